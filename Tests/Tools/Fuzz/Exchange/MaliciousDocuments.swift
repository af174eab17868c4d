/// Malicious XML: entity expansion and external entities (XXE).
enum MaliciousDocuments {
  /// Returns the declarations before the root element of a document.
  static func declarations(_ root: String) -> String {
    let laughs = (1...9)
      .map { number in
        "<!ENTITY lol\(number) \"\(String(repeating: "&lol\(number - 1);", count: 10))\">"
      }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE \(root) [
      <!ENTITY lol0 "lol">
      \(laughs.joined(separator: "\n"))
      <!ENTITY passwd SYSTEM "file:///etc/passwd">
      <!ENTITY % all SYSTEM "file:///etc/passwd">
      %all;
      ]>

      """
  }

  /// A property list.
  static let propertyList =
    declarations("plist")
    + "<plist version=\"1.0\"><dict><key>a</key><string>&passwd;&lol9;</string></dict></plist>\n"

  /// An XLIFF document.
  static let xliff =
    declarations("xliff") + """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file original="a" source-language="en" target-language="es" datatype="plaintext"><body>
      <trans-unit id="&passwd;"><source>&lol9;</source><target>&passwd;</target></trans-unit>
      </body></file></xliff>

      """
}
