// Prints one localized line with a number, using only the library, to measure the start-up time.

import Localization

print(String(localized: "It weighs \(72.5, format: .mass(.kilograms)).", comment: "A parcel"))
