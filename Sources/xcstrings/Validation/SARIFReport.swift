import CatalogValidation
import CatalogWorkspace
import CommandSupport
import DiagnosticMessages
import Diagnostics
import FileSystem
import Localization

/// Findings in the format of code scanning services.
///
/// Locations consist of line and bytes, because SARIF counts columns in different units.
///
/// Source: Static Analysis Results Interchange Format (SARIF) 2.1.0, OASIS Standard, 27 March 2020.
struct SARIFReport: Encodable {
  private enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  private let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
  private let version = "2.1.0"
  private let runs: [Run]

  /// Creates the report of one run.
  init(_ diagnostics: [Diagnostic]) {
    let rules = Self.rules(of: diagnostics)
    let positions = Dictionary(
      rules.enumerated().map { ($0.element.id, $0.offset) },
      uniquingKeysWith: { first, _ in first }
    )
    let results = diagnostics.sorted(by: DiagnosticPrinter.precedes)
      .map { Result($0, ruleIndex: positions[$0.id.rawValue]) }
    let driver = Driver(name: "xcstrings", semanticVersion: Version.text, rules: rules)
    runs = [Run(tool: Tool(driver: driver), results: results)]
  }

  /// Returns the rules, and other kinds of problems, such as unreadable files.
  private static func rules(of diagnostics: [Diagnostic]) -> [Rule] {
    let rules = ValidationRules.all.map { Rule(type(of: $0)) }
    let known = Set(rules.map(\.id))
    let others = Set(diagnostics.map(\.id.rawValue)).subtracting(known).sorted()
    return rules + others.map { Rule(id: $0) }
  }
}

// MARK: - Parts

extension SARIFReport {
  private struct Run: Encodable {
    let tool: Tool
    /// The folder from which paths start; see ``ArtifactLocation``.
    let originalUriBaseIds = [
      ArtifactLocation.sourceRoot: BaseLocation(
        description: Text(text: "The root of the source tree.")
      )
    ]
    let results: [Result]
  }

  /// A base of relative paths, without its own address: that differs from machine to machine, and the
  /// service that reads the report knows it (SARIF 2.1.0, section 3.14.14).
  private struct BaseLocation: Encodable {
    let description: Text
  }

  private struct Tool: Encodable {
    let driver: Driver
  }

  private struct Driver: Encodable {
    let name: String
    let semanticVersion: String
    let rules: [Rule]
  }

  private struct Text: Encodable {
    let text: String
  }

  private struct Rule: Encodable {
    struct Defaults: Encodable {
      let level: String
    }

    let id: String
    var shortDescription: Text?
    var fullDescription: Text?
    var defaultConfiguration: Defaults?

    init(id: String) {
      self.id = id
    }

    init(_ rule: any ValidationRule.Type) {
      let page = RulePage(rule, UserLocale("en"))
      id = rule.id.rawValue
      shortDescription = Text(text: page.claim)
      fullDescription = Text(text: page.reason)
      defaultConfiguration = Defaults(level: rule.defaultSeverity.rawValue)
    }
  }

  private struct Result: Encodable {
    let ruleId: String
    let ruleIndex: Int?
    let level: String
    let message: Text
    let locations: [LocationObject]
    let relatedLocations: [LocationObject]?
    let partialFingerprints: [String: String]
    let fixes: [Fix]?

    init(_ diagnostic: Diagnostic, ruleIndex: Int?) {
      ruleId = diagnostic.id.rawValue
      self.ruleIndex = ruleIndex
      level = diagnostic.severity.rawValue
      message = Text(
        text: diagnostic.message.machineText
      )
      locations = diagnostic.location.map { [LocationObject($0, path: diagnostic.path)] } ?? []
      let notes = diagnostic.notes.compactMap { note in
        note.location.map { location in
          LocationObject(location, message: note.message.machineText)
        }
      }
      relatedLocations = notes.isEmpty ? nil : notes
      partialFingerprints = ["finding/v1": Baseline.Finding(diagnostic).fingerprint]
      let fixes = diagnostic.fixIts.map { Fix($0) }
      self.fixes = fixes.isEmpty ? nil : fixes
    }
  }

  private struct LocationObject: Encodable {
    let physicalLocation: PhysicalLocation
    var logicalLocations: [LogicalLocation]?
    var message: Text?

    init(_ location: Location, path: [String] = [], message: String? = nil) {
      physicalLocation = PhysicalLocation(
        artifactLocation: ArtifactLocation(location.file),
        region: Region(location, isPosition: true)
      )
      if !path.isEmpty {
        logicalLocations = [LogicalLocation(fullyQualifiedName: path.joined(separator: "/"))]
      }
      self.message = message.map { Text(text: $0) }
    }
  }

  private struct LogicalLocation: Encodable {
    let fullyQualifiedName: String
  }

  private struct PhysicalLocation: Encodable {
    let artifactLocation: ArtifactLocation
    let region: Region
  }

  private struct ArtifactLocation: Encodable {
    /// The name of the folder from which relative paths start.
    static let sourceRoot = "SRCROOT"

    let uri: String
    let uriBaseId: String?

    /// Creates the location of a file.
    ///
    /// - Parameter path: The path, from the root of the sources or absolute.
    init(_ path: String) {
      uriBaseId = path.hasPrefix("/") ? nil : Self.sourceRoot
      uri = path.utf8
        .reduce(into: path.hasPrefix("/") ? "file://" : "") { uri, byte in
          if Self.unreserved.contains(byte) {
            uri.unicodeScalars.append(Unicode.Scalar(byte))
          } else {
            let digits = String(byte, radix: 16, uppercase: true)
            uri += "%" + (digits.count < 2 ? "0" : "") + digits
          }
        }
    }

    private static let unreserved = Set(
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8
    )
  }

  private struct Region: Encodable {
    var startLine: Int?
    let byteOffset: Int
    let byteLength: Int

    init(_ location: Location, isPosition: Bool) {
      startLine = isPosition ? location.line : nil
      byteOffset = location.utf8Range.lowerBound
      byteLength = location.utf8Range.count
    }
  }

  private struct Fix: Encodable {
    let description: Text
    let artifactChanges: [Change]

    init(_ fixIt: FixIt) {
      description = Text(text: fixIt.message.machineText)
      let edits = Dictionary(grouping: fixIt.edits, by: \.location.file)
      artifactChanges = edits.sorted { $0.key < $1.key }
        .map { file, edits in
          Change(
            artifactLocation: ArtifactLocation(file),
            replacements: edits.map { edit in
              Replacement(
                deletedRegion: Region(edit.location, isPosition: false),
                insertedContent: Text(text: edit.replacement)
              )
            }
          )
        }
    }
  }

  private struct Change: Encodable {
    let artifactLocation: ArtifactLocation
    let replacements: [Replacement]
  }

  private struct Replacement: Encodable {
    let deletedRegion: Region
    let insertedContent: Text
  }
}
