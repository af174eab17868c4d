/// The version of this package, which both commands tell.
///
/// Numbered by Semantic Versioning 2.0.0: the first number changes with what goes from the public
/// interface of the libraries, from the commands' options or from the meaning of their exit statuses.
package enum Version {
  package static let text = "1.0.0"
}
