// See module.modulemap.
