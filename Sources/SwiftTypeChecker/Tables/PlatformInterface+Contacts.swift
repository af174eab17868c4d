// swift-format-ignore-file: a table of facts, one declaration a line.
// Written by Scripts/distill. README.md in the folder above tells what it is made of.

extension PlatformInterface {
  /// The declarations of Contacts, as far as they tell the type of an argument or a value.
  static let contacts: StaticString = #"""
    class CNContact {
      var birthday, nonGregorianBirthday: DateComponents?
      var contactRelations, dates, emailAddresses, instantMessageAddresses, phoneNumbers, postalAddresses, socialProfiles, urlAddresses: [CNLabeledValue]
      var departmentName, familyName, givenName, identifier, jobTitle, middleName, namePrefix, nameSuffix, nickname, note, organizationName, phoneticFamilyName, phoneticGivenName, phoneticMiddleName, phoneticOrganizationName, previousFamilyName: String
    }
    class CNGroup {
      var identifier, name: String
    }
    class CNLabeledValue {
      var identifier: String
      var label: String?
    }
    class CNPhoneNumber {
      var stringValue: String
    }
    class CNPostalAddress {
      var city, country, isoCountryCode, postalCode, state, street, subAdministrativeArea, subLocality: String
    }
    """#
}
