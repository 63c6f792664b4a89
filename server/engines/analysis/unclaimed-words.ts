import { readLexicon } from "./lexicon/read-lexicon.ts";
import { foldWord } from "./resume-lines.ts";

const QUESTIONS = ["before", "beside", "after", "not"] as const;
const REACH = 70;
const CLAUSE_END = /[.;!?:\n\t•|]|,? (?:but|however|aber|mais|pero)\b/i;

const PART_END = /^ ?[,;()/–—]/u;
const SO_FAR = /^ (?:in production|experience|so far|yet|bisher|bislang|pour l['’]instant|por ahora)(?!\p{L})/iu;

type Question = (typeof QUESTIONS)[number];

const PHRASES = readPhrases();

/** Whether a clause denies or only wishes for the words ("no experience with"), so that they prove no skill. */
export function isUnclaimed(text: string, from: number, to: number): boolean {
  const before = fold(
    text
      .slice(Math.max(0, from - REACH), from)
      .split(CLAUSE_END)
      .at(-1) ?? "",
  );
  const after = fold(text.slice(to, to + REACH).split(CLAUSE_END)[0] ?? "");
  const denied =
    PHRASES.before.some((phrase) => before.includes(phrase)) && !PHRASES.not.some((p) => before.includes(p));
  const isLast = after.trim() === "" || PART_END.test(text.slice(to)) || SO_FAR.test(text.slice(to));
  const isBeside = isLast && PHRASES.beside.some((phrase) => before.endsWith(phrase));
  return denied || isBeside || PHRASES.after.some((phrase) => after.startsWith(phrase));
}

function fold(text: string): string {
  return ` ${
    foldWord(text.replace(/[’`]/g, "'"))
      .match(/[\p{L}']+/gu)
      ?.join(" ") ?? ""
  } `;
}

function readPhrases(): Record<Question, string[]> {
  const found: Record<Question, string[]> = { before: [], beside: [], after: [], not: [] };
  for (const { cells, at } of readLexicon("unclaimed-words.tsv")) {
    const question = QUESTIONS.find((known) => known === cells[0]);
    if (!question || cells.length !== 3) throw new Error(`${at}: a row is question, language, phrases`);
    for (const phrase of cells[2]!.split(";").map(fold)) {
      if (phrase.trim() === "" || found[question].includes(phrase))
        throw new Error(`${at}: "${phrase}" is empty or stands twice`);
      found[question].push(phrase);
    }
  }
  return found;
}
