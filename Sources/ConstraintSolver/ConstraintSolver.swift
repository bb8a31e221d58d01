// Placeholder of the ConstraintSolver module until its first file lands.
