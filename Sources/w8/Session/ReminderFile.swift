/// A file with reminders for another program.
struct ReminderFile {
  let name: String
  let text: String
}
