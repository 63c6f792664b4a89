import { findSkills } from "../../analysis/find-skills.ts";
import { CREDENTIAL_KINDS, credentialIn } from "../facts/credential-kinds.ts";
import { lettersBehindName } from "../facts/behind-name.ts";
import { heldPartsIn } from "../languages/en/own-papers.ts";
import { bareName } from "../languages/en/paper-names.ts";
import type { Judged } from "./judge-statement.ts";
import { hedgedParts } from "./hedged-words.ts";
import type { Source, SourceStatement } from "./sources.ts";

const HELD = /^(?<frame>I (?:also )?(?:hold|have worked with|know|am (?:trained|certified) in)) (?<names>.+?)\.?$/u;
const JOINT = /,? and I (?:hold|know|am trained in) |,? (?:and|as well as) (?:in )?|, /gu;
const IN_CHARGE: readonly [said: RegExp, joint: RegExp][] = [
  [
    /^(?<frame>(?:(?:At|For) [^,]{2,80}, )?[Mm]y work (?:there )?(?:also )?included?s?) (?<names>.+?)\.?$/u,
    /,? and |, /gu,
  ],
  [
    /^(?<frame>.{0,160}?(?:[Ii]ch )?kümmert?e (?:ich )?mich(?: auch)? um) (?<names>.+?)\.?$/u,
    /(?: und| sowie|,) um /gu,
  ],
  [/^(?<frame>Zu meinen Aufgaben gehör(?:t|en|te|ten)) (?<names>.+?)\.?$/u, / und | sowie |, /gu],
  [
    /^(?<frame>.{0,160}?[Jj](?:['’]assur(?:e|ais)|['’]a(?:i|vais) en charge)) (?<names>.+?)\.?$/u,
    / et | ainsi que |, /gu,
  ],
  [/^(?<frame>.{0,160}?[Mm]e (?:encarg|ocup)(?:o|aba)) (?<names>.+?)\.?$/u, /(?: y|,? así como|,) (?=del? )/gu],
];
const MOST_JOINTS = 8;

/** Whether a sentence such as "I hold a BE licence and Safe Pass" names several things, each of which is borne out by itself. */
export function isHeldOneByOne(text: string, isBorneOut: (sentence: string) => boolean): boolean {
  const [said, joint] = IN_CHARGE.find(([one]) => one.test(text)) ?? [HELD, JOINT];
  const { frame = "", names = "" } = said.exec(text)?.groups ?? {};
  const joints = [...names.matchAll(joint)];
  if (joints.length === 0 || joints.length > MOST_JOINTS) return false;
  return joints.some(({ index, 0: mark }) => {
    const [first, others] = [names.slice(0, index), names.slice(index + mark.length)];
    return (
      isBorneOut(`${frame} ${first}`) &&
      (isBorneOut(`${frame} ${others}`) || isHeldOneByOne(`${frame} ${others}`, isBorneOut))
    );
  });
}

const PAPERS = /^I (?:also )?(?:hold|am (?:trained|certified) in) (?<names>[^.;:]{2,120})\.?$/u;
const AROUND = /^(?:an?|the|both|my|valid|current) |,? (?:certificates?|certifications?|training)$/giu;

/** Of the papers said to be held, one that the resume only has as lapsed or under way; null for none. */
function lapsedIn(text: string, { statements }: Source): string | null {
  const names = PAPERS.exec(text)?.groups?.names?.split(JOINT) ?? [];
  const isOpen = (name: string) => {
    const held = statements.map((one) => isHeldIn(name, one));
    return held.includes(false) && !held.includes(true);
  };
  return names.map((name) => name.replace(AROUND, "")).find((name) => name.length > 1 && isOpen(name)) ?? null;
}

const INSIDE = /[\p{L}\d]/u;

/** Whether a line that names a paper says no less than that it is held; nothing where it does not name it. */
function isHeldIn(name: string, { text, from }: SourceStatement): boolean | null {
  const at = text.toLowerCase().indexOf(name.toLowerCase());
  const end = at + name.length;
  if (from === "posting" || at < 0 || INSIDE.test(text.charAt(at - 1)) || INSIDE.test(text.charAt(end))) return null;
  const hedges = hedgedParts(text).filter(({ hedge }) => hedge === "open" || hedge === "denied");
  return !hedges.some((open) => open.from <= at && at < open.to && !OTHER_BETWEEN.test(text.slice(end, open.to)));
}

const OTHER_BETWEEN = /[,;] ?[^,;\s]/u;

/** Why not all of the papers are held that a sentence names: one is left open, or not shown where another is. */
export function unheldOf(
  text: string,
  judged: Judged,
  { resume, judge }: { resume: Source; judge: (sentence: string) => Judged },
): Judged | null {
  const lapsed = lapsedIn(text, resume);
  if (lapsed) {
    const reason = `Your resume names “${lapsed}” without saying that you hold it.`;
    return { ...judged, answer: "not borne out", reason };
  }
  const { frame = "", names = "" } = HELD.exec(text)?.groups ?? {};
  const joints = [...names.matchAll(JOINT)];
  if (!frame.includes("certified") || joints.length !== 1) return null;
  const [{ index, 0: mark }] = joints as [RegExpExecArray];
  const told = [names.slice(0, index), names.slice(index + mark.length)].map((name) => judge(`${frame} ${name}`));
  const unheld = told.find(({ answer }) => answer === "not borne out") ?? null;
  return told.some(({ answer }) => answer === "borne out") ? unheld : null;
}

const WORKED_WITH = /^I (?:have worked with|know) (?<name>[\p{L}\p{N}.+#/ -]{1,40})\.?$/u;

/** Whether a sentence says that the person knows one program, and the resume has it by this or another of its names. */
export function knowsTool(text: string, { skills }: Source): boolean {
  const name = WORKED_WITH.exec(text)?.groups?.name?.replace(/\.$/u, "") ?? "";
  const named = findSkills(name, { list: true }).filter(({ from, to }) => from === 0 && to === name.length);
  return named.some(({ id, kind }) => kind === "tool" && skills.has(id));
}

const NAMES_PAPER =
  /^I (?:also )?(?:hold|have|am trained in) (?:an? )?(?<name>.+?)(?: (?:certificate|certification|ticket|training))?\.?$/iu;

const NUMBERED = /^(?=.* )(?=.*\d)/u; // "18th Edition" says itself that it is no skill

function isBehindName(letters: string, statements: Source["statements"]): boolean {
  return statements.some(
    ({ section, text }) =>
      section === "contact" && lettersBehindName(text).some((word) => word.toLowerCase() === letters),
  );
}

const OF_WORK: ReadonlySet<string> = new Set(["experience", "projects", "posting"]);
const IS_CERTIFIED = /^I (?:am|have been) (?<name>\p{Lu}[^,;]{1,40}?) certified\.?$/u;
const IS_OF_STANDING = /^I am (?<name>\p{Lu}{2,6} (?:licen[cs]ed|registered|accredited|vetted|certified))\.?$/u;
const SAYS_ITSELF =
  /(?<!\p{L})(?:valid|expires|in date|(?:licen[cs]e|certificate|card|ticket|registration|pass)$|\p{L} licen[cs]ed(?!\p{L}))/iu;

/** Whether a sentence says that the person holds one paper, and a list of papers has it as one of its parts. */
export function holdsPaper(text: string, { statements }: Source): boolean {
  const named = NAMES_PAPER.exec(text) ?? IS_CERTIFIED.exec(text) ?? IS_OF_STANDING.exec(text);
  const own = named?.groups?.name?.toLowerCase() ?? "";
  if (own === "") return false;
  return (
    isBehindName(own, statements) ||
    statements.some(
      ({ section, text: line }) =>
        !OF_WORK.has(section) &&
        heldPartsIn(line).some((part) => {
          const name = bareName(part).toLowerCase();
          const isSure =
            section === "certificates" ||
            (NUMBERED.test(own) && (section === "skills" || section === "education")) ||
            SAYS_ITSELF.test(part) ||
            CREDENTIAL_KINDS.some((kind) => credentialIn(part, kind)?.from === 0);
          return isSure && [name, name.replace(/ training$/u, "")].includes(own);
        }),
    )
  );
}
