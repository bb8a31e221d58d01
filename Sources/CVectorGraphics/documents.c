#include "CVectorGraphics.h"

#include <dlfcn.h>
#include <math.h>
#include <pthread.h>
#include <stdio.h>

// The few types of GLib, poppler and librsvg that this file uses, as declared in their manuals.
typedef struct {
  uint32_t domain;
  int code;
  char *message;
} error_t_;
typedef struct {
  double x, y, width, height;
} rectangle;
typedef struct {
  double length;
  int unit;
} length;

static struct {
  void *library;
  void (*unref)(void *);
  void (*error_free)(error_t_ *);
  void *(*bytes_new)(const void *, size_t);
  void (*bytes_unref)(void *);
  void *(*open)(void *, const char *, error_t_ **);
  int (*page_count)(void *);
  unsigned (*permissions)(void *);
  void *(*page)(void *, int);
  void (*size)(void *, double *, double *);
  void (*render)(void *, void *);
} pdf;

static struct {
  void *library;
  void (*unref)(void *);
  void (*error_free)(error_t_ *);
  void *(*open)(const uint8_t *, size_t, error_t_ **);
  int (*pixel_size)(void *, double *, double *);
  void (*dimensions)(void *, int *, length *, int *, length *, int *, rectangle *);
  int (*render)(void *, void *, const rectangle *, error_t_ **);
} svg;

static pthread_once_t pdf_once = PTHREAD_ONCE_INIT, svg_once = PTHREAD_ONCE_INIT;

static void *library(const char *const *names) {
  void *found = NULL;
  while (*names && !found) found = dlopen(*names++, RTLD_LAZY | RTLD_LOCAL);
  return found;
}

static int complete(void *const *symbols, int count) {
  for (int i = 0; i < count; i++)
    if (!symbols[i]) return 0;
  return 1;
}

static void load_pdf(void) {
  void *found = library((const char *const[]){"libpoppler-glib.so.8", "libpoppler-glib.so", NULL});
  if (!found) return;
  void *s[] = {dlsym(found, "g_object_unref"), dlsym(found, "g_error_free"), dlsym(found, "g_bytes_new"),
               dlsym(found, "g_bytes_unref"), dlsym(found, "poppler_document_new_from_bytes"),
               dlsym(found, "poppler_document_get_n_pages"), dlsym(found, "poppler_document_get_permissions"),
               dlsym(found, "poppler_document_get_page"), dlsym(found, "poppler_page_get_size"),
               dlsym(found, "poppler_page_render")};
  if (!complete(s, 10)) return;
  pdf.unref = s[0], pdf.error_free = s[1], pdf.bytes_new = s[2], pdf.bytes_unref = s[3], pdf.open = s[4];
  pdf.page_count = s[5], pdf.permissions = s[6], pdf.page = s[7], pdf.size = s[8], pdf.render = s[9];
  pdf.library = found;
}

static void load_svg(void) {
  void *found = library((const char *const[]){"librsvg-2.so.2", "librsvg-2.so", NULL});
  if (!found) return;
  void *s[] = {dlsym(found, "g_object_unref"), dlsym(found, "g_error_free"),
               dlsym(found, "rsvg_handle_new_from_data"), dlsym(found, "rsvg_handle_get_intrinsic_size_in_pixels"),
               dlsym(found, "rsvg_handle_get_intrinsic_dimensions"), dlsym(found, "rsvg_handle_render_document")};
  if (!complete(s, 6)) return;
  svg.unref = s[0], svg.error_free = s[1], svg.open = s[2], svg.pixel_size = s[3], svg.dimensions = s[4];
  svg.render = s[5];
  svg.library = found;
}

static void tell(char *reason, error_t_ *error, void (*error_free)(error_t_ *)) {
  snprintf(reason, MICA_REASON_SIZE, "%s", error && error->message ? error->message : "damaged");
  if (error) error_free(error);
}

mica_pdf_result mica_pdf_open(const uint8_t *bytes, size_t count, const char *password, void **document,
                              char reason[MICA_REASON_SIZE]) {
  pthread_once(&pdf_once, load_pdf);
  *document = NULL;
  if (!pdf.library) {
    snprintf(reason, MICA_REASON_SIZE, "libpoppler-glib is not installed");
    return MICA_PDF_UNREADABLE;
  }
  error_t_ *error = NULL;
  void *copy = pdf.bytes_new(bytes, count);
  *document = pdf.open(copy, password, &error);
  pdf.bytes_unref(copy);
  if (*document) return MICA_PDF_OPENED;
  // POPPLER_ERROR_ENCRYPTED is 1.
  int locked = error && error->code == 1;
  tell(reason, error, pdf.error_free);
  return locked ? MICA_PDF_LOCKED : MICA_PDF_UNREADABLE;
}

void mica_pdf_close(void *document) { pdf.unref(document); }

int mica_pdf_permissions(void *document) {
  // POPPLER_PERMISSIONS_OK_TO_PRINT is 1, OK_TO_COPY is 4.
  unsigned found = pdf.permissions(document);
  return (found & 1 ? 1 : 0) | (found & 4 ? 2 : 0);
}

int mica_pdf_page_count(void *document) { return pdf.page_count(document); }

void *mica_pdf_page_open(void *document, int index, double *width, double *height) {
  void *page = pdf.page(document, index);
  if (page) pdf.size(page, width, height);
  return page;
}

void mica_pdf_page_close(void *page) { pdf.unref(page); }

void mica_pdf_page_draw(void *page, void *cairo) { pdf.render(page, cairo); }

void *mica_svg_open(const uint8_t *bytes, size_t count, double *width, double *height,
                    char reason[MICA_REASON_SIZE]) {
  pthread_once(&svg_once, load_svg);
  if (!svg.library) {
    snprintf(reason, MICA_REASON_SIZE, "librsvg-2 is not installed");
    return NULL;
  }
  error_t_ *error = NULL;
  void *document = svg.open(bytes, count, &error);
  if (!document) {
    tell(reason, error, svg.error_free);
    return NULL;
  }
  if (svg.pixel_size(document, width, height) && *width > 0 && *height > 0) return document;
  // A document without a size has that of its view box.
  int hasWidth, hasHeight, hasBox = 0;
  length w, h;
  rectangle box;
  svg.dimensions(document, &hasWidth, &w, &hasHeight, &h, &hasBox, &box);
  if (hasBox && box.width > 0 && box.height > 0) {
    *width = box.width, *height = box.height;
    return document;
  }
  snprintf(reason, MICA_REASON_SIZE, "it has neither a size nor a view box");
  svg.unref(document);
  return NULL;
}

void mica_svg_close(void *document) { svg.unref(document); }

int mica_svg_draw(void *document, void *cairo, double width, double height) {
  error_t_ *error = NULL;
  rectangle whole = {0, 0, width, height};
  int drawn = svg.render(document, cairo, &whole, &error);
  if (error) svg.error_free(error);
  return drawn;
}
