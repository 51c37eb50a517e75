#if compiler(>=6.2)
  /// What says that a type itself may be used on any thread.
  public typealias _SendableMetatype = SendableMetatype
#else
  /// What says that a type itself may be used on any thread, which older compilers take for granted.
  public typealias _SendableMetatype = Any
#endif
