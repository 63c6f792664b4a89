import { anyOf } from "../any-of.ts";
import { speaksOfEmployer } from "./employer-sentences.ts";
import { type FoundSkill, findSkills } from "./find-skills.ts";
import { skillId } from "./lexicon/parse-skills.ts";
import { readLexicon } from "./lexicon/read-lexicon.ts";
import { ASKING, isUnmeant, namesChannel, namesPeople } from "./skill-context.ts";

type PhrasedSkill = { id: string; name: string; from: number; to: number };

const CUE = new RegExp(String.raw`\b${ASKING} (?:in|with|of|to|using) `, "gi");
const BODIES = anyOf(
  "ISO IEC EN DIN VDE BS NFPA UL ASTM ASME ANSI API AWS ACI AISC ASC IFRS IAS IEEE ASHRAE IPC IATF SAE NORSOK EASA DNV",
);
const STANDARD = new RegExp(
  String.raw`\b(?:(?:DIN |EN |BS )?EN )?(?:DIN )?(${BODIES})[ -](?!(?:19|20)\d\d\b)((?:[A-Z]\.?)?\d{2,5}[A-Z]?)(?:-\d{1,2})?\b`,
  "g",
);
const REACH = 160;
const CLAUSE_END = /[.;:!?()\n•|](?!\S)|[;:!?()\n•|]/;
const ITEM_END = /(,|\/|&|\b(?:and|or)\b)/;
/** What follows one of these speaks of something else. */
const TURN = / (?:is|are|for|within|at|on|to|that|which|would|will|as|from|by|across) /;
const MOST_WORDS = 3;
const MOST_LETTERS = 40;

const WORDS = readWords();

/** What `findSkills` knows, and what the text's own phrases name besides. */
export function findNamedSkills(text: string, options: { list: boolean; ofPosting?: boolean }): FoundSkill[] {
  const named = allNamed(text, options);
  if (!options.ofPosting) return named;
  const found = named.filter(
    ({ from, to }) => !isUnmeant(text, from, to) && !namesPeople(text, from, to) && !namesChannel(text, from, to),
  );
  const isEmployers = !options.list && speaksOfEmployer(text);
  // Of what the employer does only tools count: whoever works there uses them.
  return isEmployers ? found.filter(({ kind }) => kind === "tool") : found;
}

function allNamed(text: string, options: { list: boolean }): FoundSkill[] {
  const known = findSkills(text, options);
  const phrased = [...standardsIn(text), ...phrasedSkills(text)].filter(
    (one) => !known.some(({ from, to }) => from < one.to && one.from < to),
  );
  if (phrased.length === 0) return known;
  return [...known, ...phrased.map((one) => ({ ...one, kind: "hard" as const }))].sort((a, b) => a.from - b.from);
}

function standardsIn(text: string): PhrasedSkill[] {
  return [...text.matchAll(STANDARD)].map((match) => {
    const [name, body = "", number = ""] = match;
    return { id: `own:${skillId(`${body} ${number}`)}`, name, from: match.index, to: match.index + name.length };
  });
}

/** Skills that no list knows, by how they are spoken of: "experience with Elastic Beanstalk", "knowledge of thermal analysis". */
function phrasedSkills(text: string): PhrasedSkill[] {
  const found: PhrasedSkill[] = [];
  for (const cue of text.matchAll(CUE)) {
    let from = cue.index + cue[0].length;
    const clause = whole(text, from).split(CLAUSE_END)[0]!.split(TURN)[0]!;
    for (const piece of clause.split(ITEM_END)) {
      const item = skillOf(piece, from);
      if (item && !found.some(({ id }) => id === item.id)) found.push(item);
      from += piece.length;
    }
  }
  return found;
}

/** So much of the text as is looked at, without a word cut off at its end. */
function whole(text: string, from: number): string {
  const part = text.slice(from, from + REACH);
  return from + REACH < text.length ? part.slice(0, part.lastIndexOf(" ") + 1) : part;
}

function skillOf(piece: string, start: number): PhrasedSkill | null {
  const words = [...piece.matchAll(/[^\s"“”]+/g)].map((match) => ({ text: match[0], from: start + match.index }));
  while (words[0] && WORDS.empty.has(words[0].text.toLowerCase())) words.shift();
  const last = words.at(-1);
  if (!last || words.length > MOST_WORDS || last.from + last.text.length - words[0]!.from > MOST_LETTERS) return null;
  if (words.some(({ text }) => WORDS.never.has(text.toLowerCase()) || !/^[\p{L}\p{N}][\p{L}\p{N}+#.-]*$/u.test(text)))
    return null;
  const isName = words.every(({ text }) => /^\p{Lu}|\p{Ll}\p{Lu}|\p{L}\p{N}/u.test(text)) && /\p{L}{2}/u.test(piece);
  const isKind = words.length > 1 && WORDS.head.has(last.text.toLowerCase());
  if (!isName && !isKind) return null;
  const name = words
    .map(({ text }) => text)
    .join(" ")
    .replace(/[.-]$/, "");
  return { id: `own:${skillId(name)}`, name, from: words[0]!.from, to: last.from + last.text.length };
}

function readWords(): Record<"head" | "empty" | "never", ReadonlySet<string>> {
  const found = { head: new Set<string>(), empty: new Set<string>(), never: new Set<string>() };
  for (const { cells, at } of readLexicon("phrase-words.txt")) {
    const words = found[cells[0] as keyof typeof found];
    if (!words || cells.length !== 2) throw new Error(`${at}: a row is head, empty or never, and words`);
    for (const word of cells[1]!.split(" ")) words.add(word);
  }
  return found;
}
