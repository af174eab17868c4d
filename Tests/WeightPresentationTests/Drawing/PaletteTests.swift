import Foundation
import Testing

@testable import WeightPresentation

@Suite struct PaletteTests {
  @Test(arguments: Appearance.allCases, [ColorRole.text, .quiet, .trend, .goal])
  func `text has sufficient contrast with its background`(
    appearance: Appearance,
    ink: ColorRole
  ) throws {
    let palette = appearance.palette
    let (paper, words) = (palette.colour(of: .background), palette.colour(of: ink))
    #expect(try contrast(paper, words) >= 4.5)
  }

  @Test(arguments: Appearance.allCases)
  func `no color is red or green`(appearance: Appearance) throws {
    for ink in ColorRole.allCases where ink != .band {
      let parts = try channels(appearance.palette.colour(of: ink))
      let others = max(parts[1], parts[2])
      #expect(parts[0] < 0.5 || parts[0] < 1.5 * others, "red: \(ink)")
      #expect(parts[1] < 0.5 || parts[1] < 1.5 * max(parts[0], parts[2]), "green: \(ink)")
    }
  }

  /// Returns the contrast of two colors as defined in WCAG 2.
  private func contrast(_ first: String, _ second: String) throws -> Double {
    let lights = try [first, second].map(luminance).sorted()
    return (lights[1] + 0.05) / (lights[0] + 0.05)
  }

  private func luminance(_ colour: String) throws -> Double {
    let parts = try channels(colour)
      .map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }

  private func channels(_ colour: String) throws -> [Double] {
    let number = try #require(Int(colour.dropFirst(), radix: 16))
    return [number >> 16, number >> 8 & 255, number & 255].map { Double($0) / 255 }
  }
}
