// swift-format-ignore-file
#if canImport(SwiftUI)
import SwiftUI
#endif
#if compiler(>=6) && (os(iOS) || os(macOS)) && !FLAG
#if false
let never = Text("never")
#elseif DEBUG
let debug = Text("debug")
#else
let release = Text("release")
#endif
#endif

#if A
typealias Text = SwiftUI.Text
#else
struct Text { init(_ text: String) {} }
#endif

struct Conditional: View {
  #if DEBUG
  @State
  #endif
  var value = 1
  var body: some View {
    Text("chain")
      #if os(iOS)
      .help("iOS")
      #else
      .help("elsewhere")
      #if DEBUG
      .help("nested")
      #endif
      #endif
      .font(.body)
    #if DEBUG
    Text("in debug")
    #else
    Text("in release")
    #endif
  }
  func choose(_ x: Int) -> LocalizedStringKey {
    switch x {
    #if DEBUG
    case 0: return "zero"
    #endif
    case 1: return "one"
    default: return "other"
    }
  }
  let array: [LocalizedStringKey] = [
    "first",
  ]
}

@available(*, deprecated, message: "not for people", renamed: "Conditional")
#if DEBUG
@MainActor
#endif
func attributed() {}
#sourceLocation(file: "Other.swift", line: 10)
let after = Text("after the source location")
#sourceLocation()
