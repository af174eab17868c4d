/// The values of `Plural-Forms` that gettext's programs and servers for translators know.
///
/// Which languages they are right for is not said here: that is computed from the CLDR's rules.
///
/// Source: the manual of GNU gettext, "Additional functions for plural forms"; where it differs from
/// the CLDR, as for Latvian, the form that servers for translators write.
let usualPluralForms = [
  "nplurals=1; plural=0;",
  "nplurals=2; plural=(n != 1);",
  "nplurals=2; plural=(n > 1);",
  "nplurals=2; plural=(n%10!=1 || n%100==11);",
  "nplurals=3; plural=(n==1 ? 0 : n==2 ? 1 : 2);",
  "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);",
  "nplurals=3; plural=(n==1 ? 0 : n>=2 && n<=4 ? 1 : 2);",
  "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);",
  "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && (n%100<10 || n%100>=20) ? 1 : 2);",
  "nplurals=3; plural=(n%10==0 || n%100>=11 && n%100<=19 ? 0 : n%10==1 && n%100!=11 ? 1 : 2);",
  "nplurals=3; plural=(n==1 ? 0 : n==0 || (n%100>0 && n%100<20) ? 1 : 2);",
  "nplurals=4; plural=(n%100==1 ? 0 : n%100==2 ? 1 : n%100==3 || n%100==4 ? 2 : 3);",
  "nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5);",
]
