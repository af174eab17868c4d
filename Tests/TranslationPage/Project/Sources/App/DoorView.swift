import SwiftUI

struct DoorView: View {
  let doors: Int
  let place: String

  var body: some View {
    VStack {
      Text("Close the door", comment: "Label of a button")
      Text("Open \(place) now", comment: "Label of a button. The argument is a place")
      Text("\(doors) doors", comment: "The number of doors in a building")
      Text("You have \(doors) doors in \(place)", comment: "The arguments are a number and a place")
      Text("Tap here", comment: "The words for the pointer differ between devices")
      Button("Save") {}
      Button("Bye") {}
    }
    .navigationTitle("Doorkeeper")
  }
}
