import Foundation

extension CGContext {
  /// Puts together what is drawn until `endTransparencyLayer()`, and then draws it as one thing.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    layers.append(OpenLayer(outer: recorder, saved: saved, state: state))
    recorder = DisplayRecorder()
    saved = []
    state.recorded.opacity = 1
    state.recorded.blendMode = .normal
    state.recorded.filters = []
    state.recorded.clip = nil
    state.shadow = nil
  }

  /// Draws the layer begun last.
  public func endTransparencyLayer() {
    guard let layer = layers.popLast() else { return }
    let items = recorder.finish()
    recorder = layer.outer
    saved = layer.saved
    state = layer.state
    guard !items.isEmpty else { return }
    var group = DisplayLayer(items: items)
    if group.containsBlending { group = DisplayLayer(effect: DisplayEffect(isGroup: true), items: items) }
    record(.layer(group), transform: .identity)
  }

  func endAllLayers() {
    while !layers.isEmpty { endTransparencyLayer() }
  }

  /// Adds an operation under the state, with the shadow if there is one.
  func record(_ item: DisplayItem, transform: CGAffineTransform? = nil) {
    var recorded = state.recorded
    if let transform { recorded.transform = transform }
    if let shadow = state.shadow { recorded.filters.insert(.pixels(.shadow(shadow)), at: 0) }
    recorder.record(item, recorded)
  }
}
