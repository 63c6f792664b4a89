import { anyOf } from "../../any-of.ts";
import { degreesIn } from "./credentials.ts";
import { factWords, WordIndex } from "./fact-words.ts";
import { hedgedParts } from "./hedged-words.ts";
import { degreeLevelsIn, namesDegree, strangeDegree } from "./meaning/degree-levels.ts";
import { withoutMinor } from "./meaning/degree-fields.ts";
import { readNumbers } from "./read-numbers.ts";
import { isYear } from "./trace-number.ts";
import type { Source, SourceStatement } from "./sources.ts";

const HELD = new RegExp(
  String.raw`^(?:I (?:also )?${anyOf(
    String.raw`hold have (?:have\s)?(?:earned|received|completed|obtained|got)`,
    String.raw`(?:have\s)?graduated\swith finished did`,
  )} (?:an? |my )?|My )(?<degree>[^.;:]{2,120})$`,
  "u",
);
const IN_YEAR = / in (?<year>(?:19|20)\d\d)$/u;
const WITH_GRADE = / with an? (?:cumulative |overall )?GPA of (?<grade>\d\.\d{1,3})$/iu;
const GRADE = /(?<!\p{L})GPA\P{L}{0,6}?(?<grade>\d\.\d{1,3})/iu;
const COUNTED = /^(?<count>two|three|four) (?<name>.{2,100}?degrees)(?=$| from | in )/u;
const COUNTS: Record<string, number> = { two: 2, three: 3, four: 4 };
const MAJOR = /^(?:My major was (?:in )?|I (?:studied|majored in) )(?<field>[\p{L} &-]{3,80})$/u;
const AND_GRADUATED = / and (?:graduated|finished)(?= in (?:19|20)\d\d$)/u;
const SAYS_NOTHING = /^(?:an?|the|in|of|from|at|and|with|is|degrees?)$/u;
const CREDENTIALS = new Set(["education", "certificates"]);

/** An entry's lines by the degrees that they tell of: "BSc Chemistry, Hull; MSc Toxicology, York" are two. */
function degreesOf(lines: readonly SourceStatement[]): string[] {
  const degrees: string[] = [];
  for (const part of lines.flatMap(({ text }) => text.split(/;|\s\|\s/u))) {
    const before = degrees.at(-1);
    const isOther = degreeLevelsIn(part).length > 0 && before !== undefined && degreeLevelsIn(before).length > 0;
    if (before === undefined || isOther) degrees.push(part);
    else degrees.splice(-1, 1, `${before}\n${part}`);
  }
  return degrees.filter((degree) => degreeLevelsIn(degree).length === 1);
}

function figuresOf(said: string): { bare: string; year: string; grade: string } {
  const graded = WITH_GRADE.exec(said);
  const ungraded = said.replace(WITH_GRADE, "");
  const dated = IN_YEAR.exec(ungraded);
  const bare = ungraded.replace(IN_YEAR, "");
  return { bare, year: dated?.groups?.year ?? "", grade: graded?.groups?.grade ?? "" };
}

/** Whether an entry with one degree has the year as its last, beside the degree or by itself, and the grade. */
function hasFigures(lines: readonly SourceStatement[], { year, grade }: { year: string; grade: string }): boolean {
  const whole = lines.map(({ text }) => text).join("\n");
  if (year !== "") {
    const dates = lines.filter(({ text }) => degreeLevelsIn(text).length > 0 || !/\p{L}{4}/u.test(text));
    const years = dates.flatMap(({ text }) => readNumbers(text).filter(isYear));
    if (degreesOf(lines).length !== 1 || Math.max(...years.map(({ value }) => value)) !== Number(year)) return false;
  }
  return grade === "" || Number(GRADE.exec(whole)?.groups?.grade) === Number(grade);
}

type SaidDegree = { name: string; year: string; grade: string; count: string };

/** A sentence that says that one or several degrees are held and nothing more; null for any other. */
function saidDegree(text: string): SaidDegree | null {
  const { bare, ...figures } = figuresOf(text.replace(/\.$/u, "").replace(AND_GRADUATED, ""));
  const field = MAJOR.exec(bare)?.groups?.field;
  const said = field ?? HELD.exec(bare)?.groups?.degree ?? "";
  const { count = "", name: counted = "" } = COUNTED.exec(said)?.groups ?? {};
  const name = said.slice(count.length).replace(counted, counted.replace(/s$/u, ""));
  if ((degreesIn(name).length === 0 && field === undefined) || readNumbers(name).length > 0) return null;
  return { name, count, ...figures };
}

function educationOf({ statements }: Source): SourceStatement[][] {
  const own = statements.filter(({ section, from }) => CREDENTIALS.has(section) && from === "resume");
  return [...Map.groupBy(own, ({ entry }) => entry).values()];
}

function wordsOf({ name }: SaidDegree): string[] {
  const named = degreesIn(name);
  return factWords(name)
    .filter(({ from }) => !named.some((degree) => degree.from <= from && from < degree.to))
    .flatMap(({ word }) => (SAYS_NOTHING.test(word) ? [] : [word]));
}

/** The line that shows a degree with its field and school, where a sentence says that it is held and nothing more. */
export function heldDegree(text: string, resume: Source): SourceStatement | null {
  const said = saidDegree(text);
  if (said === null) return null;
  const others = wordsOf(said);
  const isShown = (degree: string) => {
    const words = new WordIndex([withoutMinor(degree)]);
    const isOpen = hedgedParts(degree).some(({ hedge }) => hedge !== "helped");
    const isNamed = others.every((word) => words.hasExactly(word) || namesDegree(word, degree));
    return !isOpen && isNamed && strangeDegree(said.name, [degree]) === null;
  };
  const shown = educationOf(resume).flatMap((lines) =>
    hasFigures(lines, said) ? degreesOf(lines).flatMap((degree) => (isShown(degree) ? [{ degree, lines }] : [])) : [],
  );
  const different = new Set(shown.map(({ degree }) => degree.toLowerCase().replace(/\P{L}+/gu, " ")));
  if (said.count !== "" && different.size !== COUNTS[said.count]) return null;
  return shown[0]?.lines.find(({ text: line }) => degreeLevelsIn(line).length > 0) ?? null;
}

/** A word or year that a sentence says of a degree and that only another one has; null where it is held or unknown. */
export function ofOtherDegree(text: string, resume: Source): string | null {
  const said = saidDegree(text);
  if (said === null || said.count !== "" || heldDegree(text, resume)) return null;
  const entries = educationOf(resume);
  const level = degreesIn(said.name).length > 0 ? said.name : "";
  const own = entries.filter((lines) =>
    lines.some((line) => level === "" || strangeDegree(level, [line.text]) === null),
  );
  const told = [...wordsOf(said), said.year].filter((word) => word !== "");
  const holds = (lines: SourceStatement[], word: string) =>
    lines.some(({ words, text: line }) => words.hasExactly(word) || (word === said.year && line.includes(word)));
  if (own.length === 0 || entries.some((lines) => degreesOf(lines).length > 1)) return null;
  const missed = own.map((lines) => told.filter((word) => !holds(lines, word)));
  const [nearest = []] = missed.toSorted((a, b) => a.length - b.length);
  const isOther =
    nearest.length > 0 &&
    nearest.every((word) => entries.some((lines) => degreesOf(lines).length === 1 && holds(lines, word)));
  return isOther ? (nearest[0] ?? null) : null;
}
