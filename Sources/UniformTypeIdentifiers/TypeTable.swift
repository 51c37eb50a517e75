/// The types that every system knows, as Apple's documentation lists them.
///
/// Each line: identifier, file name extensions (the preferred one first), MIME types (the preferred one first),
/// the types it conforms to, and what a person calls it.
enum TypeTable {
  static let lines: String = """
    public.item||||item
    public.content||||content
    public.composite-content|||public.content|composite content
    public.disk-image|||public.archive|disk image
    public.data|||public.item|data
    public.directory|||public.item|directory
    com.apple.resolvable||||resolvable item
    public.symlink|||public.item com.apple.resolvable|symbolic link
    public.executable|||public.item|executable
    com.apple.mount-point|||public.item com.apple.resolvable|mount point
    com.apple.alias-file|||public.data com.apple.resolvable|alias file
    com.apple.bookmark|||public.data com.apple.resolvable|bookmark
    public.url|||public.data|URL
    public.file-url|||public.url|file URL
    public.text|||public.data public.content|text
    public.plain-text|txt text|text/plain|public.text|plain text
    public.utf8-plain-text||text/plain;charset=utf-8|public.plain-text|UTF-8 plain text
    public.utf16-external-plain-text||text/plain;charset=utf-16|public.plain-text|UTF-16 plain text
    public.utf16-plain-text|||public.plain-text|UTF-16 plain text
    public.delimited-values-text|||public.text|delimited text
    public.comma-separated-values-text|csv|text/csv text/comma-separated-values|public.delimited-values-text|comma-separated values
    public.tab-separated-values-text|tsv|text/tab-separated-values|public.delimited-values-text|tab-separated values
    public.utf8-tab-separated-values-text|||public.tab-separated-values-text public.utf8-plain-text|UTF-8 tab-separated values
    public.rtf|rtf|text/rtf application/rtf|public.text|RTF document
    public.html|html htm shtml shtm|text/html|public.text|HTML text
    public.xml|xml|application/xml text/xml|public.text|XML text
    public.yaml|yml yaml|application/x-yaml text/yaml application/yaml|public.text|YAML document
    public.css|css|text/css|public.text|CSS style sheet
    public.source-code|||public.plain-text|source code
    public.assembly-source|s||public.source-code|assembly source
    public.c-source|c|text/x-csrc|public.source-code|C source code
    public.objective-c-source|m|text/x-objcsrc|public.source-code|Objective-C source code
    public.swift-source|swift|text/x-swift|public.source-code|Swift source code
    public.c-plus-plus-source|cpp cp c++ cc cxx|text/x-c++src|public.source-code|C++ source code
    public.objective-c-plus-plus-source|mm||public.source-code|Objective-C++ source code
    public.c-header|h|text/x-chdr|public.source-code|C header
    public.c-plus-plus-header|hpp h++ hxx hh|text/x-c++hdr|public.source-code|C++ header
    public.script|||public.source-code|script
    com.apple.applescript.text|applescript||public.script|AppleScript text
    com.apple.applescript.script|scpt||public.data public.script|AppleScript compiled script
    com.apple.applescript.script-bundle|scptd||com.apple.bundle com.apple.package public.script|AppleScript script bundle
    com.netscape.javascript-source|js jscript javascript mjs|text/javascript application/javascript|public.executable public.source-code|JavaScript script
    public.shell-script|sh command|application/x-sh text/x-shellscript|public.script|shell script
    public.perl-script|pl pm|text/x-perl-script application/x-perl|public.shell-script|Perl script
    public.python-script|py|text/x-python-script text/x-python|public.shell-script|Python script
    public.ruby-script|rb rbw|text/x-ruby-script application/x-ruby|public.shell-script|Ruby script
    public.php-script|php php3 php4 ph3 ph4 phtml|text/php application/x-php|public.shell-script|PHP script
    public.make-source|mak|text/x-makefile|public.script|makefile
    public.json|json|application/json|public.text|JSON
    public.geojson|geojson|application/geo+json|public.json|GeoJSON
    com.apple.property-list|plist||public.data|property list
    com.apple.xml-property-list|||public.xml com.apple.property-list|XML property list
    com.apple.binary-property-list|||com.apple.property-list|binary property list
    com.adobe.pdf|pdf|application/pdf|public.data public.composite-content|PDF document
    com.apple.rtfd|rtfd||com.apple.package public.composite-content|RTF document with attachments
    com.apple.flat-rtfd|||public.data public.composite-content|RTF document with attachments
    com.apple.webarchive|webarchive|application/x-webarchive|public.data public.composite-content|Web archive
    public.image|||public.data public.content|image
    public.jpeg|jpeg jpg jpe|image/jpeg image/jpg|public.image|JPEG image
    public.tiff|tiff tif|image/tiff|public.image|TIFF image
    com.compuserve.gif|gif|image/gif|public.image|GIF image
    public.png|png|image/png|public.image|PNG image
    com.apple.icns|icns|image/x-icns|public.image|Apple icon image
    com.microsoft.bmp|bmp dib|image/bmp image/x-ms-bmp|public.image|BMP image
    com.microsoft.ico|ico|image/vnd.microsoft.icon image/x-icon|public.image|Windows icon image
    public.camera-raw-image|||public.image|raw image
    public.svg-image|svg svgz|image/svg+xml|public.image public.xml|SVG document
    com.apple.live-photo||||live photo
    public.heif|heif|image/heif|public.image|HEIF image
    public.heic|heic|image/heic|public.heif|HEIC image
    org.webmproject.webp|webp|image/webp|public.image|WebP image
    com.ilm.openexr-image|exr|image/x-exr|public.image|OpenEXR image
    com.adobe.raw-image|dng|image/x-adobe-dng|public.camera-raw-image|DNG image
    public.jpeg-xl|jxl|image/jxl|public.image|JPEG XL image
    public.3d-content|||public.content|3D content
    com.pixar.universal-scene-description|usd usda usdc||public.3d-content public.data|Universal Scene Description
    com.pixar.universal-scene-description-mobile|usdz|model/vnd.usdz+zip|com.pixar.universal-scene-description|Universal Scene Description package
    com.apple.reality|reality|model/vnd.reality|public.data|Reality file
    com.apple.scenekit.scene|scn||public.3d-content public.data|SceneKit scene
    com.apple.arobject|arobject||public.data|AR object
    public.audiovisual-content|||public.data public.content|audiovisual content
    public.movie|||public.audiovisual-content|movie
    public.video|||public.movie|video
    public.audio|||public.audiovisual-content|audio
    com.apple.quicktime-movie|mov qt|video/quicktime|public.movie|QuickTime movie
    public.mpeg|mpg mpeg mpe m75 m15|video/mpeg video/mpg|public.movie|MPEG movie
    public.mpeg-2-video|m2v|video/mpeg2|public.video|MPEG-2 video
    public.mpeg-2-transport-stream|ts|video/mp2t|public.movie|MPEG-2 transport stream
    public.mp3|mp3 mpga|audio/mpeg audio/mp3 audio/mpg audio/x-mp3|public.audio|MP3 audio
    public.mpeg-4|mp4 mpg4|video/mp4|public.movie|MPEG-4 movie
    public.mpeg-4-audio|mp4a|audio/mp4|public.mpeg-4 public.audio|MPEG-4 audio
    com.apple.protected-mpeg-4-audio|m4p||public.audio|Apple protected MPEG-4 audio
    com.apple.protected-mpeg-4-video|m4v|video/x-m4v|com.apple.m4v-video|Apple protected MPEG-4 video
    public.avi|avi vfw|video/avi video/x-msvideo|public.movie|AVI movie
    public.aiff-audio|aiff aif|audio/aiff audio/x-aiff|public.audio|AIFF audio
    com.microsoft.waveform-audio|wav wave bwf|audio/vnd.wave audio/wav audio/wave audio/x-wav|public.audio|Waveform audio
    public.midi-audio|midi mid smf kar|audio/midi audio/mid|public.audio|MIDI audio
    public.playlist||||playlist
    public.m3u-playlist|m3u|audio/mpegurl audio/x-mpegurl|public.text public.playlist|M3U playlist
    public.folder|||public.directory|folder
    public.volume|||public.folder|volume
    com.apple.package|||public.directory|package
    com.apple.bundle|bundle||public.directory|bundle
    com.apple.plugin|plugin||com.apple.bundle com.apple.package|plug-in
    com.apple.metadata-importer|mdimporter||com.apple.plugin|Spotlight importer
    com.apple.quicklook-generator|qlgenerator||com.apple.plugin|Quick Look generator
    com.apple.xpc-service|xpc||com.apple.bundle com.apple.package|XPC service
    com.apple.framework|framework||com.apple.bundle|framework
    com.apple.application|||public.executable|application
    com.apple.application-bundle|app||com.apple.application com.apple.bundle com.apple.package|application bundle
    com.apple.application-and-system-extension|appex||com.apple.xpc-service|application extension
    public.unix-executable|||public.data public.executable|Unix executable
    com.microsoft.windows-executable|exe|application/x-msdownload|public.data public.executable|Windows executable
    com.apple.systempreference.prefpane|prefPane||com.apple.package com.apple.bundle|preference pane
    public.archive|||public.data|archive
    org.gnu.gnu-zip-archive|gz gzip|application/gzip application/x-gzip|public.archive|gzip archive
    public.bzip2-archive|bz2 bzip2 bzip|application/x-bzip2 application/x-bzip|public.archive|bzip2 archive
    public.zip-archive|zip|application/zip application/x-zip-compressed|com.pkware.zip-archive|ZIP archive
    com.apple.archive|aar||public.archive|Apple archive
    public.tar-archive|tar|application/x-tar application/tar|public.archive|tar archive
    public.spreadsheet|||public.content|spreadsheet
    public.presentation|||public.composite-content|presentation
    public.database||||database
    public.message||||message
    public.contact||||contact
    public.vcard|vcf vcard|text/vcard text/directory|public.text public.contact|vCard
    public.to-do-item||||to-do item
    public.calendar-event||||calendar event
    public.email-message|||public.message|e-mail message
    com.apple.internet-location|||public.data|Internet location
    com.microsoft.internet-shortcut|url|application/x-mswinurl|com.apple.internet-location|Internet shortcut
    public.font||||font
    public.bookmark||||bookmark
    com.rsa.pkcs-12|p12 pfx|application/x-pkcs12|public.data|personal information exchange file
    public.x509-certificate|cer der crt|application/x-x509-ca-cert|public.data|X.509 certificate
    org.idpf.epub-container|epub|application/epub+zip|public.data public.composite-content|EPUB document
    public.log|||public.text|log
    com.apple.haptics.ahap|ahap||public.json|AHAP document
    com.apple.linkpresentation.metadata|||public.data|link metadata
    com.pkware.zip-archive|||public.archive|ZIP archive
    com.apple.m4v-video|m4v|video/x-m4v|public.movie|Apple MPEG-4 movie
    com.apple.m4a-audio|m4a|audio/x-m4a|public.mpeg-4-audio|Apple MPEG-4 audio
    org.openxmlformats.wordprocessingml.document|docx|application/vnd.openxmlformats-officedocument.wordprocessingml.document|public.data public.composite-content|Word document
    org.openxmlformats.spreadsheetml.sheet|xlsx|application/vnd.openxmlformats-officedocument.spreadsheetml.sheet|public.data public.spreadsheet|Excel workbook
    org.openxmlformats.presentationml.presentation|pptx|application/vnd.openxmlformats-officedocument.presentationml.presentation|public.data public.presentation|PowerPoint presentation
    com.microsoft.word.doc|doc|application/msword|public.data public.composite-content|Word 97 document
    com.microsoft.excel.xls|xls|application/vnd.ms-excel|public.data public.spreadsheet|Excel 97 workbook
    com.microsoft.powerpoint.ppt|ppt|application/vnd.ms-powerpoint|public.data public.presentation|PowerPoint 97 presentation
    net.daringfireball.markdown|md markdown mdown|text/markdown|public.text|Markdown document
    public.truetype-ttf-font|ttf|font/ttf|public.data public.font|TrueType font
    public.opentype-font|otf|font/otf|public.data public.font|OpenType font
    org.7-zip.7-zip-archive|7z|application/x-7z-compressed|public.archive|7-Zip archive
    org.xiph.flac|flac|audio/flac|public.audio|FLAC audio
    com.apple.ical.ics|ics|text/calendar|public.text public.calendar-event|calendar event
    public.toml|toml|application/toml|public.text|TOML document
    """
}
