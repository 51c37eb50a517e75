extension TransferRepresentationBuilder {
  /// Several ways, the best first.
  public static func buildBlock<
    C1: TransferRepresentation, C2: TransferRepresentation
  >(
    _ c1: C1, _ c2: C2
  ) -> TupleTransferRepresentation<Item>
  where C1.Item == Item, C2.Item == Item {
    TupleTransferRepresentation(_ways: c1._ways + c2._ways)
  }

  /// Several ways, the best first.
  public static func buildBlock<
    C1: TransferRepresentation, C2: TransferRepresentation, C3: TransferRepresentation
  >(
    _ c1: C1, _ c2: C2, _ c3: C3
  ) -> TupleTransferRepresentation<Item>
  where C1.Item == Item, C2.Item == Item, C3.Item == Item {
    TupleTransferRepresentation(_ways: c1._ways + c2._ways + c3._ways)
  }

  /// Several ways, the best first.
  public static func buildBlock<
    C1: TransferRepresentation, C2: TransferRepresentation, C3: TransferRepresentation,
    C4: TransferRepresentation
  >(
    _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4
  ) -> TupleTransferRepresentation<Item>
  where C1.Item == Item, C2.Item == Item, C3.Item == Item, C4.Item == Item {
    TupleTransferRepresentation(_ways: c1._ways + c2._ways + c3._ways + c4._ways)
  }

  /// Several ways, the best first.
  public static func buildBlock<
    C1: TransferRepresentation, C2: TransferRepresentation, C3: TransferRepresentation,
    C4: TransferRepresentation, C5: TransferRepresentation
  >(
    _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5
  ) -> TupleTransferRepresentation<Item>
  where C1.Item == Item, C2.Item == Item, C3.Item == Item, C4.Item == Item, C5.Item == Item {
    TupleTransferRepresentation(_ways: c1._ways + c2._ways + c3._ways + c4._ways + c5._ways)
  }

  /// Several ways, the best first.
  public static func buildBlock<
    C1: TransferRepresentation, C2: TransferRepresentation, C3: TransferRepresentation,
    C4: TransferRepresentation, C5: TransferRepresentation, C6: TransferRepresentation
  >(
    _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6
  ) -> TupleTransferRepresentation<Item>
  where C1.Item == Item, C2.Item == Item, C3.Item == Item, C4.Item == Item, C5.Item == Item, C6.Item == Item {
    TupleTransferRepresentation(_ways: c1._ways + c2._ways + c3._ways + c4._ways + c5._ways + c6._ways)
  }

  /// Several ways, the best first.
  public static func buildBlock<
    C1: TransferRepresentation, C2: TransferRepresentation, C3: TransferRepresentation,
    C4: TransferRepresentation, C5: TransferRepresentation, C6: TransferRepresentation,
    C7: TransferRepresentation
  >(
    _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7
  ) -> TupleTransferRepresentation<Item>
  where
    C1.Item == Item, C2.Item == Item, C3.Item == Item, C4.Item == Item, C5.Item == Item, C6.Item == Item,
    C7.Item == Item
  {
    TupleTransferRepresentation(
      _ways: c1._ways + c2._ways + c3._ways + c4._ways + c5._ways + c6._ways + c7._ways)
  }

  /// Several ways, the best first.
  public static func buildBlock<
    C1: TransferRepresentation, C2: TransferRepresentation, C3: TransferRepresentation,
    C4: TransferRepresentation, C5: TransferRepresentation, C6: TransferRepresentation,
    C7: TransferRepresentation, C8: TransferRepresentation
  >(
    _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8
  ) -> TupleTransferRepresentation<Item>
  where
    C1.Item == Item, C2.Item == Item, C3.Item == Item, C4.Item == Item, C5.Item == Item, C6.Item == Item,
    C7.Item == Item, C8.Item == Item
  {
    TupleTransferRepresentation(
      _ways: c1._ways + c2._ways + c3._ways + c4._ways + c5._ways + c6._ways + c7._ways + c8._ways)
  }
}
