/// The version of this package, which both programs print.
///
/// It follows Semantic Versioning 2.0.0. The major version changes with removals from the public
/// interface of the libraries, from the options of commands, or with changes to exit statuses.
package enum Version {
  package static let text = "2.0.0"
}
