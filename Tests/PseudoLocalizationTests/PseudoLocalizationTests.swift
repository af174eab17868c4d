import Testing

@testable import PseudoLocalization
