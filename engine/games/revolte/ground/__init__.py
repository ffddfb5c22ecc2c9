"""The ground of a table: what stands on it, who sees whom, what covers, where one can go."""
