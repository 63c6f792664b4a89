import { OCCUPATION_FAMILIES } from "../analysis/lexicon/occupation-families.ts";

const STOP_WORDS = new Set(
  (
    "a about above across after all also an and any are as at be been being between both but by can company city could did do does " +
    "during each etc every for from had has have he her here him his how i if in including into is it its job join just like ll " +
    "make may me more most must my name new no not of off on one only or other our out over own per please position re role " +
    "s same she should so some state such t than that the their them then there these they this those through to too under up " +
    "us use used using ve very via was we well were what when where which while who will with within without work working " +
    "would year you your team able ability strong experience skill required requirement responsible responsibility include " +
    "jan feb mar apr jun jul aug sep sept oct nov dec current present january february march april june july august september " +
    "october november december 2000 opportunity candidate looking need help ensure provide various day time full part"
  ).split(" "),
);

/** One form for plural, gerund and past, the same for postings and resumes. */
function wordStem(word: string): string {
  if (word.length < 4) return word;
  let stem = word;
  if (stem.endsWith("ies") && stem.length > 4) stem = `${stem.slice(0, -3)}y`;
  else if (/(ches|shes|sses|xes|zes)$/.test(stem)) stem = stem.slice(0, -2);
  else if (stem.endsWith("s") && !/(ss|us|is)$/.test(stem)) stem = stem.slice(0, -1);
  if (stem.length > 6 && stem.endsWith("ing")) stem = withoutDouble(stem.slice(0, -3));
  else if (stem.length > 5 && stem.endsWith("ed") && !stem.endsWith("eed")) stem = withoutDouble(stem.slice(0, -2));
  else if (stem.length > 5 && stem.endsWith("e")) stem = stem.slice(0, -1);
  return stem;
}

function withoutDouble(stem: string): string {
  return /([bdgmnprt])\1$/.test(stem)
    ? stem.slice(0, -1)
    : stem.length > 4 && stem.endsWith("e")
      ? stem.slice(0, -1)
      : stem;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}[\p{L}\p{N}]*|(?<!\p{N})\p{N}+\p{L}+/gu) ?? [];
}

export function vocabularyTerm(text: string): string {
  return (
    text
      .toLowerCase()
      .match(/\p{L}[\p{L}\p{N}]*|(?<!\p{N})\p{N}+\p{L}+|\p{L}/gu)
      ?.map(wordStem)
      .join(" ") ?? ""
  );
}

const KNOWN_PAIRS = new Set(
  OCCUPATION_FAMILIES.flatMap((family) => family.vocabulary.split(";"))
    .map(vocabularyTerm)
    .filter((term) => term.includes(" ")),
);

/** Adds stems and known pairs to the counts; `spelled` keeps how each was first written where that is another word. */
export function countWords(
  text: string,
  weight: number,
  counts: Map<string, number>,
  spelled: Map<string, string> = new Map(),
): void {
  const words = wordsOf(text);
  const stems = words.map((word) => (STOP_WORDS.has(word) ? "" : wordStem(word)));
  const add = (term: string, written: string) => {
    counts.set(term, (counts.get(term) ?? 0) + weight);
    if (term !== written && !spelled.has(term)) spelled.set(term, written);
  };
  stems.forEach((stem, index) => {
    if (stem === "") return;
    if (stem.length > 1) add(stem, words[index]!);
    const next = stems[index + 1];
    if (next && KNOWN_PAIRS.has(`${stem} ${next}`)) add(`${stem} ${next}`, `${words[index]} ${words[index + 1]}`);
  });
}
