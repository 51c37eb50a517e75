#ifndef CMARTLETGTK_H
#define CMARTLETGTK_H
#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <glib-unix.h>
#include <gtk/gtk.h>
#include <pango/pangocairo.h>

// libdispatch exports these two for foreign main loops, but no header that Swift can import declares them.
int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *message);

#endif
