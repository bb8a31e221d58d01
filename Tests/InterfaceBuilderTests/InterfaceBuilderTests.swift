// Tests of InterfaceBuilder.
