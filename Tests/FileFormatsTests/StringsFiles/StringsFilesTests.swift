import Testing

@testable import FileFormats
