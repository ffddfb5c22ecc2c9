"""Records of users and servers: `/records`."""
