/// Damages files of translations and looks at what their readers make of them.
@main
struct ExchangeFuzzer {
  static func main() {}
}
