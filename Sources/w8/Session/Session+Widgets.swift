import CommandSupport
import WeightCore
import WeightPresentation
import WeightStore

extension Session {
  /// Returns what widgets show now.
  func widgetContent() throws(CommandFailure) -> WidgetContent {
    let entries = try read { store throws(StoreError) in try store.allEntries() }
    let standing = entries.map { Standing($0, settings: settings, today: today) }
    return WidgetContent(
      standing,
      settings: settings,
      unit: notation.unit,
      now: now,
      timeZone: timeZone
    )
  }
}
