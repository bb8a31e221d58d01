#include <fribidi.h>

/* FriBidi's constants are macros of masks, which Swift does not import. */
static const FriBidiParType mica_fribidi_left_to_right = FRIBIDI_PAR_LTR;
static const FriBidiParType mica_fribidi_right_to_left = FRIBIDI_PAR_RTL;

/* Returns a nonzero value if a character at the end of a line takes the direction of the paragraph. */
static inline int mica_fribidi_is_loose(FriBidiCharType type) { return FRIBIDI_IS_EXPLICIT_OR_BN_OR_WS(type) || FRIBIDI_IS_ISOLATE(type); }
