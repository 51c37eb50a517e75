#include "CMartletPixels.h"

#include <math.h>

typedef float Fractions __attribute__((vector_size(16)));
typedef int32_t Values __attribute__((vector_size(16)));

static Fractions pixel_at(const uint8_t *source, int width, int height, int stride, int x, int y) {
  if (x < 0 || y < 0 || x >= width || y >= height) return (Fractions){0, 0, 0, 0};
  const uint8_t *at = source + (size_t)y * (size_t)stride + (size_t)x * 4;
  return (Fractions){at[0], at[1], at[2], at[3]};
}

void martlet_project(
  const uint8_t *source, int source_width, int source_height, int source_stride, uint8_t *target, int width,
  int height, int target_stride, const double *inverse)
{
  const double *m = inverse;
  for (int y = 0; y < height; y++) {
    uint32_t *row = (uint32_t *)(target + (size_t)y * (size_t)target_stride);
    double down = y + 0.5;
    for (int x = 0; x < width; x++) {
      double across = x + 0.5;
      row[x] = 0;
      double depth = across * m[2] + down * m[5] + m[8];
      if (!(depth > 1e-9)) continue;
      double from_x = (across * m[0] + down * m[3] + m[6]) / depth - 0.5;
      double from_y = (across * m[1] + down * m[4] + m[7]) / depth - 0.5;
      if (!(from_x > -1 && from_y > -1 && from_x < source_width && from_y < source_height)) continue;
      int left = (int)floor(from_x), top = (int)floor(from_y);
      float right_share = (float)(from_x - left), bottom_share = (float)(from_y - top);
      Fractions upper = pixel_at(source, source_width, source_height, source_stride, left, top) * (1 - right_share)
        + pixel_at(source, source_width, source_height, source_stride, left + 1, top) * right_share;
      Fractions lower =
        pixel_at(source, source_width, source_height, source_stride, left, top + 1) * (1 - right_share)
        + pixel_at(source, source_width, source_height, source_stride, left + 1, top + 1) * right_share;
      Values value = __builtin_convertvector(upper * (1 - bottom_share) + lower * bottom_share + 0.5f, Values);
      row[x] = (uint32_t)value[0] | (uint32_t)value[1] << 8 | (uint32_t)value[2] << 16 | (uint32_t)value[3] << 24;
    }
  }
}
