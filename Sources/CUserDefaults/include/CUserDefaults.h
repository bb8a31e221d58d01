#ifndef C_USER_DEFAULTS_H
#define C_USER_DEFAULTS_H

/// Writes what the program has set in its user defaults to their file, if anything has changed.
void mica_synchronize_user_defaults(void);

#endif
