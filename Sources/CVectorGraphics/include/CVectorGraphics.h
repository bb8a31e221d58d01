// Reading PDF and SVG through poppler and librsvg.
//
// Both libraries bring some forty others with them, so they are not linked: each is opened when the first document of its kind is
// read, and a program that reads none starts without them. A document must not be used from two threads at once.
#ifndef CVECTORGRAPHICS_H
#define CVECTORGRAPHICS_H

#include <stddef.h>
#include <stdint.h>

enum { MICA_REASON_SIZE = 200 };

/// Why a PDF document could not be opened.
typedef enum {
  MICA_PDF_OPENED = 0,
  /// The library is not there, or the bytes are damaged; the reason says which.
  MICA_PDF_UNREADABLE = 1,
  /// The password is wrong or missing.
  MICA_PDF_LOCKED = 2,
} mica_pdf_result;

/// Opens a PDF document from a copy of the bytes. `password` may be NULL.
mica_pdf_result mica_pdf_open(const uint8_t *bytes, size_t count, const char *password, void **document,
                              char reason[MICA_REASON_SIZE]);
void mica_pdf_close(void *document);
/// What may be done with the document: 1 to print, 2 to copy; 3 for both.
int mica_pdf_permissions(void *document);
int mica_pdf_page_count(void *document);
/// Opens a page, counted from 0; NULL where it is damaged. Its size is that of the visible part in points, upright.
void *mica_pdf_page_open(void *document, int index, double *width, double *height);
void mica_pdf_page_close(void *page);
/// Draws a page into a Cairo context that has points for units, the origin at the page's top left and y down.
void mica_pdf_page_draw(void *page, void *cairo);

/// Opens an SVG document from the bytes, with its size in pixels; NULL with a reason where that fails. Files that it refers to are
/// not read.
void *mica_svg_open(const uint8_t *bytes, size_t count, double *width, double *height, char reason[MICA_REASON_SIZE]);
void mica_svg_close(void *document);
/// Draws an SVG document into a rectangle of the given size at the origin of a Cairo context. Returns 1, or 0 where it failed.
int mica_svg_draw(void *document, void *cairo, double width, double height);

#endif
