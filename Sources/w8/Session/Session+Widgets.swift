import CommandSupport
import WeightCore
import WeightPresentation
import WeightStore

extension Session {
  /// Returns what widgets show now.
  func widgetWords() throws(CommandFailure) -> WidgetWords {
    do {
      return WidgetWords(try WidgetLog(location), notation: notation, now: now, timeZone: timeZone)
    } catch {
      throw CommandFailure(error)
    }
  }
}
