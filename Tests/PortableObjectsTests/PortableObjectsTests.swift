import Testing

@testable import PortableObjects
