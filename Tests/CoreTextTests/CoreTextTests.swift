// Tests of CoreText: fonts, shaping and lines.
