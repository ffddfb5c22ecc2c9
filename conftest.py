"""Have all tests run the engine's sources, even where its compiled modules were built (`make fast`)."""

import os

os.environ["SIEGEMASTER_PURE"] = "yes"  # the engine looks for it when it is imported
