#include "CMartletPixels.h"

typedef int32_t Values __attribute__((vector_size(16)));
typedef float Fractions __attribute__((vector_size(16)));

static Fractions within_unit(Fractions value) {
  // A comparison gives all bits or none.
  Values above = value > 1;
  Values below = value > 0;
  Values one = (Values)(Fractions){1, 1, 1, 1};
  return (Fractions)(((Values)value & ~above & below) | (one & above));
}

static uint32_t premultiplied(Fractions color) {
  float opacity = color[3];
  Fractions scaled = color * (opacity * 255);
  Values bytes = __builtin_convertvector(scaled + 0.5f, Values);
  uint32_t alpha = (uint32_t)(opacity * 255 + 0.5f);
  return alpha << 24 | (uint32_t)bytes[0] << 16 | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2];
}

void martlet_color_matrix(uint8_t *data, int width, int height, int stride, const float *rows) {
  // What one component of the old colour adds to all of the new one.
  Fractions columns[5];
  for (int column = 0; column < 5; column++) {
    columns[column] = (Fractions){rows[column], rows[5 + column], rows[10 + column], rows[15 + column]};
  }
  // Neighbours often have the same colour.
  uint32_t known = 0;
  uint32_t known_result = premultiplied(within_unit(columns[4]));
  for (int y = 0; y < height; y++) {
    uint32_t *row = (uint32_t *)(data + (size_t)y * (size_t)stride);
    for (int x = 0; x < width; x++) {
      uint32_t pixel = row[x];
      if (pixel != known) {
        float opacity = (float)(pixel >> 24);
        float scale = opacity > 0 ? 1 / opacity : 0;
        Fractions color = columns[0] * ((float)(pixel >> 16 & 255) * scale)
          + columns[1] * ((float)(pixel >> 8 & 255) * scale) + columns[2] * ((float)(pixel & 255) * scale)
          + columns[3] * (opacity / 255) + columns[4];
        known = pixel;
        known_result = premultiplied(within_unit(color));
      }
      row[x] = known_result;
    }
  }
}

void martlet_luminance_to_alpha(uint8_t *data, int width, int height, int stride) {
  for (int y = 0; y < height; y++) {
    uint32_t *row = (uint32_t *)(data + (size_t)y * (size_t)stride);
    for (int x = 0; x < width; x++) {
      uint32_t pixel = row[x];
      // Rec. 709's weights in 1/65536. What is transparent is dark, because colours are premultiplied.
      uint32_t light = (pixel >> 16 & 255) * 13933 + (pixel >> 8 & 255) * 46871 + (pixel & 255) * 4732;
      row[x] = (light + 32768) >> 16 << 24;
    }
  }
}

void martlet_alpha_threshold(
  uint8_t *data, int width, int height, int stride, float least, float most, uint32_t color)
{
  uint32_t results[256];
  for (int alpha = 0; alpha < 256; alpha++) {
    // Half a step on either side of a bound, so that an outline cut out of a blur is smooth.
    float inside = ((float)alpha / 255 - least) * 16 + 0.5f;
    float outside = (most - (float)alpha / 255) * 16 + 0.5f;
    float share = inside < outside ? inside : outside;
    if (least <= 0) share = outside;
    if (most >= 1 && inside < outside + 16) share = inside;
    if (least <= 0 && most >= 1) share = 1;
    share = share < 0 ? 0 : share > 1 ? 1 : share;
    uint32_t result = 0;
    for (int shift = 0; shift < 32; shift += 8) {
      result |= (uint32_t)((float)(color >> shift & 255) * share + 0.5f) << shift;
    }
    results[alpha] = result;
  }
  for (int y = 0; y < height; y++) {
    uint32_t *row = (uint32_t *)(data + (size_t)y * (size_t)stride);
    for (int x = 0; x < width; x++) row[x] = results[row[x] >> 24];
  }
}

void martlet_plus_darker(
  const uint8_t *source, int source_stride, uint8_t *target, int target_stride, int width, int height)
{
  for (int y = 0; y < height; y++) {
    const uint32_t *from = (const uint32_t *)(source + (size_t)y * (size_t)source_stride);
    uint32_t *to = (uint32_t *)(target + (size_t)y * (size_t)target_stride);
    for (int x = 0; x < width; x++) {
      uint32_t upper = from[x];
      if (!upper) continue;
      uint32_t lower = to[x];
      int upper_alpha = (int)(upper >> 24), lower_alpha = (int)(lower >> 24);
      int alpha = upper_alpha + lower_alpha > 255 ? 255 : upper_alpha + lower_alpha;
      uint32_t result = (uint32_t)alpha << 24;
      for (int shift = 0; shift < 24; shift += 8) {
        int darkness =
          (upper_alpha - (int)(upper >> shift & 255)) + (lower_alpha - (int)(lower >> shift & 255));
        int light = alpha - darkness;
        if (light > 0) result |= (uint32_t)light << shift;
      }
      to[x] = result;
    }
  }
}
