import Diagnostics

/// Creates the model from the elements of a document and reports problems.
struct XLIFFReader {
  /// An element of the document.
  typealias Element = XMLDocument.Element

  /// The path for the locations of diagnostics.
  let file: String
  /// The namespace of the document's own elements; `nil` if they have none.
  let namespace: String?
  /// The problems that were found.
  private(set) var diagnostics = LimitedDiagnostics()

  init(file: String, namespace: String?) {
    self.file = file
    self.namespace = namespace
  }

  /// Reads the document with an outermost element; `nil` if it is not a supported XLIFF version.
  mutating func document(_ root: Element, prefix: String?) -> XLIFFDocument? {
    guard root.name.local == "xliff" else {
      note(.xliffRoot(root.name.local, namespace: root.name.namespace ?? ""), .error, at: root)
      return nil
    }
    if let prefix, root.name.namespace?.hasPrefix(XLIFFNamespace.common) ?? false {
      note(.xliffPrefixedNamespace(prefix), .error, at: root)
    }
    switch root.name.namespace {
    case XLIFFNamespace.version1, XLIFFNamespace.version1Point1:
      noteVersion(of: root, unless: "1.")
      return version1(root)
    case XLIFFNamespace.version2, XLIFFNamespace.version2Point2:
      noteVersion(of: root, unless: "2.")
      return version2(root)
    case nil: return documentWithoutNamespace(root)
    case let other? where other.hasPrefix(XLIFFNamespace.common):
      let version = String(other.dropFirst(XLIFFNamespace.common.count))
      note(.xliffVersion(version), .error, at: root)
      return nil
    case let other?:
      note(.xliffRoot(root.name.local, namespace: other), .error, at: root)
      return nil
    }
  }

  /// Reports a version attribute that contradicts the namespace, which takes precedence.
  private mutating func noteVersion(of root: Element, unless prefix: String) {
    guard let version = root["version"], !version.hasPrefix(prefix) else { return }
    note(.xliffVersion(version), .warning, at: root)
  }

  /// Reads a document by its version attribute; XLIFF 1.0 had no namespace.
  private mutating func documentWithoutNamespace(_ root: Element) -> XLIFFDocument? {
    let version = root["version"] ?? ""
    if version.hasPrefix("1.") {
      note(.xliffNoNamespace(XLIFFNamespace.version1), .warning, at: root)
      return version1(root)
    } else if version.hasPrefix("2.") {
      note(.xliffNoNamespace(XLIFFNamespace.version2), .warning, at: root)
      return version2(root)
    }
    note(.xliffVersion(version), .error, at: root)
    return nil
  }
}

// MARK: - Both versions

extension XLIFFReader {
  /// Adds a diagnostic.
  mutating func note(
    _ message: Diagnostic.Message,
    _ severity: Diagnostic.Severity,
    at element: Element,
    path: [String] = []
  ) {
    diagnostics.append(Diagnostic(message, severity, at: location(of: element), path: path))
  }

  /// Returns the start of an element.
  func location(of element: Element) -> Location {
    Location(element.position, in: file)
  }

  /// Returns the XLIFF elements within an element, and reports unexpected ones.
  ///
  /// Elements of other namespaces are extensions and may be ignored. The exceptions are elements
  /// with the names of translations, which have the wrong namespace by mistake.
  ///
  /// - Parameters:
  ///   - parent: The element that contains them.
  ///   - expected: The names of the elements to return.
  ///   - ignored: The names of the elements to ignore.
  /// - Returns: The elements, in the order of the document.
  mutating func elements(
    of parent: Element,
    _ expected: Set<String>,
    ignoring ignored: Set<String> = []
  ) -> [Element] {
    var elements: [Element] = []
    for content in parent.content {
      guard case .element(let element) = content else {
        noteStrayText(content, in: parent)
        continue
      }
      let name = element.name.local
      if element.name.namespace != namespace {
        if Self.vitalNames.contains(name) {
          note(
            .xliffForeignElement(name, namespace: element.name.namespace ?? ""),
            .error,
            at: element
          )
        }
      } else if expected.contains(name) {
        elements.append(element)
      } else if !ignored.contains(name) {
        let severity: Diagnostic.Severity = Self.vitalNames.contains(name) ? .error : .warning
        note(.xliffMisplacedElement(name, in: parent.name.local), severity, at: element)
      }
    }
    return elements
  }

  private mutating func noteStrayText(_ content: XMLDocument.Content, in parent: Element) {
    guard case .text(let text) = content, text.utf8.contains(where: { !$0.isXMLWhitespace }) else {
      return
    }
    note(.xliffStrayText(in: parent.name.local), .warning, at: parent)
  }

  /// The elements, in both versions, without which translations are lost.
  private static let vitalNames: Set = [
    "file", "body", "group", "trans-unit", "unit", "segment", "source", "target",
  ]

  /// Returns the value of an attribute, and reports a missing one.
  mutating func required(
    _ name: String,
    of element: Element,
    _ severity: Diagnostic.Severity
  ) -> String? {
    let value = element[name]
    if value == nil {
      note(.xliffMissingAttribute(of: element.name.local, name), severity, at: element)
    }
    return value
  }

  /// Returns the single element with a name among others, and reports further ones.
  mutating func only(_ name: String, among elements: [Element], ofUnit id: String) -> Element? {
    var found: Element?
    for element in elements where element.name.local == name {
      if found != nil { note(.xliffRepeatedElement(in: id, name), .error, at: element, path: [id]) }
      found = found ?? element
    }
    return found
  }
}
