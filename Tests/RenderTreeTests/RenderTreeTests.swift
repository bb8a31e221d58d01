// Tests of RenderTree.
