#ifndef CMARTLETGTK_H
#define CMARTLETGTK_H
#include <glib-unix.h>
#include <gtk/gtk.h>
#endif
