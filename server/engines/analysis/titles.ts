import { bareText, inEnglish } from "./foreign-titles.ts";
import { OCCUPATION_FAMILIES } from "./lexicon/occupation-families.ts";

/** Raise it with every change of the rules below: it is part of the score's version. */
export const TITLES_VERSION = 5;

export type FamilyShare = { family: string; share: number };

const ABBREVIATIONS = new Map<string, string>(
  Object.entries({
    acct: "accountant",
    admin: "administrative",
    ae: "account executive",
    ap: "account payable",
    ar: "account receivable",
    asst: "assistant",
    assoc: "associate",
    avp: "assistant vicepresident",
    bd: "business development",
    bdm: "business development manager",
    bdr: "business development representative",
    bi: "business intelligence",
    cfo: "chief financial officer",
    cio: "chief information officer",
    cma: "certified medical assistant",
    cmo: "chief marketing officer",
    cna: "certified nursing assistant",
    coo: "chief operating officer",
    coord: "coordinator",
    cso: "customer service officer",
    csr: "customer service representative",
    cto: "chief technology officer",
    dba: "database administrator",
    dev: "developer",
    dir: "director",
    dr: "doctor",
    ea: "executive assistant",
    eng: "engineer",
    engr: "engineer",
    er: "emergency room",
    evp: "executive vicepresident",
    exec: "executive",
    gm: "general manager",
    gp: "general practitioner",
    hca: "healthcare assistant",
    hr: "human resource",
    hrbp: "human resource business partner",
    it: "information technology",
    jr: "junior",
    lmft: "marriage family therapist",
    lcsw: "licensed clinical social worker",
    lpn: "licensed practical nurse",
    lvn: "licensed vocational nurse",
    ma: "medical assistant",
    mfg: "manufacturing",
    mgmt: "management",
    mgr: "manager",
    ml: "machine learning",
    mkt: "marketing",
    mktg: "marketing",
    np: "nurse practitioner",
    ops: "operation",
    ot: "occupational therapist",
    pm: "project manager",
    pr: "public relation",
    prof: "professor",
    pt: "physical therapist",
    qa: "quality assurance",
    qc: "quality control",
    rep: "representative",
    rn: "registered nurse",
    sde: "software engineer",
    sdr: "sales development representative",
    slp: "speech language pathologist",
    spec: "specialist",
    sr: "senior",
    supt: "superintendent",
    supv: "supervisor",
    svc: "service",
    svp: "senior vicepresident",
    swe: "software engineer",
    tech: "technician",
    vp: "vicepresident",
    xray: "x ray",
    frontend: "front end",
    backend: "back end",
    fullstack: "full stack",
    helpdesk: "help desk",
    healthcare: "health care",
    childcare: "child care",
    daycare: "day care",
    cybersecurity: "cyber security",
    ecommerce: "e commerce",
    makeup: "make up",
    salesperson: "sales person",
    salesman: "sales person",
    saleswoman: "sales person",
    webmaster: "web master",
    bookkeeping: "bookkeeper",
    mortgages: "mortgage",
  }),
);

const WORD_FORMS = [
  "engineer engineering enginer",
  "nurse nursing",
  "accountant accounting accountancy accounts-dept",
  "design designer designing",
  "teacher teaching teach",
  "consultant consulting consultancy",
  "recruiter recruiting recruitment recruit",
  "program programme",
  "programmer programming",
  "trainer training",
  "analyst analytics analysis analytic analytical",
  "coach coaching",
  "bank banker banking",
  "sales sale selling seller",
  "writer writing",
  "editor editing editorial",
  "buyer buying",
  "planner planning",
  "driver driving",
  "welder welding",
  "baker bakery baking",
  "cleaner cleaning",
  "therapist therapy",
  "pharmacist pharmacy",
  "plumber plumbing",
  "carpenter carpentry",
  "auditor auditing audit",
  "tutor tutoring",
  "attorney lawyer",
  "physician doctor",
  "clinic clinical clinician",
  "cook cooking",
  "chef chefs",
  "painter painting",
  "purchaser purchasing procurement purchase",
  "merchandiser merchandising merchandise",
  "counselor counseling",
  "communication communications",
  "operation operations operational",
  "scientist science scientific",
  "researcher research",
  "developer developing",
  "photographer photography",
  "journalist journalism",
  "landscaper landscaping landscape",
  "estimator estimating",
  "inspector inspection",
  "translator translation translating",
  "interpreter interpreting",
  "stylist styling",
  "fitness wellness-fitness",
  "finance financial financing",
  "administrative administration",
  "administrator administrators",
  "manager managing management",
  "machinist machining",
  "fabricator fabrication",
  "assembler assembly",
  "packer packing packaging",
  "center centre",
  "theater theatre",
  "insurance insurances",
  "logistics logistic",
  "statistician statistics statistic",
  "electronics electronic",
  "electrician electricians",
  "mathematics math maths",
  "fundraiser fundraising",
  "lending lender",
  "trader trading",
  "swim swimming",
  "waiter waitress waitstaff",
  "steward stewardess",
  "host hostess",
  "illustrator illustration",
  "animator animation",
  "dance dancing",
  "surveyor surveying survey",
  "telemarketer telemarketing",
  "underwriter underwriting",
  "dentist dental",
  "volunteer volunteering",
  "investigator investigation investigative",
  "custodian custodial",
  "janitor janitorial",
  "laboratory lab",
  "representative rep",
  "benefit benefits",
  "ux ux-ui",
  "vehicle vehicles",
  "grant grants",
  "roofer roofing",
  "mason masonry",
  "florist floral",
  "barista baristas",
  "childhood early-childhood",
  "minister ministry",
  "personnel personel",
  "specialist speciality",
  "caregiver caregiving",
  "architect architectural architecture",
  "chemist chemistry",
  "biologist biology",
  "geologist geology",
  "psychologist psychology",
  "farmer farming farm",
];

const WORD_ROOTS = new Map(
  WORD_FORMS.flatMap((line) => {
    const [root, ...forms] = line.split(" ");
    return forms.map((form) => [form, root!] as const);
  }),
);

const LEVEL_WORDS = new Set(
  (
    "senior junior lead leader leading principal staff chief head entry level associate assistant intern internship trainee " +
    "apprentice graduate student i ii iii iv v vi 1 2 3 4 5 mid experienced deputy vice executive supervisory acting interim " +
    "part time full remote hybrid temporary temp contract contractor seasonal bilingual freelance certified licensed " +
    "level1 level2 onsite shift night day evening weekend virtual permanent casual global regional national international " +
    "corporate local group new grad university founding independent self employed experienced professional general"
  ).split(" "),
);

const GENERAL_HEADS = new Set(
  (
    "manager director president vicepresident officer supervisor coordinator administrator specialist analyst consultant advisor adviser " +
    "representative agent clerk worker member team partner expert professional strategist head lead technician " +
    "operator assistant associate intern executive engineer administrative person position job role opening work staff crew"
  ).split(" "),
);

/** These titles are ranks rather than trades, so a field of work beside them counts more. */
const RANK_FAMILIES = new Set(["leadership", "project"]);
const EVERYWHERE_FAMILIES = new Set(["business-analysis", "administration", "customer-service"]);
const EVERYWHERE_VALUE = 0.6;

const BROAD_TITLES = new Set(
  (
    "engineer technician design developer instructor coach owner president scientist clerk volunteer contractor model producer " +
    "host researcher architect buyer server administrative project program marketing trainer founder entrepreneur " +
    "investigator mechanic editor writer minister construction maintenance operation strategist automotive"
  ).split(" "),
);

const STOP_WORDS = new Set(
  (
    "of the and a an in on or s & for to with at by from as " +
    "und fur der das im bei mit von zur zum de du des la le les et en ou aux pour chez del el los las y para con"
  ).split(" "),
);

const PROTECTED: [RegExp, string][] = [
  [/\bc\+\+/g, " cplusplus "],
  [/\bc#/g, " csharp "],
  [/\bf#/g, " fsharp "],
  [/(^|[\s/(])\.net\b/g, "$1 dotnet "],
  [/\basp\s*dotnet/g, " dotnet "],
  [/\br\s?&\s?d\b/g, " rnd "],
  [/\bfp\s?&\s?a\b/g, " fpna "],
  [/\bs\s?&\s?op\b/g, " snop "],
  [/\bf\s?&\s?b\b/g, " food beverage "],
  [/\bl\s?&\s?d\b/g, " learning development "],
  [/\bm\s?&\s?e\b/g, " monitoring evaluation "],
  [/\bp\s?&\s?c\b/g, " property casualty "],
  [/\bui\s?\/\s?ux\b|\bux\s?\/\s?ui\b/g, " ux "],
  [/\ba\s?\/\s?([pr])\b/g, " a$1 "],
  [/\bi\.t\.?(?=\s|$)/g, " it "],
  [/\bh\.r\.?(?=\s|$)/g, " hr "],
  [/\br\.n\.?(?=\s|$)/g, " rn "],
  [/\bfront[- ]end\b/g, " front end "],
  [/\bback[- ]end\b/g, " back end "],
  [/\bfull[- ]stack\b/g, " full stack "],
  [/\bpre[- ]?k\b/g, " pre k "],
  [/\bx[- ]ray\b/g, " x ray "],
  [/\be[- ]commerce\b/g, " e commerce "],
  [/\bnon[- ]profit\b/g, " nonprofit "],
  [/\bvice[- ]president\b/g, " vicepresident "],
  [/\bco[- ](founder|owner)\b/g, " $1 "],
];

const SPLITTER = /(?<!\s)\s+[-–—−]+\s+|[,;|:()[\]{}*•·–—]|(?=\/)|\s(?=(?:for|with|at|to|reporting)\s)/;

/** "Securities" are no guards. */
const NO_PLURALS = new Set(["sales", "logistics", "analytics", "electronics", "securities"]);

function singular(word: string): string {
  if (word.length < 4 || NO_PLURALS.has(word)) return word;
  if (/(ss|us|is|ics|ous)$/.test(word)) return word;
  if (word.endsWith("ies") && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(ches|shes|sses|xes)$/.test(word)) return word.slice(0, -2);
  return word.endsWith("s") ? word.slice(0, -1) : word;
}

function rootOf(word: string): string {
  const direct = WORD_ROOTS.get(word);
  if (direct) return direct;
  const stem = singular(word);
  return WORD_ROOTS.get(stem) ?? stem;
}

const MAX_TITLE_LENGTH = 300;

const BRITISH: [RegExp, string][] = [
  [/\bpaed/g, "ped"],
  [/anaesth/g, "anesth"],
  [/gynaec/g, "gynec"],
  [/paedic/g, "pedic"],
  [/haemat/g, "hemat"],
  [/labour/g, "labor"],
  [/behaviour/g, "behavior"],
  [/counsell/g, "counsel"],
];

function plainText(text: string): string {
  let plain = inEnglish(bareText(text.slice(0, MAX_TITLE_LENGTH)));
  for (const [pattern, replacement] of BRITISH) plain = plain.replace(pattern, replacement);
  for (const [pattern, replacement] of PROTECTED) plain = plain.replace(pattern, replacement);
  return plain;
}

export function titleWords(text: string): string[] {
  return wordsOfPlain(plainText(text));
}

function wordsOfPlain(plain: string): string[] {
  return plain
    .split(/[^\p{L}\p{N}]+/u)
    .flatMap((word) => ABBREVIATIONS.get(word)?.split(" ") ?? [word])
    .filter((word) => word !== "" && !STOP_WORDS.has(word))
    .map(rootOf);
}

function jointOf(piece: string): number {
  const before = /^(.+?)(?:\sand\s|\s?[&+]\s?)/.exec(piece)?.[1];
  return before === undefined ? 0 : wordsOfPlain(before).length;
}

export function isLevelWord(word: string): boolean {
  return LEVEL_WORDS.has(word);
}

const SAME_WORK = new Map([
  ["development", "engineer"],
  ["developer", "engineer"],
]);

/** Development and engineering are one kind of work; level words are left out. */
export function workWords(text: string): string[] {
  return titleWords(text)
    .filter((word) => !isLevelWord(word))
    .map((word) => SAME_WORK.get(word) ?? word);
}

export type TitleSegment = {
  words: string[];
  weight: number /** Index of the word after an "and", 0 = none. */;
  joint: number;
};

const LATER_WEIGHTS = [1, 0.4, 0.2];
const ALTERNATIVE_WEIGHT = 0.8;
const EMPLOYER_WEIGHT = 0.05;

/** Split at commas, dashes, "for", "with" and "at"; the first segment weighs most. */
export function titleSegments(text: string): TitleSegment[] {
  const segments: { words: string[]; joint: number; kind: "part" | "alternative" | "employer" }[] = [];
  for (const piece of plainText(text).split(SPLITTER)) {
    const words = wordsOfPlain(piece);
    const kind = piece.startsWith("/") ? "alternative" : /^\s*(at|reporting)\s/.test(piece) ? "employer" : "part";
    if (words.length > 0) segments.push({ words, joint: jointOf(piece), kind });
  }
  const [first, second] = segments;
  if (
    first &&
    second?.kind === "part" &&
    first.words.every((word) => LEVEL_WORDS.has(word) || GENERAL_HEADS.has(word))
  ) {
    segments.splice(0, 2, { words: [...second.words, ...first.words], joint: second.joint, kind: "part" });
  }
  let place = 0;
  return segments.map(({ words, joint, kind }, index) => {
    if (kind === "employer") return { words, joint, weight: EMPLOYER_WEIGHT };
    if (index > 0 && kind === "part") place++;
    const weight = LATER_WEIGHTS[Math.min(place, LATER_WEIGHTS.length - 1)]!;
    return { words, joint, weight: kind === "alternative" ? weight * ALTERNATIVE_WEIGHT : weight };
  });
}

type Phrase = { text: string; words: number; families: string[]; field: boolean; broad: boolean };

const PHRASES = new Map<string, Phrase>();
let longestPhrase = 1;

const BROAD_PHRASES = new Set(
  ["research intern", "research assistant", "research coordinator", "research specialist"].map((title) =>
    titleWords(title).join(" "),
  ),
);

function isBroad(family: string, key: string): boolean {
  return RANK_FAMILIES.has(family) || BROAD_TITLES.has(key) || BROAD_PHRASES.has(key);
}

function addPhrases(family: string, list: string, field: boolean): void {
  for (const text of list.split(";")) {
    const words = titleWords(text);
    if (words.length === 0) continue;
    longestPhrase = Math.max(longestPhrase, words.length);
    const key = words.join(" ");
    const known = PHRASES.get(key);
    if (!known) {
      PHRASES.set(key, {
        text: text.trim(),
        words: words.length,
        families: [family],
        field,
        broad: !field && isBroad(family, key),
      });
    } else if (known.field && !field) {
      PHRASES.set(key, { ...known, text: text.trim(), families: [family], field: false, broad: isBroad(family, key) });
    } else if (field && !known.field && known.families.includes(family) && known.text === text.trim()) {
      PHRASES.set(key, { ...known, families: [family], field: true, broad: false });
    } else if (known.field === field && !known.families.includes(family)) {
      known.families.push(family);
    }
  }
}

for (const family of OCCUPATION_FAMILIES) addPhrases(family.id, family.titles, false);
for (const family of OCCUPATION_FAMILIES) addPhrases(family.id, family.fields, true);

type Found = { phrase: Phrase; from: number; to: number };

function phrasesIn(words: string[]): Found[] {
  const taken = new Array<boolean>(words.length).fill(false);
  const found: Found[] = [];
  for (let length = Math.min(longestPhrase, words.length); length > 0; length--) {
    for (let from = words.length - length; from >= 0; from--) {
      const to = from + length;
      if (taken.slice(from, to).some(Boolean)) continue;
      const phrase = PHRASES.get(words.slice(from, to).join(" "));
      if (!phrase) continue;
      taken.fill(true, from, to);
      found.push({ phrase, from, to });
    }
  }
  return found;
}

function isLevelOnly({ phrase, from }: Found, words: string[]): boolean {
  return phrase.words === 1 && LEVEL_WORDS.has(words[from]!);
}

/** "Finance and Office Manager" is read as two titles. */
function segmentFamilies(words: string[], joint: number): Map<string, number> {
  if (joint === 0 || joint >= words.length || phrasesIn(words).some(({ from, to }) => from < joint && joint < to))
    return familyValues(words);
  const values = familyValues(words.slice(0, joint));
  for (const [family, value] of familyValues(words.slice(joint)))
    values.set(family, Math.max(values.get(family) ?? 0, value));
  return values;
}

function familyValues(words: string[]): Map<string, number> {
  let line = words;
  let found = phrasesIn(line);
  if (!found.some(({ phrase }) => !phrase.field)) {
    const without = words.filter((word) => !LEVEL_WORDS.has(word));
    const again = phrasesIn(without);
    if (again.some(({ phrase }) => !phrase.field) || again.length > found.length) {
      line = without;
      found = again;
    }
  }
  // "Principal" alone leads a school; before another title it is a rank.
  if (found.some((match) => !isLevelOnly(match, line))) found = found.filter((match) => !isLevelOnly(match, line));
  let last = line.length;
  while (last > 1 && LEVEL_WORDS.has(line[last - 1]!)) last--;
  const titles = found.filter(({ phrase }) => !phrase.field);
  const strong = titles.some(({ phrase }) => !phrase.broad);
  const values = new Map<string, number>();
  for (const { phrase, to } of found) {
    let value: number;
    if (phrase.field) value = titles.length === 0 || !strong ? 0.9 : phrase.words > 1 ? 0.5 : 0.2;
    else if (phrase.broad) value = strong ? 0.2 : titles.length === found.length && phrase.words > 1 ? 0.6 : 0.4;
    else if (phrase.families.every((family) => EVERYWHERE_FAMILIES.has(family))) value = EVERYWHERE_VALUE;
    else value = to >= last ? 1 : 0.7;
    for (const family of phrase.families)
      values.set(family, (values.get(family) ?? 0) + value / phrase.families.length);
  }
  return values;
}

/** Largest share first. The sum is at most 1, the rest is doubt: "Manager" gives none, "Designer" half. */
export function familiesOfTitle(title: string): FamilyShare[] {
  const values = new Map<string, number>();
  let strength = 0;
  let lead = 1;
  for (const { words, weight, joint } of titleSegments(title)) {
    const found = segmentFamilies(words, joint);
    if (found.size === 0) {
      // A first part that says nothing passes its weight on ("Intern, Marketing").
      lead = Math.max(lead, weight < 1 ? 1 : 1.8);
      continue;
    }
    const given = Math.min(1, weight * lead);
    for (const [family, value] of found) {
      values.set(family, (values.get(family) ?? 0) + value * given);
      strength += value * given;
    }
    lead = Math.min(lead, 1);
  }
  if (strength === 0) return [];
  const confidence = Math.min(1, strength / 0.9);
  return [...values]
    .map(([family, value]) => ({ family, share: (value / strength) * confidence }))
    .sort((a, b) => b.share - a.share || (a.family < b.family ? -1 : 1));
}
