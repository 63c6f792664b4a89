import { readLexicon } from "./read-lexicon.ts";

const QUESTIONS = ["month", "season", "present", "since", "from", "to"];

const rows = readLexicon("date-words.tsv").map(({ cells, at }) => {
  const [question = "", number = "", words = ""] = cells;
  const month = number === "-" ? null : Number(number);
  const isMonth = month !== null && month >= 1 && month <= 12;
  if (!QUESTIONS.includes(question) || words === "" || isMonth !== (question === "month" || question === "season"))
    throw new Error(`${at}: a row is question, month or -, spellings`);
  return { question, month, at, words: words.split(";").map((word) => word.trim()) };
});

const MONTHS = new Map<string, number>();
for (const { month, words, at } of rows) {
  for (const word of month === null ? [] : words) {
    if (MONTHS.has(word)) throw new Error(`${at}: "${word}" stands for two months`);
    MONTHS.set(word, month!);
  }
}

export function monthOfName(name: string): number | null {
  return MONTHS.get(name.toLowerCase()) ?? null;
}

/** The longest first, so that "june" is not read as "jun". */
function alternatives(...questions: string[]): string {
  const words = rows.flatMap((row) => (questions.includes(row.question) ? row.words : []));
  return [...new Set(words)]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/\./g, "\\.").replace(/ /g, " ?"))
    .join("|");
}

export const DATE_WORDS = {
  months: alternatives("month", "season"),
  present: alternatives("present"),
  since: alternatives("since"),
  from: alternatives("from"),
  to: alternatives("to"),
};
