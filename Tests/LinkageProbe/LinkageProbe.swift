// A program that uses the two libraries alone; `Scripts/check linkage` looks at what it loads.
import Localization
import StringCatalog
