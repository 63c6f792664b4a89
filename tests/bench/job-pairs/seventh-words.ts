/** What parts two jobs of one employer: forms of the title, or of a sentence at the same place. */
export const SEVENTH_PAIRS: Record<string, readonly string[]> = {
  "title, tongue of the callers": ["TITLE (Dutch speaking)", "TITLE (Polish speaking)", "TITLE (Turkish speaking)"],
  "title, weight of the vehicle": ["TITLE 7.5t", "TITLE 18t", "TITLE 40t"],
  "title, terminal": ["TITLE – Terminal 1", "TITLE – Terminal 2", "TITLE – Terminal 5"],
  "title, Roman rank": ["TITLE I", "TITLE II", "TITLE III"],
  "title, short rank": ["Jr. TITLE", "Sr. TITLE", "TITLE"],
  "title, days": ["TITLE (Weekend)", "TITLE (Nights)", "TITLE (Weekdays)"],
  "title, second trade": ["TITLE / Driver", "TITLE / Cashier", "TITLE / Receptionist"],
  "title, cover": ["TITLE (Maternity Cover)", "TITLE (Permanent)", "TITLE (Sick Leave Cover)"],
  "title, client": ["TITLE – Client Fjord", "TITLE – Client Meadow", "TITLE – Client Summit"],
  "sentence, contract": ["Contract: permanent", "Contract: 6 months", "Contract: two seasons"],
  "sentence, tongue": ["You speak fluent Dutch.", "You speak fluent Polish.", "You speak fluent Turkish."],
  "sentence, ward": ["You will work on ward 4B.", "You will work on ward 7A.", "You will work on ward 12C."],
  "sentence, begin of the shift": [
    "The shift starts at 5:00 am.",
    "The shift starts at 2:00 pm.",
    "The shift starts at 10:00 pm.",
  ],
  "sentence, clearance": ["Clearance: SC", "Clearance: DV", "Clearance: none"],
  "sentence, team": ["You join the Payments team.", "You join the Identity team.", "You join the Search team."],
  "sentence, subject": ["You teach chemistry.", "You teach history.", "You teach music."],
  "sentence, travel": ["You travel about 10 % of your time.", "You travel about 75 % of your time."],
  "sentence, age of children": [
    "You look after children under three years.",
    "You look after children from six to ten years.",
  ],
  "sentence, cover in German": [
    "Die Stelle ist eine Elternzeitvertretung bis März 2027.",
    "Die Stelle ist unbefristet zu besetzen.",
  ],
  "sentence, pay grade in German": ["Entgeltgruppe: E 6", "Entgeltgruppe: E 9b", "Entgeltgruppe: E 13"],
  "sentence, hours in French": ["Temps de travail : 20 heures", "Temps de travail : 35 heures"],
  "sentence, contract in Spanish": ["Tipo de contrato: indefinido", "Tipo de contrato: temporal, seis meses"],
};

/** Towns that look alike and are two. */
export const ALIKE_TOWNS: readonly (readonly [string, string])[] = [
  ["Springfield, IL", "Springfield, MO"],
  ["Kansas City, KS", "Kansas City, MO"],
  ["St. Louis, MO", "St. Louis Park, MN"],
  ["Newcastle upon Tyne, United Kingdom", "Newcastle-under-Lyme, United Kingdom"],
  ["Freiburg im Breisgau, Germany", "Freyburg (Unstrut), Germany"],
  ["Santiago de Compostela, Spain", "Santiago, Chile"],
  ["Saint-Denis, France", "Saint-Denis, La Réunion"],
  ["Essen, Germany", "Bad Essen, Germany"],
];

/** One town, told longer. */
export const LONGER_TOWNS: readonly (readonly [string, string])[] = [
  ["München, Germany", "80331 München"],
  ["Boston, MA", "Boston, Suffolk County, MA"],
  ["Hamburg, Germany", "Hamburg-Altona, Germany"],
  ["Lyon, France", "Lyon 3e, France"],
  ["London, United Kingdom", "London EC2, Greater London, United Kingdom"],
  ["Madrid, Spain", "Madrid y alrededores"],
  ["Chicago, IL", "Chicago, IL 60601, USA"],
];

/** What a site puts around a text. */
export const SITE_LINES: readonly string[] = [
  "Save job  Share  Report this job",
  "Estimated by the site: $52,000 - $66,000 a year",
  "Be among the first 25 applicants",
  "Do you match this job? Upload your resume and find out.",
  "This posting was translated by a machine in parts.",
  "Seniority level: Not applicable",
];
