// Tests of Compositor.
