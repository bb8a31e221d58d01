// Tests of MicaTool.
