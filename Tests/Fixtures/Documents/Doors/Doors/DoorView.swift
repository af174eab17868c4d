import SwiftUI

struct DoorView: View {
  var visitor: String
  var count: Int
  let title: String = "My doors"

  var body: some View {
    VStack {
      Text(title)
      Text("Hello, \(visitor)", comment: "Above the list of doors")
      Text("You have \(count) doors.", comment: "Below the greeting")
      Button("Open the doors") {}
      Button("Close") {}
    }
  }
}
