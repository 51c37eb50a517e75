// What `import OSLog` brings: logging, which is in the module os.
@_exported import os
