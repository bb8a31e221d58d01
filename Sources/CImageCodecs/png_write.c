// Writes PNG files of screens quickly.
//
// Screens are mostly flat, so every row is stored as its difference from the row above (filter "up") and runs of equal
// pixels become matches at the distance of one pixel; nothing else is searched. Each block gets its own Huffman code.
// Rows equal to the one above cost one comparison.
#include "CImageCodecs.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

enum { LITERALS = 286, LENGTH_CODES = 19, BLOCK_TOKENS = 1 << 16, OUTPUT = 1 << 16 };

// A token is a literal byte, or 256 plus a match length of 3...258.
typedef struct {
  mica_write write;
  void *context;
  int failed;
  uint64_t bits;
  int bitCount;
  size_t used;
  size_t tokens;
  uint32_t frequency[LITERALS];
  uint16_t token[BLOCK_TOKENS + 8];
  uint8_t output[OUTPUT + 64];
} encoder;

static uint16_t lengthSymbol[259];
static uint8_t lengthExtraBits[259];
static uint16_t lengthBase[259];

__attribute__((constructor)) static void fillLengthTables(void) {
  static const uint16_t base[29] = {3,  4,  5,  6,  7,  8,  9,  10, 11,  13,  15,  17,  19,  23, 27,
                                    31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258};
  static const uint8_t extra[29] = {0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0};
  for (int length = 3, code = 0; length <= 258; length++) {
    while (code < 28 && base[code + 1] <= length) code++;
    lengthSymbol[length] = 257 + code;
    lengthExtraBits[length] = extra[code];
    lengthBase[length] = base[code];
  }
}

static void put32(uint8_t *at, uint32_t value) {
  at[0] = value >> 24;
  at[1] = value >> 16;
  at[2] = value >> 8;
  at[3] = value;
}

// One chunk: length, name, content, checksum.
static int chunk(encoder *e, const char *name, const uint8_t *content, size_t count) {
  uint8_t head[8], tail[4];
  put32(head, (uint32_t)count);
  memcpy(head + 4, name, 4);
  uLong sum = crc32(0, head + 4, 4);
  if (count) sum = crc32(sum, content, (uInt)count);
  put32(tail, (uint32_t)sum);
  return e->write(e->context, head, 8) && (count == 0 || e->write(e->context, content, count)) &&
         e->write(e->context, tail, 4);
}

static void spill(encoder *e) {
  if (e->used && !e->failed && !chunk(e, "IDAT", e->output, e->used)) e->failed = 1;
  e->used = 0;
}

// Appends up to 32 bits, the least significant first.
static inline void putBits(encoder *e, uint32_t value, int count) {
  e->bits |= (uint64_t)value << e->bitCount;
  e->bitCount += count;
  if (e->bitCount >= 32) {
    uint32_t word = (uint32_t)e->bits;
    memcpy(e->output + e->used, &word, 4);
    e->used += 4;
    e->bits >>= 32;
    e->bitCount -= 32;
    if (e->used >= OUTPUT) spill(e);
  }
}

// Code lengths of at most `limit` bits for symbols with these frequencies; at least two symbols get one.
static void codeLengths(const uint32_t *frequency, int count, int limit, uint8_t *lengths) {
  struct node { uint32_t weight; int left, right; } node[2 * LITERALS];
  uint32_t scaled[LITERALS];
  memcpy(scaled, frequency, count * sizeof *scaled);
  for (int symbol = 0, used = 0; symbol < count; symbol++) {
    if (scaled[symbol]) used++;
    if (symbol == count - 1 && used < 2)
      for (int s = 0; s < count && used < 2; s++)
        if (!scaled[s]) scaled[s] = 1, used++;
  }
  for (;;) {
    int heap[LITERALS + 1], size = 0, next = count;
    memset(lengths, 0, count);
    for (int s = 0; s < count; s++)
      if (scaled[s]) {
        node[s] = (struct node){scaled[s], -1, -1};
        int at = ++size;
        while (at > 1 && node[heap[at / 2]].weight > scaled[s]) heap[at] = heap[at / 2], at /= 2;
        heap[at] = s;
      }
    while (size > 1) {
      int pair[2];
      for (int k = 0; k < 2; k++) {
        pair[k] = heap[1];
        int last = heap[size--], at = 1;
        while (2 * at <= size) {
          int child = 2 * at;
          if (child < size && node[heap[child + 1]].weight < node[heap[child]].weight) child++;
          if (node[heap[child]].weight >= node[last].weight) break;
          heap[at] = heap[child];
          at = child;
        }
        heap[at] = last;
      }
      node[next] = (struct node){node[pair[0]].weight + node[pair[1]].weight, pair[0], pair[1]};
      int at = ++size;
      while (at > 1 && node[heap[at / 2]].weight > node[next].weight) heap[at] = heap[at / 2], at /= 2;
      heap[at] = next++;
    }
    int deepest = 0, depth[2 * LITERALS];
    depth[next - 1] = 0;
    for (int n = next - 1; n >= 0; n--) {
      if (n < count) {
        if (scaled[n]) lengths[n] = depth[n], deepest = depth[n] > deepest ? depth[n] : deepest;
      } else {
        depth[node[n].left] = depth[node[n].right] = depth[n] + 1;
      }
    }
    if (deepest <= limit) return;
    // Flatten the frequencies until the code is short enough.
    for (int s = 0; s < count; s++)
      if (scaled[s]) scaled[s] = scaled[s] / 4 + 1;
  }
}

// The codes of the given lengths, bits reversed as deflate wants them.
static void codes(const uint8_t *lengths, int count, uint16_t *code) {
  int perLength[16] = {0}, next[16], value = 0;
  for (int s = 0; s < count; s++) perLength[lengths[s]]++;
  perLength[0] = 0;
  for (int length = 1; length < 16; length++) next[length] = value = (value + perLength[length - 1]) << 1;
  for (int s = 0; s < count; s++) {
    int v = lengths[s] ? next[lengths[s]]++ : 0, reversed = 0;
    for (int bit = 0; bit < lengths[s]; bit++) reversed = reversed << 1 | (v >> bit & 1);
    code[s] = reversed;
  }
}

// Writes the tokens collected so far as one block with a Huffman code of its own.
static void flushBlock(encoder *e, int distanceSymbol, int isLast) {
  uint8_t lengths[LITERALS + 32] = {0}, lengthLengths[LENGTH_CODES];
  uint16_t code[LITERALS], lengthCode[LENGTH_CODES];
  uint32_t lengthFrequency[LENGTH_CODES] = {0};
  e->frequency[256] = 1;
  codeLengths(e->frequency, LITERALS, 15, lengths);
  codes(lengths, LITERALS, code);
  // One distance is ever used; it gets a code of one bit.
  int distances = distanceSymbol + 1;
  lengths[LITERALS + distanceSymbol] = 1;
  int total = LITERALS + distances;

  // The code lengths themselves, runs packed: 16 repeats the last, 17 and 18 are zeros.
  uint8_t packed[2 * (LITERALS + 32)];
  int packedCount = 0;
  for (int i = 0; i < total;) {
    int run = 1;
    while (i + run < total && lengths[i + run] == lengths[i]) run++;
    i += run;
    int value = lengths[i - 1];
    if (value == 0) {
      while (run >= 3) {
        int part = run > 138 ? 138 : run;
        packed[packedCount++] = part > 10 ? 18 : 17;
        packed[packedCount++] = part > 10 ? part - 11 : part - 3;
        run -= part;
      }
    } else {
      packed[packedCount++] = value;
      packed[packedCount++] = 0;
      run--;
      while (run >= 3) {
        int part = run > 6 ? 6 : run;
        packed[packedCount++] = 16;
        packed[packedCount++] = part - 3;
        run -= part;
      }
    }
    while (run-- > 0) packed[packedCount++] = value, packed[packedCount++] = 0;
  }
  for (int i = 0; i < packedCount; i += 2) lengthFrequency[packed[i]]++;
  codeLengths(lengthFrequency, LENGTH_CODES, 7, lengthLengths);
  codes(lengthLengths, LENGTH_CODES, lengthCode);
  static const uint8_t order[LENGTH_CODES] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
  int sent = LENGTH_CODES;
  while (sent > 4 && lengthLengths[order[sent - 1]] == 0) sent--;

  putBits(e, isLast ? 1 : 0, 1);
  putBits(e, 2, 2);
  putBits(e, LITERALS - 257, 5);
  putBits(e, distances - 1, 5);
  putBits(e, sent - 4, 4);
  for (int i = 0; i < sent; i++) putBits(e, lengthLengths[order[i]], 3);
  for (int i = 0; i < packedCount; i += 2) {
    int symbol = packed[i];
    putBits(e, lengthCode[symbol], lengthLengths[symbol]);
    if (symbol >= 16) putBits(e, packed[i + 1], symbol == 16 ? 2 : symbol == 17 ? 3 : 7);
  }
  for (size_t i = 0; i < e->tokens; i++) {
    int token = e->token[i];
    if (token < 256) {
      putBits(e, code[token], lengths[token]);
    } else {
      int length = token - 256, symbol = lengthSymbol[length];
      putBits(e, code[symbol], lengths[symbol]);
      // The extra bits of the length, then the distance: code 0 of one bit.
      putBits(e, length - lengthBase[length], lengthExtraBits[length] + 1);
    }
  }
  putBits(e, code[256], lengths[256]);
  e->tokens = 0;
  memset(e->frequency, 0, sizeof e->frequency);
}

static inline void literal(encoder *e, uint8_t byte) {
  e->token[e->tokens++] = byte;
  e->frequency[byte]++;
}

static inline void match(encoder *e, size_t count) {
  while (count) {
    // A match is at least three bytes long, so the last two share what is left.
    size_t part = count > 258 ? (count - 258 < 3 ? 255 : 258) : count;
    e->token[e->tokens++] = 256 + part;
    e->frequency[lengthSymbol[part]]++;
    count -= part;
  }
}

// The colour without its opacity multiplied in.
static inline uint32_t straight(uint32_t p) {
  uint32_t a = p >> 24;
  if (a == 255) return p;
  if (a == 0) return 0;
  uint32_t half = a / 2;
  uint32_t r = ((p >> 16 & 255) * 255 + half) / a, g = ((p >> 8 & 255) * 255 + half) / a,
           b = ((p & 255) * 255 + half) / a;
  return a << 24 | (r > 255 ? 255 : r) << 16 | (g > 255 ? 255 : g) << 8 | (b > 255 ? 255 : b);
}

// The difference of each byte, modulo 256.
static inline uint32_t minus(uint32_t a, uint32_t b) {
  return ((a | 0x80808080u) - (b & 0x7f7f7f7fu)) ^ ((a ^ ~b) & 0x80808080u);
}

static int allOpaque(const uint32_t *pixels, size_t pixelsPerRow, uint32_t width, uint32_t height) {
  for (uint32_t y = 0; y < height; y++) {
    const uint32_t *row = pixels + y * pixelsPerRow;
    uint32_t all = 0xff000000u;
    for (uint32_t x = 0; x < width; x++) all &= row[x];
    if (all != 0xff000000u) return 0;
  }
  return 1;
}

int mica_png_write(const uint32_t *pixels, size_t pixelsPerRow, uint32_t width, uint32_t height, int isOpaque,
                   double dpi, mica_write write, void *context) {
  int bytesPerPixel = isOpaque || allOpaque(pixels, pixelsPerRow, width, height) ? 3 : 4;
  size_t rowBytes = (size_t)width * bytesPerPixel + 1;
  encoder *e = malloc(sizeof *e);
  uint32_t *difference = malloc(width * sizeof *difference), *kept = calloc(2 * (size_t)width, sizeof *kept);
  uint8_t *row = malloc(rowBytes);
  int result = 0;
  if (!e || !difference || !kept || !row) goto done;
  memset(e, 0, offsetof(encoder, token));
  e->write = write;
  e->context = context;

  static const uint8_t signature[8] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
  uint8_t head[13] = {0};
  put32(head, width);
  put32(head + 4, height);
  head[8] = 8;
  head[9] = bytesPerPixel == 3 ? 2 : 6;
  static const uint8_t perceptual[1] = {0};
  if (!write(context, signature, 8) || !chunk(e, "IHDR", head, 13) || !chunk(e, "sRGB", perceptual, 1)) goto done;
  if (dpi > 0) {
    uint8_t size[9];
    put32(size, (uint32_t)(dpi / 0.0254 + 0.5));
    put32(size + 4, (uint32_t)(dpi / 0.0254 + 0.5));
    size[8] = 1;
    if (!chunk(e, "pHYs", size, 9)) goto done;
  }

  int distanceSymbol = bytesPerPixel - 1;
  e->output[0] = 0x78;
  e->output[1] = 0x01;
  e->used = 2;
  uLong sum = adler32(0, NULL, 0);
  const uint32_t *above = kept;
  uint32_t *straightRows[2] = {kept, kept + width};
  for (uint32_t y = 0; y < height; y++) {
    const uint32_t *source = pixels + y * pixelsPerRow;
    if (e->tokens + rowBytes / 255 + 16 > BLOCK_TOKENS) flushBlock(e, distanceSymbol, 0);
    literal(e, 2);
    if (y > 0 && memcmp(source, source - pixelsPerRow, (size_t)width * 4) == 0) {
      // All zero: the checksum's first half grows by the filter's 2, the second by the first once per byte.
      unsigned long first = ((sum & 0xffff) + 2) % 65521;
      sum = (((sum >> 16) + rowBytes % 65521 * first) % 65521) << 16 | first;
      for (int i = 0; i < bytesPerPixel; i++) literal(e, 0);
      match(e, (size_t)(width - 1) * bytesPerPixel);
      continue;
    }
    if (bytesPerPixel == 4) {
      uint32_t *converted = straightRows[above == kept];
      for (uint32_t x = 0; x < width; x++) converted[x] = straight(source[x]);
      source = converted;
    } else if (y > 0) {
      above = pixels + (y - 1) * pixelsPerRow;
    }
    for (uint32_t x = 0; x < width; x++) difference[x] = minus(source[x], above[x]);
    if (bytesPerPixel == 4) above = source;
    uint8_t *at = row;
    *at++ = 2;
    if (bytesPerPixel == 3) {
      for (uint32_t x = 0; x < width; x++, at += 3) {
        difference[x] &= 0xffffff;
        at[0] = difference[x] >> 16;
        at[1] = difference[x] >> 8;
        at[2] = difference[x];
      }
    } else {
      for (uint32_t x = 0; x < width; x++, at += 4) {
        at[0] = difference[x] >> 16;
        at[1] = difference[x] >> 8;
        at[2] = difference[x];
        at[3] = difference[x] >> 24;
      }
    }
    sum = adler32(sum, row, (uInt)rowBytes);
    for (uint32_t x = 0; x < width;) {
      const uint8_t *pixel = row + 1 + (size_t)x * bytesPerPixel;
      uint32_t value = difference[x], end = x + 1;
      if (e->tokens + 8 > BLOCK_TOKENS) flushBlock(e, distanceSymbol, 0);
      for (int i = 0; i < bytesPerPixel; i++) literal(e, pixel[i]);
      while (end < width && difference[end] == value) end++;
      if (end > x + 1) {
        size_t run = (size_t)(end - x - 1) * bytesPerPixel;
        if (e->tokens + run / 255 + 8 > BLOCK_TOKENS) flushBlock(e, distanceSymbol, 0);
        match(e, run);
      }
      x = end;
    }
  }
  flushBlock(e, distanceSymbol, 1);
  putBits(e, 0, (8 - e->bitCount % 8) % 8);
  while (e->bitCount > 0) {
    e->output[e->used++] = (uint8_t)e->bits;
    e->bits >>= 8;
    e->bitCount -= 8;
  }
  put32(e->output + e->used, (uint32_t)sum);
  e->used += 4;
  spill(e);
  result = !e->failed && chunk(e, "IEND", NULL, 0);
done:
  free(e);
  free(difference);
  free(kept);
  free(row);
  return result;
}
