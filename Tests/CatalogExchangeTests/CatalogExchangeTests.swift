import Testing

@testable import CatalogExchange
