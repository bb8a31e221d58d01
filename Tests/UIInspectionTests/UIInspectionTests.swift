// Tests of UIInspection.
