// swift-format-ignore-file
import Foundation
import UIKit

final class Screen: UIViewController {
  let label = UILabel()
  var titles: [String: [LocalizedStringResource]] = ["first": ["One", "Two"], "second": []]
  var handler: ((String, Int?) async throws -> Void)!

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = NSLocalizedString("label.text", tableName: "Screen", bundle: .main, value: "Label", comment: "A label")
    title = String(localized: "screen.title", defaultValue: "Screen \(1 + 2) of \(Double(3) / 2)", table: "Screen", comment: "The title")
    let attributed = AttributedString(localized: "**Bold** and `code`", options: .init())
    let raw = #"raw \n \#(attributed) "quoted""#
    let multiple = """
      A text of \(titles.count) \
      lines, with "quotes", \t tabs and \u{1F33B}
        indented
      """
    let pounds = ##"""
      \##(raw) \#(not)
      """##
    let regex = /(?<year>\d{4})-(\d{2})/
    let characters: [Character] = ["a", "\u{301}", "\\", "\"", "\'", "\0"]
    let numbers = [0xFF, 0b1010, 0o17, 1_000, -1, +2, ~3] as [Int]
    let floats: [Any] = [1.5e-3, 0x1.8p4, .pi, Float.infinity, 1 as CGFloat]
    print(multiple, pounds, regex, characters, numbers, floats, separator: "\n", terminator: "")
  }

  func flow(_ value: Any?, of items: [Int: (name: String, size: Int8)], _ flag: Bool) async throws -> LocalizedStringKey {
    outer: for (key, var item) in items where item.size > 0 {
      item.size -= 1
      while let next = items[key + 1], next.name != "stop" {
        if key.isMultiple(of: 2) { continue outer } else if flag { break outer }
      }
      repeat { item.name += "!" } while item.name.count < 5
    }
    for try await line in url.lines { print(line) }
    for case let .some(x)? in [value] { _ = x }
    switch value {
    case let text as String where text.hasPrefix("a"): return "Text \(text)"
    case is Int, is Double: return "A number"
    case (let a, 1...9)?, (let a, 10): return "Pair \(a)"
    case .some(nil as Any?): fallthrough
    case nil: return "Nothing"
    case let array as [Int] where !array.isEmpty: return "\(array.count) numbers, \(array[0])"
    default: break
    }
    do {
      try await handler("handler", nil)
      let result = try? items.mapValues { $0.size }.max { $0.value < $1.value }?.value
      print(result ?? -1, try! JSONDecoder().decode(Int.self, from: Data()))
    } catch let error as URLError where error.code == .timedOut {
      return .init("Timed out: \(error.errorCode)")
    } catch is CancellationError, DecodingError.dataCorrupted(_) {
      throw Failure.because("String for people? No.")
    } catch {
      assertionFailure("\(error)")
    }
    guard #available(iOS 18, *), case .b(let n)? = Choice(rawValue: "b"), n > 0, let value else { return "Old" }
    let title: LocalizedStringKey = if flag { "On" } else { switch n { case 1: "One"; default: "Many \(n)" } }
    let chosen = flag ? title : n > 3 ? "Big" : (n < 0 ? "Negative" : "Small")
    let path = \Bed.plants[0].name, keys = \Screen.self, optional = \Garden.state?.hashValue
    let closure: @MainActor @Sendable (inout Int) -> LocalizedStringKey = { [weak self, flag, count = items.count] number in
      guard let self, flag else { return "Gone" }
      number += count
      return "Left: \(number)"
    }
    let shorthand = items.map { "\($0.key): \($1.name)" }.sorted(by: >).joined(separator: ", ")
    let applied = { () -> LocalizedStringResource in "Applied at once" }()
    let nested = [[1, 2], [3]].flatMap { $0.map { $0 * 2 }.filter { $0 > 2 } }.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    let casted = (value as? [String: Any])?["key"] as! String
    let tuple = (1, label: "two", (3.0, ["four": 4]))
    let (one, (_, three)) = (tuple.0, (tuple.label, tuple.2.1["four"]!))
    (label.text, title2) = (casted, "assigned")
    let ranges = (0..<n, 0...n, ...n, n..., ..<n)
    let bits = (n & 1) << 2 | n ^ ~n &+ n % 3 == 0 && !flag || n !== nil
    x = consume shorthand; y = copy nested; z = unsafe pointer.pointee; _ = await task.value
    withUnsafe(&counter) { $0.pointee = one <+> three } onFailure: { _ in } completion: { (a: Int, b) -> Void in }
    #if swift(>=6.0) && canImport(UIKit)
    _ = #selector(viewDidLoad); _ = #keyPath(title); _ = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    #else
    _ = #file
    #endif
    #warning("A warning is for developers")
    if false { return "Never" }
    return #localized("macro.key")
  }
}

enum Choice: RawRepresentable { case a, b(Int); init?(rawValue: String) { nil } ; var rawValue: String { "a" } }
enum Failure: LocalizedError { case because(String); var errorDescription: String? { String(localized: "It failed.") } }
let `default` = `switch`.`case`(`in`: "escaped")
func variadic(_ keys: LocalizedStringKey..., last: LocalizedStringKey? = "Default argument") { variadic("A", "B", last: nil) }
let global: LocalizedStringResource = .init("Global", table: "Other", comment: "A constant")
let implicit: [Choice] = [.a, .b(.init()), .b(-1)]
let concatenated = "not " + "for " + "people"
let interpolated = "\("\("inner")") \(if: true, then: "x") \(format: 1.5, .number)"
