// Filled by the popup placement algorithm.
