// Tests of CoreGraphics.
