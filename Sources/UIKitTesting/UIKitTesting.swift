// Placeholder of the UIKitTesting module until its first file lands.
