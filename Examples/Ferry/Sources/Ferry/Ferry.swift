import Localization

/// Prints when the next ferry leaves.
@main
struct Ferry {
  static func main() {
    let harbor = "Cádiz"
    let time = "18:40"
    print(String(localized: "Ferry to \(harbor)", comment: "Title of the timetable"))
    print(String(localized: "Departs at \(time)", comment: "Below the title"))
    print(String(localized: "All cars are on board", comment: "Shown when the ramp is closed"))
  }
}
