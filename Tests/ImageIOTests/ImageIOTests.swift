// Tests of ImageIO.
