// Placeholder of the ImageIO module until its first file lands.
