// Where a file imports both Testing and CoreGraphics, the compiler imports a module of this name too, which on
// Apple's systems attaches pictures to tests. Linux's toolchain says so, but has no such module.
