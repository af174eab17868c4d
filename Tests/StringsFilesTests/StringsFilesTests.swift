import Testing

@testable import StringsFiles
