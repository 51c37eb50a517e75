import MartletCore

/// A label is one row of a picker or menu, whatever its style makes of it.
extension Label: SingleRowView {}
