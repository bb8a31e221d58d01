// Placeholder of the UIInspection module until its first file lands.
