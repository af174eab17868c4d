import Hummingbird

extension Response {
  /// Creates a response with one line of text.
  init(status: HTTPResponse.Status = .ok, text: String) {
    self.init(
      status: status,
      headers: [.contentType: "text/plain; charset=utf-8"],
      body: ResponseBody(byteBuffer: ByteBuffer(string: text + "\n"))
    )
  }
}
