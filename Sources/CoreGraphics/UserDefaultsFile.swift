internal import CUserDefaults

/// Writes the user defaults that the program has set to their file, if anything has changed.
package func synchronizeUserDefaults() { mica_synchronize_user_defaults() }
