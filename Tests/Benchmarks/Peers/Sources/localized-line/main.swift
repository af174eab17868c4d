// One localized line with a number, as a program of the library alone says it: how long it takes to start.

import Localization

print(String(localized: "It weighs \(72.5, format: .mass(.kilograms)).", comment: "A parcel"))
