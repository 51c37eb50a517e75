#include "CBench.h"
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <gdk/x11/gdkx.h>
#include <gtk/gtk.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>
#if __has_include(<valgrind/callgrind.h>)
#include <valgrind/callgrind.h>
void bench_toggle_counting(void) { CALLGRIND_TOGGLE_COLLECT; }
#else
void bench_toggle_counting(void) {}
#endif

static double clock_ms(clockid_t id) {
  struct timespec time;
  clock_gettime(id, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

double bench_wall_ms(void) { return clock_ms(CLOCK_MONOTONIC); }
double bench_cpu_ms(void) { return clock_ms(CLOCK_PROCESS_CPUTIME_ID); }

double bench_xserver_cpu_ms(void) {
  const char *pid = getenv("XSERVER_PID");
  if (!pid) return 0;
  char path[64];
  snprintf(path, sizeof path, "/proc/%s/schedstat", pid);
  FILE *file = fopen(path, "r");
  unsigned long long nanoseconds = 0;
  if (!file) return 0;
  if (fscanf(file, "%llu", &nanoseconds) != 1) nanoseconds = 0;
  fclose(file);
  return nanoseconds / 1e6;
}

long bench_voluntary_switches(void) {
  struct rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  return usage.ru_nvcsw;
}

double bench_status_mb(const char *key) {
  FILE *file = fopen("/proc/self/status", "r");
  char line[256];
  double kilobytes = 0;
  while (file && fgets(line, sizeof line, file))
    if (!strncmp(line, key, strlen(key))) kilobytes = atof(line + strlen(key));
  if (file) fclose(file);
  return kilobytes / 1024;
}

static double asleep;
static int painted;

static gint sleeping_poll(GPollFD *descriptors, guint count, gint timeout) {
  double start = bench_wall_ms();
  gint result = g_poll(descriptors, count, timeout);
  asleep += bench_wall_ms() - start;
  return result;
}

static gboolean frame_was_painted(GSignalInvocationHint *hint, guint count, const GValue *values, gpointer data) {
  painted++;
  return TRUE;
}

static gboolean keep(gpointer data) { return G_SOURCE_CONTINUE; }

void bench_watch_frames(void) {
  g_main_context_set_poll_func(NULL, sleeping_poll);
  g_type_class_unref(g_type_class_ref(GDK_TYPE_FRAME_CLOCK));
  g_signal_add_emission_hook(
      g_signal_lookup("after-paint", GDK_TYPE_FRAME_CLOCK), 0, frame_was_painted, NULL, NULL);
}

int bench_painted_frames(void) { return painted; }
double bench_asleep_ms(void) { return asleep; }

static void synchronize(void) {
  GdkDisplay *display = gdk_display_get_default();
  if (display && GDK_IS_X11_DISPLAY(display)) XSync(gdk_x11_display_get_xdisplay(display), False);
}

int bench_pump_frame(void) {
  int before = painted;
  double start = bench_wall_ms();
  guint source = g_timeout_add(500, keep, NULL); /* bounds the wait */
  while (painted == before && bench_wall_ms() - start < 20000) g_main_context_iteration(NULL, TRUE);
  g_source_remove(source);
  synchronize();
  return painted != before;
}

void bench_settle(int milliseconds) {
  double start = bench_wall_ms();
  guint source = g_timeout_add(20, keep, NULL);
  while (bench_wall_ms() - start < milliseconds) g_main_context_iteration(NULL, TRUE);
  g_source_remove(source);
  synchronize();
}

static gboolean end_wait(gpointer data) {
  *(int *)data = 1;
  return G_SOURCE_REMOVE;
}

void bench_wait(int milliseconds) {
  int is_over = 0;
  g_timeout_add(milliseconds, end_wait, &is_over);
  while (!is_over) g_main_context_iteration(NULL, TRUE);
}

static gboolean run_callback(gpointer data) {
  ((void (*)(void))data)();
  return G_SOURCE_REMOVE;
}

void bench_after(int milliseconds, void (*callback)(void)) {
  g_timeout_add(milliseconds, run_callback, (gpointer)callback);
}

unsigned long bench_window_hash(void) {
  GListModel *windows = gtk_window_get_toplevels();
  GtkNative *window = g_list_model_get_item(windows, 0);
  if (!window) return 0;
  GdkSurface *surface = gtk_native_get_surface(window);
  g_object_unref(window);
  if (!GDK_IS_X11_SURFACE(surface)) return 0;
  Display *display = gdk_x11_display_get_xdisplay(gdk_surface_get_display(surface));
  int scale = gdk_surface_get_scale_factor(surface);
  XImage *image = XGetImage(
      display, gdk_x11_surface_get_xid(surface), 0, 0, gdk_surface_get_width(surface) * scale,
      gdk_surface_get_height(surface) * scale, AllPlanes, ZPixmap);
  if (!image) return 0;
  unsigned long hash = 5381;
  for (long i = 0; i < (long)image->bytes_per_line * image->height; i++)
    hash = hash * 33 + (unsigned char)image->data[i];
  XDestroyImage(image);
  return hash;
}
