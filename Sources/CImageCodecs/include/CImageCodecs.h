// Reading and writing PNG, JPEG and WebP through libpng, libjpeg and libwebp.
//
// The first two report errors by longjmp, which must not cross Swift frames: here every call ends inside C and
// reports by return value. Pixels are premultiplied ARGB in 32-bit words of the machine, first row on top.
#ifndef CIMAGECODECS_H
#define CIMAGECODECS_H

#include <stddef.h>
#include <stdint.h>

enum { MICA_MESSAGE_SIZE = 200 };

/// What the head of an image file says.
typedef struct {
  uint32_t width;
  uint32_t height;
  int bitsPerComponent;
  int hasAlpha;
  int isGray;
  /// The Exif orientation, 1...8; 1 where there is none.
  int orientation;
  /// Pixels per inch, 0 where the file does not say.
  double dpiX;
  double dpiY;
  /// How many pictures there are, and how often they are played; 0 for ever.
  int frames;
  int loops;
} mica_image_head;

/// Reads the head of a PNG file. Returns 1, or 0 with a message.
int mica_png_head(const uint8_t *bytes, size_t count, mica_image_head *head, char message[MICA_MESSAGE_SIZE]);

/// Reads a PNG file into pixels that hold what its head says. Returns 1, or 0 with a message.
int mica_png_read(const uint8_t *bytes, size_t count, uint32_t *pixels, size_t pixelsPerRow,
                  char message[MICA_MESSAGE_SIZE]);

/// Reads the head of a JPEG file. Returns 1, or 0 with a message.
int mica_jpeg_head(const uint8_t *bytes, size_t count, mica_image_head *head, char message[MICA_MESSAGE_SIZE]);

/// Reads a JPEG file into pixels that hold what its head says. Returns 1, or 0 with a message.
int mica_jpeg_read(const uint8_t *bytes, size_t count, uint32_t *pixels, size_t pixelsPerRow,
                   char message[MICA_MESSAGE_SIZE]);
// The same of a file that is still coming: what there is of it is in the pixels, also where 0 is returned.
int mica_jpeg_read_part(const uint8_t *bytes, size_t count, uint32_t *pixels, size_t pixelsPerRow,
                        char message[MICA_MESSAGE_SIZE]);

/// Reads the head of a WebP file. Returns 1, or 0 with a message.
int mica_webp_head(const uint8_t *bytes, size_t count, mica_image_head *head, char message[MICA_MESSAGE_SIZE]);

/// Reads a WebP file, of an animation the first frame, into pixels that hold what its head says. Returns 1, or 0 with a message.
int mica_webp_read(const uint8_t *bytes, size_t count, uint32_t *pixels, size_t pixelsPerRow,
                   char message[MICA_MESSAGE_SIZE]);

/// Opens the frames of a WebP file from a copy of the bytes; NULL with a message where it is damaged.
void *mica_webp_frames_open(const uint8_t *bytes, size_t count, char message[MICA_MESSAGE_SIZE]);

/// Reads the next frame, painted over those before, and the milliseconds that it is shown. Returns 1, 0 after the last, or -1 where
/// it is damaged.
int mica_webp_frames_next(void *frames, uint32_t *pixels, size_t pixelsPerRow, int *delay);
void mica_webp_frames_close(void *frames);

/// Takes the next bytes of a file. Returns 0 to stop.
typedef int (*mica_write)(void *context, const uint8_t *bytes, size_t count);

/// Writes a PNG file. Returns 1, or 0 where there was no memory or `write` said stop.
int mica_png_write(const uint32_t *pixels, size_t pixelsPerRow, uint32_t width, uint32_t height, int isOpaque,
                   double dpi, mica_write write, void *context);

/// Writes a JPEG file of quality 1...100 over white, with the Exif orientation where that is not 1. Returns 1, or
/// 0 with a message.
int mica_jpeg_write(const uint32_t *pixels, size_t pixelsPerRow, uint32_t width, uint32_t height, int quality,
                    int orientation, mica_write write, void *context, char message[MICA_MESSAGE_SIZE]);

/// Makes a WebP file of quality 0...100, or one that keeps every pixel where that is negative. Returns its size, 0 where it cannot
/// be made; the bytes are freed by `mica_webp_free`.
size_t mica_webp_write(const uint32_t *pixels, size_t pixelsPerRow, uint32_t width, uint32_t height, float quality,
                       uint8_t **file);
void mica_webp_free(uint8_t *file);

/// Opens an animated WebP file of pictures of quality 0...100, or without loss where that is negative; `loops` plays, 0 for ever.
/// NULL with a message where it cannot be.
void *mica_webp_writer_open(int width, int height, float quality, int loops, char message[MICA_MESSAGE_SIZE]);

/// Adds a picture of the size that was opened, shown from `milliseconds` on. Returns 1, or 0 with a message.
int mica_webp_writer_add(void *writer, const uint32_t *pixels, size_t pixelsPerRow, int milliseconds,
                         char message[MICA_MESSAGE_SIZE]);

/// Hands over the file, whose last picture ends at `milliseconds`. Returns 1, or 0 with a message.
int mica_webp_writer_finish(void *writer, int milliseconds, mica_write write, void *context,
                            char message[MICA_MESSAGE_SIZE]);
void mica_webp_writer_close(void *writer);

#endif
