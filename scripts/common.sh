# Shared by ./run and ./test; both source it. It expects `root` to hold the package's folder.

# What the package needs to build and to show text: GTK, its icons, and the fonts the pictures are made with.
packages_to_run=(
  libgtk-4-dev          # the window, Cairo and Pango
  librsvg2-dev          # draws symbols, which are SVG files
  librsvg2-common       # draws the icons of GTK's title bar
  bootstrap-icons       # the symbols
  pkg-config            # finds the libraries for the Swift package manager
  fonts-inter           # the system font
  fonts-noto-core       # Arabic, Hebrew, Thai and others
  fonts-noto-cjk        # Chinese, Japanese and Korean
  fonts-noto-color-emoji
)

# What the tests need besides.
packages_to_test=(
  xvfb                  # an X server without a screen
  xdotool               # finds windows, clicks and types
  strace                # counts the wake-ups of an idle window
  weston                # a Wayland compositor without a screen
)

oldest_swift=6.0
tested_swift=6.3
oldest_gtk=4.8

say() { printf '%s\n' "$*"; }
step() { printf '\n==> %s\n' "$*"; }
stop() {
  printf '\n%s: %s\n' "$(basename "$0")" "$1" >&2
  shift
  [ $# -eq 0 ] || printf '%s\n' "$@" >&2
  exit 1
}

# at_least A B: whether version A is B or newer.
at_least() { [ "$(printf '%s\n%s\n' "$2" "$1" | sort -V | head -n 1)" = "$2" ]; }

need_swift() {
  command -v swift >/dev/null 2>&1 ||
    stop "there is no 'swift' in PATH." \
      "Martlet needs the Swift toolchain, version $oldest_swift or newer ($tested_swift is tested)." \
      "Get it from https://www.swift.org/install/linux/, then add its usr/bin folder to PATH."
  local version
  version=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9][0-9.]*\).*/\1/p' | head -n 1)
  [ -n "$version" ] ||
    stop "'swift --version' does not work." \
      "The toolchain at $(command -v swift) does not start. This is what it says:" \
      "$(swift --version 2>&1 | head -n 5)"
  at_least "$version" "$oldest_swift" ||
    stop "Swift $version is too old; Martlet needs $oldest_swift or newer." \
      "Get it from https://www.swift.org/install/linux/, then add its usr/bin folder to PATH."
  at_least "$version" "$tested_swift" || say "Note: Martlet is tested with Swift $tested_swift; this is $version."
}

is_installed() { [ "$(dpkg-query -W -f='${db:Status-Status}' "$1" 2>/dev/null)" = installed ]; }

# need_packages NAME…: installs those Debian packages that are missing.
need_packages() {
  if ! command -v apt-get >/dev/null 2>&1 || ! command -v dpkg-query >/dev/null 2>&1; then
    say "Note: no apt here, so nothing is installed. On Debian and Ubuntu these packages are needed: $*"
    return
  fi
  local missing=() package
  for package in "$@"; do is_installed "$package" || missing+=("$package"); done
  [ ${#missing[@]} -gt 0 ] || return 0

  local command="apt-get install --no-install-recommends -y ${missing[*]}" as_root=()
  if [ "$(id -u)" -ne 0 ]; then
    # A password can be asked for only where somebody can type it.
    if command -v sudo >/dev/null 2>&1 && { [ -t 0 ] || sudo -n true 2>/dev/null; }; then
      as_root=(sudo)
    else
      stop "these packages are missing, and this user has no right to install them: ${missing[*]}" \
        "Run this as root, then start ./$(basename "$0") again:" \
        "  apt-get update && $command"
    fi
  fi
  step "Installing ${missing[*]}"
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get update -qq ||
    say "Note: the package lists could not be updated; trying with those at hand."
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
    apt-get install --no-install-recommends -y -qq "${missing[@]}" </dev/null |
    { grep --line-buffered '^Setting up' || true; } ||
    stop "the packages could not be installed." \
      "This is the command that failed; what it says is above:" "  $command"
}

need_libraries() {
  command -v pkg-config >/dev/null 2>&1 || stop "there is no 'pkg-config' in PATH; it is needed to find GTK and librsvg."
  local version
  version=$(pkg-config --modversion gtk4 2>/dev/null) ||
    stop "GTK 4 with its headers is missing (on Debian and Ubuntu: libgtk-4-dev)."
  at_least "$version" "$oldest_gtk" ||
    stop "GTK $version is too old; Martlet needs $oldest_gtk or newer (Debian 12, Ubuntu 23.04, or later)."
  pkg-config --exists librsvg-2.0 ||
    stop "librsvg with its headers is missing (on Debian and Ubuntu: librsvg2-dev)."
}

# need_programs NAME…
need_programs() {
  local program
  for program in "$@"; do
    command -v "$program" >/dev/null 2>&1 || stop "there is no '$program' in PATH; it is needed here."
  done
}

# Without a line that means nothing here: gtk4.pc asks for -pthread, which SwiftPM refuses to pass on.
swift_package() {
  (
    set -o pipefail
    swift "$@" 2>&1 | { grep --line-buffered -v 'prohibited flag(s)' || true; }
  )
}
