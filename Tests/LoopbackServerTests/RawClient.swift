import Synchronization
import SystemPackage

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A client that sends bytes as they are, and blocks no thread of Swift's tasks.
final class RawClient: Sendable {
  let socket: CInt
  private let received = Mutex<[UInt8]>([])

  /// Connects to a port of this machine.
  init(port: Int, isIPv6: Bool = false) throws {
    #if canImport(Glibc)
    let stream = CInt(SOCK_STREAM.rawValue)
    #else
    let stream = SOCK_STREAM
    #endif
    socket = Self.makeSocket(isIPv6 ? AF_INET6 : AF_INET, stream)
    let result: CInt
    if isIPv6 {
      var address = sockaddr_in6()
      address.sin6_family = sa_family_t(AF_INET6)
      address.sin6_port = in_port_t(port).bigEndian
      address.sin6_addr = in6addr_loopback
      result = Self.connect(socket, &address)
    } else {
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = in_port_t(port).bigEndian
      address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
      result = Self.connect(socket, &address)
    }
    guard result == 0 else { throw Errno(rawValue: errno) }
  }

  private static func makeSocket(_ family: CInt, _ type: CInt) -> CInt {
    #if canImport(Glibc)
    Glibc.socket(family, type, 0)
    #else
    Darwin.socket(family, type, 0)
    #endif
  }

  private static func connect<Address>(_ socket: CInt, _ address: inout Address) -> CInt {
    let size = socklen_t(MemoryLayout<Address>.size)
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        #if canImport(Glibc)
        Glibc.connect(socket, address, size)
        #else
        Darwin.connect(socket, address, size)
        #endif
      }
    }
  }

  deinit { close(socket) }

  /// Sends bytes, and returns whether all were accepted.
  @discardableResult
  func send(_ bytes: [UInt8]) async -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Self.send(socket, $0) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN, !Task.isCancelled {
        try? await Task.sleep(for: .milliseconds(1))
      } else {
        return false
      }
    }
    return true
  }

  @discardableResult
  func send(_ text: String) async -> Bool {
    await send(Array(text.utf8))
  }

  private static func send(_ socket: CInt, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Glibc)
    Glibc.send(socket, bytes.baseAddress, bytes.count, CInt(MSG_NOSIGNAL) | CInt(MSG_DONTWAIT))
    #else
    Darwin.send(socket, bytes.baseAddress, bytes.count, MSG_DONTWAIT)
    #endif
  }

  /// Reads an answer; `nil` if the server closes the connection without one, or sends none in the
  /// given time, which is long because other tests of the process use the same threads.
  func answer(withoutBody: Bool = false, seconds: Int = 120) async -> Answer? {
    let end = ContinuousClock.now + .seconds(seconds)
    while true {
      if let answer = takeAnswer(withoutBody) { return answer }
      guard await read(until: end) == true else { return nil }
    }
  }

  private func takeAnswer(_ withoutBody: Bool) -> Answer? {
    received.withLock { received in
      guard let (answer, size) = Answer.parse(received, withoutBody: withoutBody) else {
        return nil
      }
      received.removeFirst(size)
      return answer
    }
  }

  /// Returns whether the server closes the connection in the given time, ignoring what it sends.
  func isClosed(within seconds: Int = 120) async -> Bool {
    let end = ContinuousClock.now + .seconds(seconds)
    while let isOpen = await read(until: end) {
      if !isOpen { return true }
    }
    return false
  }

  /// Reads bytes, and returns whether the connection is still open; `nil` if nothing arrives.
  private func read(until end: ContinuousClock.Instant) async -> Bool? {
    while true {
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      let count = recv(socket, &buffer, buffer.count, CInt(MSG_DONTWAIT))
      if count > 0 { received.withLock { $0 += buffer[..<count] } }
      if count >= 0 { return count > 0 }
      guard errno == EAGAIN else { return false }
      guard ContinuousClock.now < end else { return nil }
      try? await Task.sleep(for: .milliseconds(1))
    }
  }
}

/// An answer as it was received.
struct Answer: Hashable, Sendable {
  var status: Int
  var fields: [String: String]
  var body: [UInt8]

  /// Returns the first answer in bytes, and its size; `nil` if it is not complete.
  static func parse(_ bytes: [UInt8], withoutBody: Bool) -> (Answer, size: Int)? {
    guard bytes.count > 4 else { return nil }
    let end = Array("\r\n\r\n".utf8)
    let starts = bytes.indices.prefix(4096).dropLast(3)
    guard let start = starts.first(where: { bytes[$0...].starts(with: end) }) else { return nil }
    let lines = String(decoding: bytes[..<start], as: UTF8.self).split(separator: "\r\n")
    var fields: [String: String] = [:]
    for line in lines.dropFirst() {
      let parts = line.split(separator: ": ", maxSplits: 1)
      fields[parts[0].lowercased()] = parts.count > 1 ? String(parts[1]) : ""
    }
    let size = start + 4 + (withoutBody ? 0 : Int(fields["content-length"] ?? "0") ?? 0)
    guard bytes.count >= size else { return nil }
    let status = Int(lines.first?.split(separator: " ").dropFirst().first ?? "") ?? 0
    return (Answer(status: status, fields: fields, body: Array(bytes[(start + 4)..<size])), size)
  }

  var text: String { String(decoding: body, as: UTF8.self) }
}
