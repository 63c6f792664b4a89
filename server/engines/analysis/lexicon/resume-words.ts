import { readLexicon } from "./read-lexicon.ts";

const QUESTIONS = [
  "title.last",
  "title.first",
  "title.ending",
  "title.level",
  "employer.any",
  "employer.ending",
  "employer.legal",
  "both",
  "school.any",
  "school.ending",
  "place.region",
  "label.title",
  "label.employer",
  "label.other",
  "label.body",
  "label.detail",
  "label.project",
  "prose.opening",
] as const;
type Question = (typeof QUESTIONS)[number];

const WORDS = readJobWords();

export const TITLE_HEADS: ReadonlySet<string> = new Set([
  ...wordsFor("title.last"),
  ...withFeminine("title.first"),
  ...withFeminine("title.ending").filter((word) => !word.startsWith("-")),
]);
export const LAST_HEADS: ReadonlySet<string> = new Set(wordsFor("title.last"));
export const FIRST_HEADS: ReadonlySet<string> = new Set(withFeminine("title.first"));
export const HEAD_ENDINGS: ReadonlySet<string> = new Set(
  withFeminine("title.ending").map((word) => word.replace(/^-/, "")),
);
export const WHOLE_ENDINGS: ReadonlySet<string> = new Set(
  withFeminine("title.ending").filter((word) => !word.startsWith("-")),
);
export const TITLE_LEVELS: ReadonlySet<string> = new Set(wordsFor("title.level"));
export const EMPLOYER_WORDS: ReadonlySet<string> = new Set([
  ...wordsFor("employer.any"),
  ...wordsFor("employer.legal"),
]);
export const EMPLOYER_ENDINGS: ReadonlySet<string> = new Set(wordsFor("employer.ending"));
export const LEGAL_FORMS: ReadonlySet<string> = new Set(wordsFor("employer.legal"));
const BOTH = new Set(wordsFor("both"));
const contradictions = [...TITLE_HEADS].filter((word) => EMPLOYER_WORDS.has(word) && !BOTH.has(word));
if (contradictions.length > 0)
  throw new Error(`job-words.tsv: ${contradictions.join(", ")} is called a title and an employer`);
export const SCHOOL_WORDS: ReadonlySet<string> = new Set(wordsFor("school.any"));
export const SCHOOL_ENDINGS: ReadonlySet<string> = new Set(wordsFor("school.ending"));
export const REGIONS: ReadonlySet<string> = new Set(wordsFor("place.region"));

/** A detail stands between title and dates, and says nothing of either. */
export type LabelKind = "title" | "employer" | "other" | "body" | "detail" | "project";
export const LABELS: ReadonlyMap<string, LabelKind> = new Map(
  (["title", "employer", "other", "body", "detail", "project"] as const).flatMap((kind) =>
    wordsFor(`label.${kind}`).map((label): [string, LabelKind] => [label, kind]),
  ),
);
export const PROSE_OPENINGS: ReadonlySet<string> = new Set(wordsFor("prose.opening"));

function wordsFor(question: Question): string[] {
  return (WORDS.get(question) ?? []).map(({ word }) => word);
}

function readJobWords(): Map<Question, { word: string; language: string }[]> {
  const found = new Map<Question, { word: string; language: string }[]>();
  for (const { cells, at } of readLexicon("job-words.tsv")) {
    const question = QUESTIONS.find((known) => known === cells[0]);
    if (!question || cells.length !== 3) throw new Error(`${at}: a row is question, language, words`);
    const list = found.get(question) ?? [];
    for (const word of cells[2]!.split(/\s+/)) {
      if (list.some((known) => known.word === word && known.language === cells[1]))
        throw new Error(`${at}: "${word}" stands twice under ${question}`);
      list.push({ word, language: cells[1]! });
    }
    found.set(question, list);
  }
  return found;
}

function withFeminine(question: Question): string[] {
  return (WORDS.get(question) ?? []).flatMap(({ word, language }) => [word, ...feminineOf(word, language)]);
}

function feminineOf(word: string, language: string): string[] {
  if (language === "de") return word.endsWith("mann") ? [word.replace(/mann$/, "frau")] : [`${word}in`];
  if (["es", "it", "pt"].includes(language)) {
    if (/(?:or|on)$/.test(word)) return [`${word}a`];
    return /[oe]$/.test(word) ? [word.replace(/.$/, "a")] : [];
  }
  if (/er$/.test(word)) return [`${word}e`.replace(/ere$/, "ere")];
  if (/eur$/.test(word)) return [word.replace(/eur$/, "euse"), `${word}e`, word.replace(/teur$/, "trice")];
  if (/(?:ien|on)$/.test(word)) return [`${word}ne`];
  return [`${word}e`];
}

export const US_STATES: ReadonlyMap<string, string> = new Map(
  `AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,DC District of Columbia,
FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,
MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,
NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,
PA Pennsylvania,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,
WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming,PR Puerto Rico,GU Guam,VI Virgin Islands`
    .split(/,\s*/)
    .map((pair): [string, string] => [pair.slice(0, 2), pair.slice(3)]),
);

export const TOWNS: ReadonlySet<string> = new Set(
  readLexicon("towns.tsv").flatMap(({ cells, at }) => {
    if (cells.length !== 2) throw new Error(`${at}: a row is country, towns`);
    return cells[1]!.split(";").map((town) => fold(town.trim()));
  }),
);

function fold(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}
