import Diagnostics

/// Makes the model out of the elements of a document, and notes what is wrong with them.
struct XLIFFReader {
  /// An element of the document.
  typealias Element = XMLDocument.Element

  /// The path of the file, for places.
  let file: String
  /// The namespace of the document's own elements; `nil` if they have none.
  let namespace: String?
  /// What is wrong.
  private(set) var diagnostics: [Diagnostic] = []

  init(file: String, namespace: String?) {
    self.file = file
    self.namespace = namespace
  }

  /// Reads the document whose outermost element is given; `nil` if it is not in a known XLIFF.
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

  /// Notes that the attribute tells a version that is not the namespace's, which holds.
  private mutating func noteVersion(of root: Element, unless prefix: String) {
    guard let version = root["version"], !version.hasPrefix(prefix) else { return }
    note(.xliffVersion(version), .warning, at: root)
  }

  /// The attribute tells the version where no namespace does: so did XLIFF 1.0.
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

// MARK: - What both versions need

extension XLIFFReader {
  /// Notes that something is wrong.
  mutating func note(
    _ message: Diagnostic.Message,
    _ severity: Diagnostic.Severity,
    at element: Element,
    path: [String] = []
  ) {
    diagnostics.append(Diagnostic(message, severity, at: place(of: element), path: path))
  }

  /// Returns where an element begins.
  func place(of element: Element) -> Place {
    Place(element.position, in: file)
  }

  /// Returns the document's own elements in an element, and tells what should not be there.
  ///
  /// Elements of other namespaces are extensions, which everybody may pass over. That is not so for
  /// those that are named as the translations are: there somebody has mistaken the namespace.
  ///
  /// - Parameters:
  ///   - parent: The element that they are in.
  ///   - expected: The names of those to return.
  ///   - ignored: The names of those to pass over.
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
    guard case .text(let text) = content, text.utf8.contains(where: { !$0.isXMLBlank }) else {
      return
    }
    note(.xliffStrayText(in: parent.name.local), .warning, at: parent)
  }

  /// The names of the elements without which translations are lost, in both versions.
  private static let vitalNames: Set = [
    "file", "body", "group", "trans-unit", "unit", "segment", "source", "target",
  ]

  /// Returns the value of an attribute, and tells if there is none.
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

  /// Returns the one element with a name among others, and tells if there are more.
  mutating func only(_ name: String, among elements: [Element], ofUnit id: String) -> Element? {
    var found: Element?
    for element in elements where element.name.local == name {
      if found != nil { note(.xliffRepeatedElement(in: id, name), .error, at: element, path: [id]) }
      found = found ?? element
    }
    return found
  }
}

extension UInt8 {
  fileprivate var isXMLBlank: Bool {
    self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09
  }
}
