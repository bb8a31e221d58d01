#include "CImageCodecs.h"
#include "exif.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>
#include <jerror.h>

// The state of error handling. A file that ends too early is an error too: libjpeg would fill the rest with
// gray.
typedef struct {
  struct jpeg_error_mgr manager;
  jmp_buf escape;
  char *message;
  // Whether a premature end of the file only ends the scan, which keeps the coarse image of earlier scans,
  // and whether it has been reached.
  int goesOn, hasEnded;
  // The first row of pixels that the first scan has not reached then.
  JDIMENSION end;
} failure;

static void fail(j_common_ptr jpeg) {
  failure *f = (failure *)jpeg->err;
  char text[JMSG_LENGTH_MAX];
  f->manager.format_message(jpeg, text);
  snprintf(f->message, MICA_MESSAGE_SIZE, "%.*s", MICA_MESSAGE_SIZE - 1, text);
  longjmp(f->escape, 1);
}

static void hear(j_common_ptr jpeg, int level) {
  failure *f = (failure *)jpeg->err;
  if (level >= 0) return;
  if (f->manager.msg_code == JWRN_JPEG_EOF) {
    if (!f->goesOn) {
      snprintf(f->message, MICA_MESSAGE_SIZE, "the file ends too early");
      longjmp(f->escape, 1);
    }
    f->hasEnded = 1;
  }
  // Huffman codes are read some bytes ahead.
  j_decompress_ptr reader = (j_decompress_ptr)jpeg;
  if (!f->hasEnded || f->manager.msg_code != (reader->arith_code ? JWRN_JPEG_EOF : JWRN_HIT_MARKER)) return;
  JDIMENSION end = reader->input_iMCU_row * reader->max_v_samp_factor * DCTSIZE;
  if (reader->input_scan_number <= 1 && end < f->end) f->end = end;
}

// A progressive file may contain thousands of scans, each of which costs a pass over the image.
static void watch(j_common_ptr jpeg) {
  failure *f = (failure *)jpeg->err;
  if (jpeg->is_decompressor && ((j_decompress_ptr)jpeg)->input_scan_number > 200) {
    snprintf(f->message, MICA_MESSAGE_SIZE, "more than 200 scans");
    longjmp(f->escape, 1);
  }
}

static void open(struct jpeg_decompress_struct *jpeg, failure *f, struct jpeg_progress_mgr *progress,
                 const uint8_t *bytes, size_t count) {
  jpeg_create_decompress(jpeg);
  progress->progress_monitor = watch;
  jpeg->progress = progress;
  jpeg->mem->max_memory_to_use = 512L << 20;
  jpeg_mem_src(jpeg, (uint8_t *)bytes, count);
  jpeg_save_markers(jpeg, JPEG_APP0 + 1, 0xffff);
  jpeg_read_header(jpeg, TRUE);
}

static void prepare(struct jpeg_decompress_struct *jpeg, failure *f, char *message) {
  memset(jpeg, 0, sizeof *jpeg);
  jpeg->err = jpeg_std_error(&f->manager);
  f->manager.error_exit = fail;
  f->manager.emit_message = hear;
  f->message = message;
  f->goesOn = f->hasEnded = 0;
  f->end = JPEG_MAX_DIMENSION;
  snprintf(message, MICA_MESSAGE_SIZE, "out of memory");
}

int mica_jpeg_head(const uint8_t *bytes, size_t count, mica_image_head *head,
                 char message[MICA_MESSAGE_SIZE]) {
  struct jpeg_decompress_struct jpeg;
  struct jpeg_progress_mgr progress = {0};
  failure f;
  prepare(&jpeg, &f, message);
  if (setjmp(f.escape)) {
    jpeg_destroy_decompress(&jpeg);
    return 0;
  }
  open(&jpeg, &f, &progress, bytes, count);
  memset(head, 0, sizeof *head);
  head->width = jpeg.image_width;
  head->height = jpeg.image_height;
  head->bitsPerComponent = 8;
  head->isGray = jpeg.num_components == 1;
  head->orientation = head->frames = head->loops = 1;
  for (jpeg_saved_marker_ptr marker = jpeg.marker_list; marker; marker = marker->next) {
    if (marker->data_length < 6 || memcmp(marker->data, "Exif\0\0", 6) != 0) continue;
    int found = mica_exif_orientation(marker->data, marker->data_length);
    if (found != 1) head->orientation = found;
  }
  if (jpeg.density_unit == 1 || jpeg.density_unit == 2) {
    double unit = jpeg.density_unit == 1 ? 1 : 2.54;
    head->dpiX = jpeg.X_density * unit;
    head->dpiY = jpeg.Y_density * unit;
  }
  jpeg_destroy_decompress(&jpeg);
  return 1;
}

// Returns the number of bytes before an incomplete marker at the end, which would be an error between two
// scans.
static size_t withoutBrokenMarker(const uint8_t *bytes, size_t count) {
  size_t at = 2;
  while (at + 1 < count) {
    uint8_t code = bytes[at + 1];
    // Entropy-coded data, where 0xff is followed by 0 or by a restart marker.
    if (bytes[at] != 0xff || code == 0 || code == 0xff || (code >= 0xd0 && code <= 0xd7)) {
      at++;
      continue;
    }
    if (code == 0xd9) break;
    size_t length = at + 3 < count ? 2 + (bytes[at + 2] << 8 | bytes[at + 3]) : count;
    if (length > count - at) return at;
    at += length;
  }
  return count;
}

static int decode(const uint8_t *bytes, size_t count, uint32_t *pixels, size_t pixelsPerRow,
                  char message[MICA_MESSAGE_SIZE], int part) {
  struct jpeg_decompress_struct jpeg;
  struct jpeg_progress_mgr progress = {0};
  failure f;
  prepare(&jpeg, &f, message);
  if (setjmp(f.escape)) {
    jpeg_destroy_decompress(&jpeg);
    return 0;
  }
  open(&jpeg, &f, &progress, bytes, part ? withoutBrokenMarker(bytes, count) : count);
  f.goesOn = part && jpeg_has_multiple_scans(&jpeg);
  int inks = jpeg.jpeg_color_space == JCS_CMYK || jpeg.jpeg_color_space == JCS_YCCK;
  int inverted = jpeg.saw_Adobe_marker;
  jpeg.out_color_space = inks ? JCS_CMYK : JCS_EXT_BGRA;
  jpeg_start_decompress(&jpeg);
  // Below the end of the first scan there is only gray.
  while (jpeg.output_scanline < jpeg.output_height && jpeg.output_scanline < f.end) {
    uint32_t *row = pixels + (size_t)jpeg.output_scanline * pixelsPerRow;
    JSAMPROW rows[1] = {(JSAMPROW)row};
    jpeg_read_scanlines(&jpeg, rows, 1);
    if (!inks) continue;
    for (uint32_t x = 0; x < jpeg.output_width; x++) {
      // Adobe stores the remaining light, others the amount of ink.
      uint8_t *p = (uint8_t *)(row + x);
      uint32_t part[3], black = inverted ? p[3] : 255 - p[3];
      for (int i = 0; i < 3; i++) part[i] = ((inverted ? p[i] : 255 - p[i]) * black + 127) / 255;
      row[x] = 0xff000000u | part[0] << 16 | part[1] << 8 | part[2];
    }
  }
  if (jpeg.output_scanline == jpeg.output_height) jpeg_finish_decompress(&jpeg);
  jpeg_destroy_decompress(&jpeg);
  return 1;
}

int mica_jpeg_read(const uint8_t *bytes, size_t count, uint32_t *pixels, size_t pixelsPerRow,
                   char message[MICA_MESSAGE_SIZE]) {
  return decode(bytes, count, pixels, pixelsPerRow, message, 0);
}

int mica_jpeg_read_part(const uint8_t *bytes, size_t count, uint32_t *pixels, size_t pixelsPerRow,
                        char message[MICA_MESSAGE_SIZE]) {
  return decode(bytes, count, pixels, pixelsPerRow, message, 1);
}

// A destination that passes full buffers to the writer.
typedef struct {
  struct jpeg_destination_mgr manager;
  mica_write write;
  void *context;
  JOCTET buffer[1 << 15];
} sink;

static void begin(j_compress_ptr jpeg) {
  sink *s = (sink *)jpeg->dest;
  s->manager.next_output_byte = s->buffer;
  s->manager.free_in_buffer = sizeof s->buffer;
}

static boolean full(j_compress_ptr jpeg) {
  sink *s = (sink *)jpeg->dest;
  if (!s->write(s->context, s->buffer, sizeof s->buffer)) ERREXIT(jpeg, JERR_FILE_WRITE);
  begin(jpeg);
  return TRUE;
}

static void end(j_compress_ptr jpeg) {
  sink *s = (sink *)jpeg->dest;
  size_t used = sizeof s->buffer - s->manager.free_in_buffer;
  if (!s->write(s->context, s->buffer, used)) ERREXIT(jpeg, JERR_FILE_WRITE);
}

int mica_jpeg_write(const uint32_t *pixels, size_t pixelsPerRow, uint32_t width, uint32_t height, int quality,
                    int orientation, mica_write write, void *context, char message[MICA_MESSAGE_SIZE]) {
  struct jpeg_compress_struct jpeg;
  failure f;
  memset(&jpeg, 0, sizeof jpeg);
  jpeg.err = jpeg_std_error(&f.manager);
  f.manager.error_exit = fail;
  f.message = message;
  snprintf(message, MICA_MESSAGE_SIZE, "out of memory");
  uint32_t *row = malloc(width * sizeof *row);
  sink *s = malloc(sizeof *s);
  if (!row || !s || setjmp(f.escape)) {
    if (row && s) jpeg_destroy_compress(&jpeg);
    free(row);
    free(s);
    return 0;
  }
  jpeg_create_compress(&jpeg);
  s->write = write;
  s->context = context;
  s->manager.init_destination = begin;
  s->manager.empty_output_buffer = full;
  s->manager.term_destination = end;
  jpeg.dest = &s->manager;
  jpeg.image_width = width;
  jpeg.image_height = height;
  jpeg.input_components = 4;
  jpeg.in_color_space = JCS_EXT_BGRX;
  jpeg_set_defaults(&jpeg);
  jpeg_set_quality(&jpeg, quality, TRUE);
  jpeg_start_compress(&jpeg, TRUE);
  if (orientation != 1) {
    // An Exif block whose only table has one entry: a short number under 0x0112.
    uint8_t exif[] = {'E', 'x', 'i', 'f', 0, 0, 'I', 'I', '*', 0, 8, 0, 0, 0, 1, 0,
                      0x12, 1, 3, 0, 1, 0, 0, 0, (uint8_t)orientation, 0, 0, 0, 0, 0, 0, 0};
    jpeg_write_marker(&jpeg, JPEG_APP0 + 1, exif, sizeof exif);
  }
  while (jpeg.next_scanline < height) {
    const uint32_t *source = pixels + (size_t)jpeg.next_scanline * pixelsPerRow;
    for (uint32_t x = 0; x < width; x++) {
      // Composite over white: add the remainder of the alpha to every component.
      uint32_t rest = 255 - (source[x] >> 24);
      row[x] = (source[x] & 0xffffff) + rest * 0x010101;
    }
    JSAMPROW rows[1] = {(JSAMPROW)row};
    jpeg_write_scanlines(&jpeg, rows, 1);
  }
  jpeg_finish_compress(&jpeg);
  jpeg_destroy_compress(&jpeg);
  free(row);
  free(s);
  return 1;
}
