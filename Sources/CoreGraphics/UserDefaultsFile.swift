internal import CUserDefaults

/// Writes what the program has set in its user defaults to their file, if anything has changed.
package func synchronizeUserDefaults() { mica_synchronize_user_defaults() }
