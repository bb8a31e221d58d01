// Placeholder of the CoreText module until its first file lands.
