/// Finds the placeholders of a text.
///
/// Writers of catalogs put percent signs into prose, and printf knows nothing of that: it reads
/// "85% of" as an octal number. Where C's grammar and prose collide, and catalogs never mean the
/// specifier, prose wins:
/// - A blank after the percent sign is prose, but for a numbered specifier (`%1$ d`).
/// - `-` without a width is prose: "100%-os", as Hungarian writes.
/// - An index, width or precision beyond what C guarantees is prose. So nobody who makes room for
///   arguments or blanks can be made to make room for a billion.
struct FormatStringParser {
  private var reader: FormatReader
  private var textStart = 0
  private var segments: [FormatString.Segment] = []

  init(_ text: String) {
    reader = FormatReader(text)
  }

  mutating func parse() -> [FormatString.Segment] {
    // A failed attempt never reads past the next percent sign, so the whole takes linear time.
    while let percent = reader.skip(past: UInt8(ascii: "%")) {
      do throws(Prose) {
        let segment = try parsePlaceholder(from: percent)
        appendText(upTo: percent)
        segments.append(segment)
        textStart = reader.offset
      } catch {
        reader.offset = percent + 1
      }
    }
    appendText(upTo: reader.bytes.count)
    return segments
  }

  private mutating func appendText(upTo end: Int) {
    guard textStart < end else { return }
    segments.append(.text(reader.string(textStart..<end)))
  }

  /// Parses what follows the percent sign at `start`.
  private mutating func parsePlaceholder(
    from start: Int
  ) throws(Prose) -> FormatString.Segment {
    if reader.take("%") { return .escapedPercent }
    if reader.take("arg") { return .argument }
    let index = reader.takeArgumentIndex()
    if reader.take("#@") { return try parseSubstitution(argument: index) }
    return .specifier(try parseSpecifier(from: start, index: index))
  }

  private mutating func parseSubstitution(
    argument: Int?
  ) throws(Prose) -> FormatString.Segment {
    let start = reader.offset
    reader.skip { $0 != UInt8(ascii: "@") && $0 != UInt8(ascii: "%") }
    let name = start..<reader.offset
    guard !name.isEmpty, reader.take("@") else { throw Prose() }
    return .substitution(name: reader.string(name), argument: argument)
  }

  private mutating func parseSpecifier(
    from start: Int,
    index: Int?
  ) throws(Prose) -> FormatSpecifier {
    let name = try reader.takeArgumentName()
    let flags = reader.takeFlags()
    let width = try reader.takeExtent()
    let precision = reader.take(".") ? try reader.takeExtent() ?? .count(0) : nil
    if flags.contains(.blankSign), index == nil { throw Prose() }
    if flags.contains(.leftAligned), width == nil { throw Prose() }
    let modifier = reader.takeLengthModifier()
    let conversion = try reader.takeConversion()
    if let modifier, !conversion.allows(modifier) { throw Prose() }
    return FormatSpecifier(
      argumentIndex: index,
      argumentName: name,
      flags: flags,
      width: width,
      precision: precision,
      lengthModifier: modifier,
      conversion: conversion,
      text: reader.string(start..<reader.offset),
      utf8Range: start..<reader.offset
    )
  }
}

/// Says that a percent sign starts no placeholder.
struct Prose: Error {}
