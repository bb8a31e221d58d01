// Placeholder of the QuartzCore module until its first file lands.
