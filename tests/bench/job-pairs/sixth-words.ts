/** What parts two jobs of one employer: forms of the title, or of a sentence at the same place. */
export const SIXTH_PAIRS: Record<string, readonly string[]> = {
  "title, rank": ["Graduate TITLE", "Deputy TITLE", "Chief TITLE", "Trainee TITLE", "TITLE Supervisor"],
  "title, hours in German": ["TITLE in Teilzeit", "TITLE in Vollzeit", "TITLE (Minijob)"],
  "title, hours in French": ["TITLE à temps partiel", "TITLE à temps plein"],
  "title, hours in Spanish": ["TITLE media jornada", "TITLE jornada completa"],
  "title, share of hours": ["TITLE 40-60%", "TITLE 80-100%"],
  "title, class of licence": ["TITLE (Class A)", "TITLE (Class B)", "TITLE (Class C)"],
  "title, on call": ["TITLE - Per Diem", "TITLE - Travel Assignment", "TITLE - PRN Weekends"],
  "title, season": ["TITLE, Summer 2027", "TITLE, Winter 2026", "TITLE, Spring 2027"],
  "title, project": ["TITLE – Project Aurora", "TITLE – Project Borealis", "TITLE – Project Cascade"],
  "title, number within": ["TITLE (Req. 4471)", "TITLE (Req. 4472)", "TITLE (Req. 5108)"],
  "title, age group": ["TITLE (Toddlers)", "TITLE (Preschool)", "TITLE (School Age)"],
  "title, line of goods": ["TITLE – Footwear", "TITLE – Cosmetics", "TITLE – Garden"],
  "sentence, level": [
    "This is an entry-level position.",
    "This is a senior position.",
    "This is a managerial position.",
  ],
  "sentence, reference": ["Reference: 2026-114", "Reference: 2026-131", "Reference: 2026-207"],
  "sentence, pay of the hour": [
    "Pay range: $19.00 - $21.50 per hour",
    "Pay range: $31.00 - $36.00 per hour",
    "Pay range: $44.00 - $49.00 per hour",
  ],
  "sentence, shift in German": ["Schicht: Frühdienst", "Schicht: Nachtdienst", "Schicht: Spätdienst"],
  "sentence, shift in Spanish": ["Horario: mañanas", "Horario: tardes", "Horario: noches"],
  "sentence, shift in French": ["Horaires : de jour", "Horaires : de nuit"],
  "sentence, unit": ["Unit: Intensive Care East", "Unit: Maternity", "Unit: Day Surgery"],
  "sentence, grades": ["You teach grades 1 and 2.", "You teach grades 7 and 8.", "You teach grades 11 and 12."],
  "sentence, territory": [
    "Territory: Ohio and Indiana",
    "Territory: Georgia and Florida",
    "Territory: Oregon and Idaho",
  ],
  "sentence, property": ["Property: Harbour Inn", "Property: Mountain Lodge", "Property: Station Hotel"],
  "sentence, time zone": ["Working hours follow Central European Time.", "Working hours follow Pacific Time."],
  "sentence, sector of a client": [
    "Our client builds trailers for farms.",
    "Our client runs dental laboratories.",
    "Our client sells office furniture.",
  ],
};

/** Towns of one name, as they are told apart. */
export const SAME_NAMES: readonly (readonly [string, string])[] = [
  ["Cambridge, MA", "Cambridge, United Kingdom"],
  ["Birmingham, AL", "Birmingham, United Kingdom"],
  ["London, Ontario, Canada", "London, United Kingdom"],
  ["Paris, TX", "Paris, France"],
  ["Portland, ME", "Portland, OR"],
  ["Columbus, GA", "Columbus, OH"],
  ["Valencia, CA", "Valencia, Spain"],
  ["Frankfurt (Oder)", "Frankfurt am Main"],
  ["Halle (Saale)", "Halle (Westfalen)"],
  ["Neustadt an der Weinstraße", "Neustadt in Holstein"],
];

/** One town in two tongues. */
export const TWO_NAMES: readonly (readonly [string, string])[] = [
  ["München, Germany", "Munich, Germany"],
  ["Köln, Germany", "Cologne, Germany"],
  ["Wien, Austria", "Vienna, Austria"],
  ["Genève, Switzerland", "Geneva, Switzerland"],
  ["Sevilla, Spain", "Seville, Spain"],
  ["Nürnberg, Germany", "Nuremberg, Germany"],
];

export const AGENCIES = [
  "Brightpath Staffing",
  "Kestrel Recruitment",
  "TalentBridge Personal GmbH",
  "Harrow & Lane Search",
];

/** British and American, in full and short. */
export const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/\b(organ|real|special|recogn|optim|priorit)iz/gi, "$1is"],
  [/\b(col|fav|lab|hon|neighb)or/gi, "$1our"],
  [/\bcenter/gi, "centre"],
  [/\bprogram\b/gi, "programme"],
  [/\blicense\b/gi, "licence"],
];
export const IN_FULL: readonly (readonly [RegExp, string])[] = [
  [/\b(we|you|they)['’]re\b/gi, "$1 are"],
  [/\b(we|you|they)['’]ll\b/gi, "$1 will"],
  [/\b(we|you|they)['’]ve\b/gi, "$1 have"],
  [/\bdon['’]t\b/gi, "do not"],
  [/\s&\s/g, " and "],
  [/\be\.g\./gi, "for example"],
];
export const NUMBER_WORDS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
