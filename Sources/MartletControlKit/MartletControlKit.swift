// Controls live here, one folder each.
