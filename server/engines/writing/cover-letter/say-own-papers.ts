import { type AskedCredential, askedCredentials } from "../facts/asked-credentials.ts";
import { credentialIn } from "../facts/credential-kinds.ts";
import { type AskedPaper, askedPapers } from "../languages/en/asked-papers.ts";
import { type PaperName, paperName } from "../languages/en/paper-names.ts";
import type { Wordings } from "../languages/letter-pack.ts";
import { GRAMMARS } from "../languages/grammars.ts";
import { LETTER_PACKS } from "../languages/letter-packs.ts";
import { joinNames } from "../pick-phrase.ts";
import type { WritingFacts } from "../writing-facts.ts";
import type { WritingVoice } from "../writing-voice.ts";

const LEVEL = /(?:level |NVQ )(?<level>\d)/iu;
const OF_DEGREE = new RegExp(
  String.raw`^an? (?:(?:Bachelor|Master|Associate|Doctor)(?:['’]?s)?(?: (?:of|in) (?:Applied )?\p{Lu}\p{L}+)? in` +
    String.raw`|[BM]\S+(?: \(\p{L}+\))? in) (?<field>.+)$`,
  "u",
);
const ONLY_LEVEL = /^an? (?<level>bachelor|master|associate)(?:['’]?s)?(?: degree)?(?: of (?:\p{L}+ )?\p{L}+)?$/iu;
const OF_LEVEL = /^(?:an? )?(?:bachelor|master|associate)['’]?s? degree in (?<field>.+)$/iu;
const DEGREES = ["bachelor", "master's degree", "master of", "doctorate"];
const OF_STATE = /^an? (?:active )?\p{Lu}/u;
const IS_STATE = /^(?:the )?State of \p{Lu}[\p{L} ]+$/u;
const DRIVING = /driv(?:er['’]?s?|ing) licen/iu;

/** What the letter has said, the papers a step below those that are asked for, and what it says in its own place. */
type Beside = { said: string; steps: readonly string[]; isSaidElsewhere: (name: string) => boolean };

/** Says what the person is, holds and is trained in of what an English posting asks for, each once. */
export function sayOwnPapers(voice: WritingVoice, { said, steps, isSaidElsewhere }: Beside): void {
  const { licensedAs, certifiedAs, licences, hasPapers, trainedIn, validTo = [] } = LETTER_PACKS.en;
  const known = said.toLowerCase();
  const isTold = (name: string) =>
    known.includes(bare(name).toLowerCase()) || voice.hasSaid(bare(name)) || isSaidElsewhere(name);
  const isFieldTold = (name: string) => {
    if (/^an? (?:\p{Lu}\p{L}+ )?Diploma /u.test(name) && voice.hasSaid("diploma-qualified")) return true;
    const { level } = ONLY_LEVEL.exec(name)?.groups ?? {};
    if (level !== undefined && voice.hasSaid(level)) return true;
    const { field = null } = (OF_DEGREE.exec(name) ?? OF_LEVEL.exec(name))?.groups ?? {};
    return field !== null && (voice.hasSaid(field) || DEGREES.some((degree) => voice.hasSaid(degree)));
  };
  const names = askedNames(voice.facts, steps).filter(
    ({ ways }) => !ways.some((name) => isTold(name) || isFieldTold(name)),
  );
  const of = (kind: PaperName["kind"]) => names.filter((one) => one.kind === kind).map(({ ways }) => ways);
  const canLearn = ([course = ""]: string[]) => voice.canSay(trainedIn, { licences: course });
  const courses = of("course");
  const isNamed = (way: string) => !/^\p{Ll}/u.test(way) || /^an? /u.test(way);
  const others = courses
    .filter((ways) => !canLearn(ways))
    .map((ways) => (ways.length > 1 ? ways.slice(1) : ways.filter(isNamed)));
  const named = [...of("document"), ...others].sort(
    ([a = ""], [b = ""]) => Number(DRIVING.test(a)) - Number(DRIVING.test(b)),
  );
  sayIn(voice, licensedAs, of("person"));
  const dated = names.filter(({ ways: [name = ""], status = null }) => voice.say(validTo, { name, status }, 0));
  const documents = named.filter((ways) => !dated.some((one) => one.ways === ways));
  sayIn(voice, certifiedAs, of("trade"));
  sayIn(voice, [...licences.slice(0, 1), ...hasPapers], documents);
  sayIn(
    voice,
    trainedIn,
    courses.filter(canLearn).map((ways) => ways.slice(0, 1)),
  );
}

function sayIn(voice: WritingVoice, wordings: Wordings, names: readonly string[][]): void {
  const groups: string[][] = [];
  const canSay = (some: string[]) => voice.canSay(wordings, { licences: listed(some) });
  // What is not borne out by itself may be beside another: two parts of one line.
  const alone = names.filter((ways) => ways.some((name) => canSay([name])));
  for (const ways of [...alone, ...names.filter((one) => !alone.includes(one))]) {
    const group = groups.find((one) => ways.some((name) => canSay([...one, name])));
    const name = ways.find((way) => canSay([...(group ?? []), way]));
    if (name === undefined) continue;
    if (group) group.push(name);
    else groups.push([name]);
  }
  for (const group of groups) voice.say(wordings, { licences: listed(group) }, 0);
}

/** "PA1 and PA6, and a driving licence": a name that has its own "and" ends at a comma. */
function listed(names: readonly string[]): string {
  const isDouble = names.length > 1 && names.slice(0, -1).some((name) => name.includes(" and "));
  return isDouble ? `${names.slice(0, -1).join(", ")}, and ${names.at(-1)}` : joinNames([...names], "and");
}

function bare(name: string): string {
  return name.replace(/^an? /u, "");
}

/** The papers that an English letter says in sentences, as the resume writes them. */
export function papersToSay(facts: WritingFacts): string[] {
  const credentials = askedCredentials(facts).flatMap(({ held }) => (held === null ? [] : asPaper(held)));
  return [...askedPapers(facts), ...credentials].filter((one) => nameOf(one).length > 0).map(({ text }) => text);
}

function askedNames(facts: WritingFacts, steps: readonly string[]): PaperName[] {
  const known = askedCredentials(facts).filter(({ held }) => held !== null);
  const ofState = known.filter(({ held }) => OF_STATE.test(held ?? ""));
  const isOf = (text: string, some: readonly AskedCredential[]) =>
    some.some(({ kind }) => credentialIn(text, kind, { isList: true }));
  const papers = askedPapers(facts).filter(({ text }) => !isOf(text, ofState));
  const states = ofState.map(({ held }): PaperName => ({ kind: "document", ways: [held ?? ""] }));
  const rest = known
    .filter((one) => !ofState.includes(one) && !papers.some(({ text }) => isOf(text, [one])))
    .map(({ held }) => held ?? "")
    .concat(steps)
    .flatMap((text) => nameOf(asPaper(text)));
  return withoutRepeats([...states, ...papers.flatMap(nameOf), ...rest]);
}

function asPaper(text: string) {
  return { text, noun: null, isAsked: false, isTraining: false };
}

function nameOf({
  text,
  ...noun
}: Pick<AskedPaper, "text" | "noun" | "isAsked" | "isTraining" | "isCourse">): PaperName[] {
  const name = paperName(text, noun);
  if (name === null) return [];
  const ways = name.ways.filter((way) => !IS_STATE.test(way));
  if (ways.length === 0) return [];
  const trade = name.kind === "document" ? GRAMMARS.en.trade(ways.at(-1) ?? "") : null;
  return [trade === null ? { ...name, ways } : { kind: "trade", ways: [trade] }];
}

/** Of "NVQ Level 2 Hairdressing" and "NVQ Level 3 Hairdressing" the higher, of two that say the same the longer. */
function withoutRepeats(names: readonly PaperName[]): PaperName[] {
  const all = names.map(({ ways }) => bare(ways.at(-1) ?? "").toLowerCase());
  const levels = all.map((name) => Number(LEVEL.exec(name)?.groups?.level ?? 0));
  const words = all.map((name): string[] => name.match(/[\p{L}\d+]+/gu) ?? []);
  const isRepeat = (one: number, other: number) => {
    const [own = 0, higher = 0] = [levels[one], levels[other]];
    if (own > 0 && higher > own && all[one]?.replace(LEVEL, "") === all[other]?.replace(LEVEL, "")) return true;
    const [few = [], many = []] = [words[one], words[other]];
    return few.every((word) => many.includes(word)) && (many.length > few.length || other < one);
  };
  return names.filter((_, one) => !names.some((__, other) => other !== one && isRepeat(one, other)));
}
