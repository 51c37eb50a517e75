// ViewTesting
