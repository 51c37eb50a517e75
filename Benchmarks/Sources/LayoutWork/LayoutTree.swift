import SwiftUI

/// W4's tree: ten children at every level, four levels under the root; 1,111 containers and 10,000 leaves.
///
/// Axes alternate by level, beginning with a column. A container whose index among its siblings is even takes what room
/// there is along its parent's axis; an odd one has its content's size. Leaf i is flexible if i % 3 is 0, and else as large
/// as its number says.
struct LayoutTree: View {
  let model: LeafModel

  var body: some View {
    Level(depth: 0, number: 0, isFlexible: true, model: model)
  }
}

/// The widths of the fixed leaves that changed.
@Observable
final class LeafModel {
  @Observable
  final class Leaf {
    var width: CGFloat

    init(width: CGFloat) { self.width = width }
  }

  let leaves: [Leaf] = (0..<10_000).map { Leaf(width: CGFloat(8 + $0 % 5)) }
}

/// One container and all that is below it.
struct Level: View {
  let depth: Int
  let number: Int
  let isFlexible: Bool
  let model: LeafModel

  var body: some View {
    if depth % 2 == 0 {
      VStack(alignment: .leading, spacing: 1) { children }
        .frame(maxWidth: .infinity, maxHeight: isFlexible ? .infinity : nil)
    } else {
      HStack(alignment: .top, spacing: 1) { children }
        .frame(maxWidth: isFlexible ? .infinity : nil, maxHeight: .infinity)
    }
  }

  private var children: some View {
    ForEach(0..<10, id: \.self) { index in
      if depth == 3 {
        TreeLeaf(number: number * 10 + index, leaf: model.leaves[number * 10 + index])
      } else {
        AnyView(
          Level(depth: depth + 1, number: number * 10 + index, isFlexible: index % 2 == 0, model: model))
      }
    }
  }
}

struct TreeLeaf: View {
  let number: Int
  let leaf: LeafModel.Leaf

  var body: some View {
    if number % 3 == 0 {
      Color.clear.frame(minWidth: 4, maxWidth: .infinity, minHeight: 4, maxHeight: .infinity)
    } else {
      Color.clear.frame(width: leaf.width, height: CGFloat(6 + number % 4))
    }
  }
}
