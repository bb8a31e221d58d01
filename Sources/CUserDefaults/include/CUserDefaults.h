#ifndef C_USER_DEFAULTS_H
#define C_USER_DEFAULTS_H

/// Writes the changed user defaults of the program to their file, if there are any.
void mica_synchronize_user_defaults(void);

#endif
