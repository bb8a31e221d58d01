// Tests of CoreText.
