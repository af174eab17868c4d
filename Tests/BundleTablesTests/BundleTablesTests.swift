import Testing

@testable import BundleTables
