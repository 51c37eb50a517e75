import Foundation
import Testing

@testable import MartletCore

/// The table that gives Apple's symbol names the pictures of `bootstrap-icons`.
///
/// An expected icon's source is a look at its picture, next to the symbol's name on a contact sheet. Which
/// names are used most comes from a survey of public SwiftUI code.
@Suite struct SymbolTableTests {
  @Test func theMostUsedNamesHaveTheIconChosenForThem() {
    let pairs = mostUsedNames.split(whereSeparator: \.isWhitespace).map { $0.split(separator: "=") }
    #expect(pairs.count == 400)
    for pair in pairs {
      #expect(SymbolTable.iconName(for: String(pair[0])) == String(pair[1]), "\(pair[0])")
    }
  }

  @Test func everyListedSymbolsIconIsInstalled() throws {
    let installed = try installedIcons()
    for symbol in SymbolTable.listedSymbols {
      let icon = try #require(SymbolTable.iconName(for: symbol))
      #expect(installed.contains(icon), "\(symbol) stands for \(icon), which bootstrap-icons lacks")
    }
  }

  /// A line that repeats a symbol would silently win or lose against the other.
  @Test func theListsAreSortedWithoutRepetition() {
    let lists = [
      SymbolTable.namesA, SymbolTable.namesBD, SymbolTable.namesEL, SymbolTable.namesMR, SymbolTable.namesSZ,
    ]
    let lines = lists.flatMap { list in list.split(separator: "\n") }
    let symbols = lines.map { line in line.prefix { $0 != " " } }
    for (former, latter) in zip(symbols, symbols.dropFirst()) {
      #expect(former < latter)
    }
    #expect(Set(SymbolTable.listedSymbols).count == SymbolTable.listedSymbols.count)
  }

  @Test(arguments: [
    ("star.fill", "star-fill"), ("ellipsis", "three-dots"), ("xmark", "x-lg"), ("line.3.horizontal", "list"),
    ("magnifyingglass", "search"), ("chevron.left.forwardslash.chevron.right", "code-slash"),
    ("arrow.triangle.2.circlepath", "arrow-repeat"), ("07.square.fill", "7-square-fill"),
    ("person.crop.circle.badge.plus", "person-plus"), ("square.and.arrow.up", "box-arrow-up"),
    ("rectangle.portrait.and.arrow.right", "box-arrow-right"), ("cart.fill.badge.plus", "cart-plus-fill"),
  ])
  func aListedSymbolHasItsIcon(symbol: String, icon: String) {
    #expect(SymbolTable.iconName(for: symbol) == icon)
  }

  /// Both sets have these names, for different things.
  @Test(arguments: [
    ("phone", "telephone"), ("forward.fill", "fast-forward-fill"), ("speaker", "volume-off"),
    ("speaker.slash.fill", "volume-mute-fill"), ("grid", "grid-3x3"), ("pill", "capsule"),
  ])
  func aNameThatMeansSomethingElseThereIsTranslated(symbol: String, icon: String) {
    #expect(SymbolTable.iconName(for: symbol) == icon)
  }

  @Test func anIconOfTheSameNameWithAnotherMeaningIsNotUsed() {
    #expect(SymbolTable.iconName(for: "capsule") == nil)
    #expect(SymbolTable.iconName(for: "signal") == nil)
  }

  @Test(arguments: [
    ("heart.circle", "heart"), ("heart.circle.fill", "heart-fill"), ("bookmark.square.fill", "bookmark-fill"),
    ("flame.fill", "fire"), ("flame.circle.fill", "fire"), ("wifi.circle.fill", "wifi"),
    ("lock.rectangle", "lock"), ("star.circle.fill", "star-fill"),
  ])
  func aShapeOrFillThatNoIconHasIsLeftOut(symbol: String, icon: String) {
    #expect(SymbolTable.iconName(for: symbol) == icon)
  }

  /// A picture of the thing itself would say the opposite.
  @Test(arguments: ["location.slash", "tag.slash.fill", "trash.slash.circle"])
  func aSlashIsNeverLeftOut(symbol: String) {
    #expect(SymbolTable.iconName(for: symbol) == nil)
  }

  @Test(arguments: [
    "", " ", ".", ".fill", ".circle", ".circle.fill", "fill", "no.such.symbol", "no.such.symbol.circle.fill",
    "star-fill", "Star", "star +", "+", "star\n", "../star", "paperplane send+", "⭐️", "trash-fill",
  ])
  func anUnknownNameHasNone(symbol: String) {
    #expect(SymbolTable.iconName(for: symbol) == nil)
  }

  private func installedIcons() throws -> Set<String> {
    let folder = URL(fileURLWithPath: "/usr/share/bootstrap-icons/svg")
    guard let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path), !files.isEmpty else {
      throw MissingIcons(folder: folder.path)
    }
    return Set(files.filter { $0.hasSuffix(".svg") }.map { String($0.dropLast(4)) })
  }
}

private struct MissingIcons: Error, CustomStringConvertible {
  let folder: String
  var description: String { "no icons in \(folder): install them with `apt install bootstrap-icons`" }
}

/// The 400 most used names, most used first, with the icon that was looked at and accepted for each.
private let mostUsedNames = """
  plus=plus-lg star.fill=star-fill heart.fill=heart-fill checkmark=check-lg circle=circle trash=trash
  1.circle=1-circle 2.circle=2-circle magnifyingglass=search star=star
  checkmark.circle.fill=check-circle-fill 3.circle=3-circle circle.fill=circle-fill heart=heart house=house
  chevron.right=chevron-right gear=gear-wide-connected xmark=x-lg globe=globe checkmark.circle=check-circle
  square.and.arrow.up=box-arrow-up plus.circle.fill=plus-circle-fill lock.shield=shield-lock
  doc.richtext=file-earmark-richtext paintpalette.fill=palette-fill plus.circle=plus-circle
  xmark.circle.fill=x-circle-fill person.circle=person-circle person.crop.circle=person-circle
  square.and.pencil=pencil-square pencil=pencil person=person arrow.right=arrow-right calendar=calendar
  camera.aperture=camera2 info.circle=info-circle sun.max.fill=sun-fill atom=radioactive
  chevron.left=chevron-left chevron.left.circle.fill=arrow-left-circle-fill folder.badge.plus=folder-plus
  house.fill=house-fill mic.fill=mic-fill person.fill=person-fill signpost.right.fill=signpost-fill
  arrow.down.circle=arrow-down-circle photo=image square=square arrow.right.circle=arrow-right-circle
  bell.fill=bell-fill chevron.down=chevron-down chevron.up=chevron-up sun.max=sun
  1.circle.fill=1-circle-fill book=book envelope=envelope mic=mic
  questionmark.circle.fill=question-circle-fill slider.horizontal.3=sliders arrow.up=arrow-up
  bolt.fill=lightning-fill eyedropper.full=eyedropper hare=rocket-takeoff list.bullet=list-ul map=map
  person.2.fill=people-fill play.fill=play-fill questionmark.circle=question-circle tortoise=hourglass
  xmark.circle=x-circle 0.circle.fill=0-circle-fill 4.circle=4-circle bookmark.fill=bookmark-fill
  checkmark.square=check-square circle.lefthalf.fill=circle-half line.horizontal.3=list sparkles=stars
  arrow.up.arrow.down=arrow-down-up car=car-front chevron.right.circle=arrow-right-circle clock=clock
  ellipsis.circle=three-dots eye=eye eye.slash=eye-slash line.horizontal.3.decrease=filter lock=lock
  minus.circle=dash-circle moon=moon moon.fill=moon-fill paperplane=send paperplane.fill=send-fill
  person.2=people star.circle.fill=star-fill 2.circle.fill=2-circle-fill
  arrow.counterclockwise=arrow-counterclockwise arrow.left=arrow-left aspectratio=aspect-ratio bag=bag
  bookmark=bookmark checkmark.seal.fill=patch-check-fill chevron.right.circle.fill=arrow-right-circle-fill
  cloud.sun.fill=cloud-sun-fill comb.fill=scissors creditcard=credit-card cube.transparent=box
  ellipsis=three-dots exclamationmark.triangle.fill=exclamation-triangle-fill
  flip.horizontal.fill=symmetry-vertical gearshape.fill=gear-fill ladybug=bug lasso=bounding-box-circles
  minus=dash-lg person.circle.fill=person-circle play.circle.fill=play-circle-fill
  sidebar.left=layout-sidebar square.grid.2x2=grid sun.min.fill=brightness-low-fill
  train.side.front.car=train-front train.side.middle.car=train-front train.side.rear.car=train-front
  wifi=wifi xmark.square.fill=x-square-fill 4.circle.fill=4-circle-fill airplane=airplane
  arrow.down=arrow-down bell.slash.fill=bell-slash-fill book.closed=journal books.vertical=journals
  camera.badge.ellipsis=camera cart.fill=cart-fill chart.line.uptrend.xyaxis=graph-up-arrow
  cloud.fill=cloud-fill exclamationmark.triangle=exclamation-triangle flag=flag hand.thumbsup=hand-thumbs-up
  keyboard.chevron.compact.down=keyboard leaf=tree list.dash=list-ul lock.fill=lock-fill network=globe2
  newspaper=newspaper paintbrush.fill=brush-fill pencil.circle=pencil person.crop.square=person-square
  scribble=pen trash.fill=trash-fill tv=tv 02.square=2-square applelogo=apple
  bed.double.fill=moon-stars-fill bell=bell cart=cart checkmark.square.fill=check-square-fill
  doc=file-earmark exclamationmark.circle=exclamation-circle folder=folder forward.fill=fast-forward-fill
  gauge.badge.plus=speedometer hand.point.right.fill=arrow-right heart.circle.fill=heart-fill
  info.circle.fill=info-circle-fill line.3.horizontal=list lock.open.fill=unlock-fill macwindow=window
  message=chat minus.circle.fill=dash-circle-fill moon.circle=moon moon.stars.fill=moon-stars-fill
  paintpalette=palette person.3=people pin=pin plus.square.on.square=plus-square questionmark=question-lg
  shippingbox=box-seam swift=code-slash timer=stopwatch 3.circle.fill=3-circle-fill 5.circle=5-circle
  alarm=alarm archivebox.circle=archive arrow.backward=arrow-left arrow.clockwise=arrow-clockwise
  arrow.left.circle=arrow-left-circle arrow.left.circle.fill=arrow-left-circle-fill
  arrow.right.circle.fill=arrow-right-circle-fill arrow.triangle.2.circlepath=arrow-repeat
  arrow.up.right=arrow-up-right arrow.uturn.backward=arrow-90deg-left arrowtriangle.down=caret-down
  arrowtriangle.right.fill=caret-right-fill arrowtriangle.up=caret-up at=at
  bag.fill.badge.plus=bag-plus-fill book.fill=book-fill building.columns=bank camera=camera
  chart.bar.fill=bar-chart-fill chevron.backward=chevron-left chevron.forward=chevron-right
  chevron.up.chevron.down=chevron-expand clock.fill=clock-fill cloud=cloud
  cloud.heavyrain.fill=cloud-rain-heavy-fill cloud.sun=cloud-sun doc.text=file-earmark-text equal=calculator
  flame=fire gauge=speedometer gearshape=gear gobackward=arrow-counterclockwise hand.wave=emoji-smile
  hand.wave.fill=emoji-smile-fill hare.fill=rocket-takeoff-fill house.circle.fill=house-fill
  line.horizontal.3.decrease.circle=filter-circle location=cursor mail.stack=envelope-paper
  mappin.and.ellipse=geo-fill number.circle=hash phone.fill=telephone-fill photo.on.rectangle=images
  questionmark.diamond=question-diamond rectangle.and.pencil.and.ellipsis=input-cursor-text
  rectangle.fill.on.rectangle.angled.fill=front scissors=scissors sun.min=brightness-low textformat=type
  trash.circle.fill=trash-fill triangle.fill=triangle-fill wifi.router=router x.circle=x-circle
  x.circle.fill=x-circle-fill 01.square=1-square 03.square=3-square 04.square=4-square
  1.square.fill=1-square-fill 2.square.fill=2-square-fill 3.square.fill=3-square-fill 6.circle=6-circle
  7.circle=7-circle arrow.down.forward.and.arrow.up.backward=arrows-angle-contract
  arrow.down.right.and.arrow.up.left=arrows-angle-contract arrow.left.and.right=arrow-left-right
  arrow.left.arrow.right=arrow-left-right arrow.turn.up.left=arrow-90deg-left
  arrow.up.and.down.and.arrow.left.and.right=arrows-move arrow.up.arrow.down.circle=arrow-down-up
  arrow.up.left=arrow-up-left arrowtriangle.down.fill=caret-down-fill arrowtriangle.up.fill=caret-up-fill
  asterisk=asterisk b.circle.fill=type-bold backward.end.fill=skip-start-fill bag.badge.plus=bag-plus
  bandage.fill=bandaid-fill battery.25=battery-half bolt=lightning bolt.slash=lightbulb-off
  bookmark.circle.fill=bookmark-fill books.vertical.fill=journals bubbles.and.sparkles.fill=stars
  button.programmable=record-circle calendar.badge.plus=calendar-plus car.fill=car-front-fill
  cart.badge.plus=cart-plus chart.pie.fill=pie-chart-fill chart.xyaxis.line=graph-up
  circle.grid.2x2.topleft.checkmark.filled=ui-checks-grid cloud.bolt.fill=cloud-lightning-fill
  cloud.rain=cloud-rain cloud.rain.fill=cloud-rain-fill cloud.snow.fill=cloud-snow-fill
  cloud.sun.bolt.fill=cloud-lightning-fill cloud.sun.rain.fill=cloud-rain-fill crown.fill=award-fill
  delete.left=backspace dial.fill=speedometer2 doc.on.clipboard=clipboard doc.on.doc=files
  envelope.fill=envelope-fill eurosign.circle=currency-euro face.smiling=emoji-smile
  figure.2.and.child.holdinghands=people flag.fill=flag-fill flag.slash=slash-circle folder.circle=folder
  forward.end.fill=skip-end-fill gamecontroller.fill=controller globe.americas.fill=globe-americas
  hammer.fill=hammer hand.raised=sign-stop hand.thumbsdown=hand-thumbs-down
  hand.thumbsup.fill=hand-thumbs-up-fill heart.circle=heart hexagon.fill=hexagon-fill keyboard=keyboard
  largecircle.fill.circle=record-circle leaf.arrow.circlepath=recycle link=link-45deg
  link.circle.fill=link-45deg list.bullet.rectangle=card-list list.clipboard=clipboard
  location.circle=cursor lock.open=unlock music.mic=mic music.note.house=music-note
  note.text.badge.plus=journal-plus numbers=123 o.square.fill=0-square-fill paperplane.circle.fill=send-fill
  party.popper=balloon pause.fill=pause-fill pencil.and.outline=pencil person.3.sequence.fill=people-fill
  person.crop.circle.fill=person-circle person.crop.circle.fill.badge.checkmark=person-check-fill
  person.fill.checkmark=person-check-fill phone=telephone phone.arrow.up.right=telephone-outbound
  photo.fill=image-fill photo.on.rectangle.angled=images pin.slash=pin-angle placeholdertext.fill=body-text
  play=play play.circle=play-circle play.rectangle.fill=play-btn-fill plus.app=plus-square
  rectangle.3.offgrid.fill=columns-gap rectangle.grid.2x2=grid
  rectangle.lefthalf.inset.filled.arrow.left=layout-sidebar-inset
  rectangle.righthalf.inset.filled.arrow.right=layout-sidebar-inset-reverse
  rectangle.stack.fill=collection-fill scribble.variable=pen shareplay=people snowflake=snow
  speaker.3=volume-up speaker.slash=volume-mute speaker.wave.2=volume-up speaker.wave.3.fill=volume-up-fill
  square.and.arrow.down=box-arrow-in-down square.and.arrow.up.circle=box-arrow-up
  square.grid.2x2.fill=grid-fill square.split.2x1.fill=layout-split square.stack.fill=collection-fill
  sterlingsign.circle=currency-pound sunrise.fill=sunrise-fill sunset.fill=sunset-fill switch.2=toggles
  testtube.2=eyedropper text.bubble.fill=chat-left-text-fill theatermasks=emoji-laughing
  thermometer.sun=thermometer-sun tortoise.fill=hourglass-split tram.fill=train-lightrail-front-fill
  triangle=triangle trophy.fill=trophy-fill video.fill=camera-video-fill viewfinder=fullscreen
  wand.and.rays.inverse=magic waveform.path.ecg=activity wifi.slash=wifi-off x.square.fill=x-square-fill
  07.circle.fill=7-circle-fill 1=1-circle 18.circle=hash 20.square=hash 3=3-circle 50.circle=hash 9=9-circle
  a.circle=type a.circle.fill=type a.square.fill=type airplane.circle.fill=airplane-fill airplayaudio=cast
  allergens=flower1 antenna.radiowaves.left.and.right=broadcast-pin apple.logo=apple aqi.low=cloud-haze
  arrow.2.circlepath=arrow-repeat arrow.2.circlepath.circle=arrow-repeat
  arrow.clockwise.square=arrow-clockwise arrow.counterclockwise.circle=arrow-counterclockwise
  arrow.down.circle.fill=arrow-down-circle-fill arrow.down.left=arrow-down-left
  arrow.down.right=arrow-down-right arrow.down.to.line.alt=download arrow.forward.circle=arrow-right-circle
  arrow.left.to.line.alt=unindent arrow.right.arrow.left=arrow-left-right arrow.right.to.line.alt=indent
  arrow.swap=arrow-left-right arrow.trianglehead.clockwise=arrow-clockwise arrow.up.and.down=arrow-down-up
  arrow.up.and.down.circle.fill=arrow-down-up arrow.up.circle=arrow-up-circle
  arrow.up.circle.fill=arrow-up-circle-fill arrow.up.right.square=arrow-up-right-square
  arrow.up.to.line=chevron-bar-up arrow.up.to.line.alt=chevron-bar-up
  arrow.uturn.backward.circle=arrow-90deg-left
  """
