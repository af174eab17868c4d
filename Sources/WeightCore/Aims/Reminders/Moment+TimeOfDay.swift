extension Moment {
  /// The time that the clocks showed.
  package var timeOfDay: TimeOfDay {
    let shown = (Int(secondsSince1970) + utcOffset) % 86_400
    let second = shown < 0 ? shown + 86_400 : shown
    return TimeOfDay(hour: second / 3_600, minute: second / 60 % 60, second: second % 60) ?? .noon
  }
}
