#pragma once
// Clocks, memory, and one painted frame at a time: what the workloads measure with.

/// Milliseconds of the monotonic clock.
double bench_wall_ms(void);
/// Milliseconds of CPU that this process has used, all threads together.
double bench_cpu_ms(void);
/// Milliseconds of CPU that the X server has used; 0 unless XSERVER_PID names its process.
double bench_xserver_cpu_ms(void);
/// How often the process's threads have gone to sleep by themselves.
long bench_voluntary_switches(void);
/// A line of /proc/self/status in megabytes, such as "VmRSS:".
double bench_status_mb(const char *key);

/// Starts to watch the frame clocks of all windows. Call it before the first frame to be counted.
void bench_watch_frames(void);
/// Frames painted since `bench_watch_frames`.
int bench_painted_frames(void);
/// Milliseconds asleep in the main loop since `bench_watch_frames`.
double bench_asleep_ms(void);
/// Runs the main loop until another frame is painted and the X server has carried it out.
/// Returns 0 if there is none within twenty seconds.
int bench_pump_frame(void);
/// Runs the main loop for a time, so that start-up work dies down.
void bench_settle(int milliseconds);
/// Runs the main loop for a time, with one wake-up of its own, at the end.
void bench_wait(int milliseconds);
/// Calls back from the main loop after a time.
void bench_after(int milliseconds, void (*callback)(void));
/// A number made of the pixels of the first window's contents, to see that a change arrived on screen.
unsigned long bench_window_hash(void);
/// Starts or stops counting under callgrind; does nothing elsewhere.
void bench_toggle_counting(void);
