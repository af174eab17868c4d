import Testing

@testable import XLIFF
