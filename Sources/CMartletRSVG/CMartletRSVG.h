#ifndef CMARTLETRSVG_H
#define CMARTLETRSVG_H
#include <librsvg/rsvg.h>
#endif
