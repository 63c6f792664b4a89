import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const FOLDER = "tests/fixtures/asks";

type AskUse = "must" | "wish" | "duty";
/** What a posting asks for, and the lines of the resume that answer it fully or nearly. */
export type LabelledAsk = { use: AskUse; text: string; full: number[]; near: number[] };
type Job = { title: string; employer: string; dates: string; lines: { number: number; text: string }[] };
export type AskPair = {
  name: string;
  isSealed: boolean;
  language: Language;
  title: string;
  company: string;
  jobs: Job[];
  skills: string | null;
  asks: LabelledAsk[];
};

const HEADINGS = {
  en: { jobs: "Experience", skills: "Skills", duty: "What you will do", must: "What you bring", wish: "Nice to have" },
  de: {
    jobs: "Berufserfahrung",
    skills: "Kenntnisse",
    duty: "Ihre Aufgaben",
    must: "Ihr Profil",
    wish: "Von Vorteil",
  },
  fr: {
    jobs: "Expérience professionnelle",
    skills: "Compétences",
    duty: "Vos missions",
    must: "Votre profil",
    wish: "Serait un plus",
  },
  es: {
    jobs: "Experiencia laboral",
    skills: "Competencias",
    duty: "Funciones",
    must: "Requisitos",
    wish: "Se valorará",
  },
} as const;
type Language = keyof typeof HEADINGS;

/** The labelled pairs, every one of them; throws where a row is none that this can read. */
export function readAskPairs(): AskPair[] {
  return readdirSync(FOLDER).flatMap((file) => readPairs(file, readFileSync(join(FOLDER, file), "utf8")));
}

function readPairs(file: string, text: string): AskPair[] {
  const pairs: AskPair[] = [];
  let language: Language = "en";
  for (const [index, row] of text.split("\n").entries()) {
    if (row === "" || row.startsWith("#")) continue;
    const [kind = "", ...cells] = row.split("\t");
    const pair = pairs.at(-1);
    if (kind === "language") language = cells[0] as Language;
    else if (kind === "pair") pairs.push(newPair(cells, { language, isSealed: file.startsWith("sealed") }));
    else if (!pair || !addRow(pair, kind, cells)) throw new Error(`${file}, line ${index + 1} cannot be read: ${row}`);
  }
  return pairs;
}

function newPair([name = "", title = "", company = ""]: string[], known: Pick<AskPair, "language" | "isSealed">) {
  return { name, title, company, ...known, jobs: [], skills: null, asks: [] };
}

function addRow(pair: AskPair, kind: string, [first = "", second = "", ...dates]: string[]): boolean {
  if (kind === "job") pair.jobs.push({ title: first, employer: second, dates: dates.join(" - "), lines: [] });
  else if (kind === "skills") pair.skills = first;
  else if (/^\d+$/.test(kind)) pair.jobs.at(-1)?.lines.push({ number: Number(kind), text: first });
  else if (kind === "must" || kind === "wish" || kind === "duty") {
    const answers = second === "-" ? [] : second.split(" ");
    const numbers = (isNear: boolean) =>
      answers.filter((one) => one.startsWith("~") === isNear).map((one) => Number(one.replace("~", "")));
    const known = pair.jobs.flatMap(({ lines }) => lines.map(({ number }) => number));
    if (second === "" || ![...numbers(true), ...numbers(false)].every((one) => known.includes(one))) return false;
    pair.asks.push({ use: kind, text: first, full: numbers(false), near: numbers(true) });
  } else return false;
  return true;
}

/** The resume as its owner would have typed it. */
export function resumeOf({ jobs, skills, language }: AskPair): string[] {
  const words = HEADINGS[language];
  return [
    "Alex Morgan",
    "alex.morgan@example.com",
    "",
    words.jobs,
    ...jobs.flatMap(({ title, employer, dates, lines }) => [
      "",
      `${title}, ${employer}`,
      dates,
      ...lines.map(({ text }) => `- ${text}`),
    ]),
    ...(skills === null ? [] : ["", words.skills, skills]),
  ];
}

/** The posting's text, its asks under the headings of their kind. */
export function descriptionOf({ asks, language }: AskPair): string {
  const words = HEADINGS[language];
  return (["duty", "must", "wish"] as const)
    .map((use) => [words[use], ...asks.filter((ask) => ask.use === use).map(({ text }) => `- ${text}`)].join("\n"))
    .join("\n\n");
}
