import { onceFor } from "../../once-for.ts";
import { isPlaceName } from "../../analysis/judge-part.ts";
import { anyOf } from "../../any-of.ts";
import { longForm } from "../evidence/meaning/short-forms.ts";
import { hedgedParts } from "../evidence/hedged-words.ts";
import { isInstruction } from "../evidence/find-instructions.ts";
import { licenceOfState } from "../languages/en/licence-of-state.ts";
import type { WritingFacts } from "../writing-facts.ts";
import { DATE_BEHIND } from "./date-behind.ts";
import { saysNotYet } from "./under-way.ts";
import { drivingClassesIn, includesClass } from "./driving-classes.ts";
import { CREDENTIAL_KINDS, type CredentialKind, credentialIn, hasRunOut, runOutFrom } from "./credential-kinds.ts";

/** A licence or certificate that a posting asks for, in the posting's words, and in the resume's where it is held. */
export type AskedCredential = {
  kind: CredentialKind;
  asked: string;
  isWish: boolean;
  held: string | null;
  /** No line of the resume names anything like it. */
  isLacking: boolean;
};

const ASKS = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    String.raw`licen[cs]e\p{L}* certif\p{L}* regist\p{L}* credential\p{L}* card valid current active required must have`,
    String.raw`hold\p{L}* obtain\p{L}* preferred qualification\p{L}* qualified zertifi\p{L}* gültig\p{L}* erforderlich vorausgesetzt`,
    String.raw`besitz\p{L}* \p{L}*schein indispensable exig\p{L}* obligatoire requis\p{L}* imprescindible necesari\p{L}*`,
    `valorará titulaire poseer vigente`,
  )}(?!\p{L})`,
  "iu",
);
const SHORT_ASK = 6; // in words: what is shorter is the name itself, "BLS" or "Permis B"
const LONGER_ASK = 10; // where it begins with one: "BLS and ACLS at time of hire"
/** Between the names of an ask of which one is enough. */
const OR =
  /(?<!\p{L})(?:or(?! (?:higher|above|work|will|able|abil))|oder(?! höher)|ou(?! sup)|o(?! sup)|u)(?!\p{L})|\p{L}\/\p{L}/iu;
/** "Can be arranged", "within 60 days": nobody has to bring it. */
const TO_COME = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    String.raw`(?:can|will|to)\sbe\s(?:arranged|provided|obtained|given|completed) willing(?:ness)?\sto eligib\p{L}+\s(?:for|to)`,
    String.raw`(?:able|ability|prepared|happy|ready)\sto\s(?:get|gain|obtain|acquire|become|complete|undertake|apply)`,
    String.raw`within\s(?:\d+|\p{L}+)\s(?:days|weeks|months|years?) (?:upon|after)\shir(?:e|ing) asset not\s(?:essential|needed|required) we\s(?:can\s|will\s)?(?:help|train|sponsor|pay|support)`,
  )}(?!\p{L})`,
  "iu",
);
/** "Med card good till 2028" is a DOT medical card. */
function isWrittenShort(asked: string, { profile }: WritingFacts): boolean {
  const wanted = (asked.match(/\p{L}{4,}/gu) ?? []).map((word) => longForm(word.toLowerCase()));
  const words = (line: string) => new Set((line.match(/\p{L}+/gu) ?? []).map((word) => longForm(word.toLowerCase())));
  return wanted.length > 1 && profile.lines.some((line) => wanted.every((word) => words(line).has(word)));
}

/** Whether what is asked for may come later, or be given. */
export function isToCome(ask: string): boolean {
  return TO_COME.test(ask);
}

const SELDOM_WRITTEN: ReadonlySet<string> = new Set(["driving", "first-aid", "construction-card"]);
const MOST_WORDS = 9;
const IS_EXAM = /(?<!\p{L})(?:exams?|prüfungstermin|examen)(?!\p{L})/iu; // Who sat an exam may have failed it
const NAMES_A_HOLDER = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    "operator technician trainer instructor teacher plumber electrician lifeguard agent licence license certif card regist",
  )}`,
  "iu",
);

/** "Programming for Muscular Fitness" may be any course, "fitness instructor" is one who may teach it. */
export function isOfHolder(text: string, kind: CredentialKind): boolean {
  return credentialIn(text, kind) !== null || NAMES_A_HOLDER.test(text);
}

/** What a posting asks for of licences and certificates, in its order. */
export const askedCredentials = onceFor((facts: WritingFacts): AskedCredential[] => {
  const found = new Map<string, AskedCredential>();
  for (const { text, isWish } of facts.asks) {
    if (isInstruction(text)) continue;
    const kinds = kindsIn(text);
    const isShort = text.split(" ").length <= (kinds.some(({ from }) => from === 0) ? LONGER_ASK : SHORT_ASK);
    const isAsk = isShort || ASKS.test(text);
    const asked = kinds
      // "Assist the CPA at year end" names somebody else.
      .filter(({ from }) => (isAsk || from === 0) && !isOfOthers(text.slice(0, from)))
      .map(({ kind, from, to }) => {
        const asked = text.slice(from, to);
        const driving = DRIVES.test(kind.id) ? drivingStanding(text, facts) : null;
        return { kind, isWish, asked, ...standingOf(kind, facts), ...driving };
      });
    const isAnyEnough = OR.test(text) || isToCome(text);
    for (const one of asked) {
      const isLacking = one.isLacking && !isAnyEnough && !isWrittenShort(one.asked, facts);
      if (!found.has(one.kind.id)) found.set(one.kind.id, { ...one, isLacking });
    }
  }
  return [...found.values()];
});

/** Whether what goes before the name of a paper makes it somebody else's: "our outside", "the". */
export function isOfOthers(before: string): boolean {
  return OF_OTHERS.test(before);
}

const OF_OTHERS = /(?<!\p{L})(?:the|(?:our|their|an? (?:outside|external))(?: \p{L}{1,20})?) $/iu;

/** A "Class A CDL" is asked for as such, and not as any CDL. */
function kindsIn(text: string): { kind: CredentialKind; from: number; to: number }[] {
  const found = CREDENTIAL_KINDS.flatMap((kind) => {
    const place = credentialIn(text, kind);
    return place ? [{ kind, ...place }] : [];
  });
  const all = found.some(({ kind }) => DRIVES.test(kind.id)) ? found : [...found, ...drivingIn(text)];
  return all.filter(
    ({ from, to }) => !all.some((other) => other.from <= from && other.to >= to && other.to - other.from > to - from),
  );
}

function drivingIn(text: string): { kind: CredentialKind; from: number; to: number }[] {
  const driving = drivingClassesIn(text);
  const id = driving?.classes.some((one) => /^[CD]/u.test(one)) ? "commercial-driving" : "driving";
  const kind = CREDENTIAL_KINDS.find((one) => one.id === id);
  if (driving === null || kind === undefined) return [];
  const from = text.indexOf(driving.paper);
  return [{ kind, from, to: from + driving.paper.length }];
}

/** "Certifications: Forklift certification (reach), ServSafe": a list on a line of its own, wherever it stands. */
const LABEL =
  /^\P{L}*(?:certifications?|certificates|licen[sc]es?(?: and certifications)?|zertifikate|permis|carnets?) ?:/iu;

/** How the resume names a credential that it shows to be held; null where it shows none. */
export function heldCredential(
  kind: CredentialKind,
  { profile, today }: Pick<WritingFacts, "profile" | "today">,
): string | null {
  const isWork = (one: string) => one === "experience" || one === "projects";
  const sections = profile.sections.filter(({ kind: one }) => !isWork(one));
  const isNotYet = (at: number) => saysNotYet(profile.lines[at + 1] ?? "");
  const labelled = profile.lines.find(
    (line, at) => LABEL.test(line) && !isNotYet(at) && credentialIn(line, kind, { isList: true }),
  );
  const label = labelled === undefined ? null : nameIn(labelled, kind, { isList: true, today, profile });
  if (label) return label;
  // A diploma says more than the headline that took its name from it.
  const lists = ["certificates", "education"].flatMap((name) => sections.filter(({ kind: one }) => one === name));
  for (const { kind: section, lines } of [...lists, ...sections])
    for (const [at, text] of profile.lines.slice(lines.from, lines.to + 1).entries()) {
      if (section === "skills" && isWordAmongSkills(text, kind)) continue;
      if (isNotYet(lines.from + at)) continue;
      const isList = section === "certificates" || LABEL.test(text);
      const named = text.length > 0 ? nameIn(text, kind, { isList, today, profile }) : null;
      if (named) return named;
    }
  return null;
}

const MOST_NAMES_OF_PAPERS = 6;

/** "CPA" among forty skills may be who one worked with; a licence is held where the resume says so. */
function isWordAmongSkills(text: string, { name, codes }: CredentialKind): boolean {
  const isLicence = /licen[cs]e/u.test(name);
  return isLicence && codes?.test(text) === true && text.split(/[,;|•]/u).length > MOST_NAMES_OF_PAPERS;
}

const BRACKET_BEHIND = /^[^,;|•()]{0,60}\((?<beside>[^()]{0,80})\)/u;
const GOES_ON = / with (?:additional|an?|over|more|extensive) /iu;
const HOLDS_SOMETHING = /^(?:licen[cs]ed \p{L}+|certified professional in [\p{L} ]+)$/iu;

/** The part of a line that names a credential, without its year, its state and what stands in brackets. */
function nameIn(
  text: string,
  kind: CredentialKind,
  { isList, today, profile }: { isList: boolean } & Pick<WritingFacts, "today" | "profile">,
): string | null {
  const line = text.replace(/(?<!\p{L})exp\. /iu, "exp ");
  const place = credentialIn(line, kind, { isList });
  const [sentence = line] = line.slice(place?.from ?? 0).split(/(?<=\p{Ll}{3}|\d|\p{Lu}{2})\.\s/u);
  if (!place || IS_EXAM.test(line.slice(0, place.from) + sentence)) return null;
  const isHedged = hedgedParts(line).some(
    ({ hedge, from, to }) => hedge !== "helped" && from <= place.from && to >= place.to,
  );
  if (isHedged) return null;
  const parts = line.replace(/ ?\([^()]{0,80}\)/g, "").split(/[,;|•·:]|\s[-–—]\s|\t|(?<=\p{Ll}{3}|\d|\p{Lu}{2})\.\s/u);
  const at = parts.findIndex((one) => credentialIn(one, kind, { isList }));
  const part = parts[at] ?? "";
  // "First Aid, expired" has run out, and "Food Safety, First Aid expired" has one that is valid.
  const next = parts[at + 1]?.trim() ?? "";
  if (at < 0 ? hasRunOut(line, today) : hasRunOut(part, today) || runOutFrom(next, today) === 0) return null;
  const beside = BRACKET_BEHIND.exec(line.slice(place.to))?.groups?.beside ?? "";
  if (hasRunOut(beside, today)) return null;
  const ofState = licenceOfState(line, kind, place);
  if (ofState !== null) return ofState;
  const name = (part.split(GOES_ON)[0] ?? "")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^\P{L}+/u, "")
    .replace(/^(?:current|active|gültiger?|vigente) /iu, "")
    .replace(DATE_BEHIND, "")
    .replace(/,? (?:since|until|to|seit|bis|depuis|desde|in)? ?\d{4}$/u, "")
    .replace(/ (?:certified|active|current)$/iu, "")
    .replace(/(?<=driv(?:er['’]?s?|ing) licen[cs]e|führerschein) (?:and|und) .+$/iu, "")
    .replace(/\.$/, "");
  const owner = profile.name ?? "";
  if (owner !== "" && name.startsWith(`${owner} `)) return name.slice(owner.length + 1);
  if (credentialIn(line, kind) === null && !isOfHolder(name, kind)) return null;
  // "Licensed Property" was cut from what one is licensed for.
  if (HOLDS_SOMETHING.test(name)) return kind.name;
  const [code = "", ...others] = name.split(" ");
  const isOfPlace = others.length > 0 && kind.codes?.exec(code)?.[0] === code && isPlaceName(others.join(" "));
  // "Reach forklift (certified 2024)" has its word in brackets.
  if (name === "" && line.slice(place.from, place.to).includes("(")) return kind.name;
  return name === "" || isOfPlace || name.split(" ").length > MOST_WORDS ? line.slice(place.from, place.to) : name;
}

const DRIVES = /^(?:commercial-)?driving$/u;

/** A licence that is asked for by its class, beside those of the resume; null where one side names none. */
function drivingStanding(text: string, { profile }: WritingFacts): Partial<AskedCredential> | null {
  const asked = drivingClassesIn(text);
  const own = profile.lines.flatMap((line) => (hasRunOut(line) ? [] : (drivingClassesIn(line) ?? [])));
  const [first] = own;
  if (asked === null || first === undefined) return null;
  const held = own.find((one) => asked.classes.some((each) => includesClass(one, each)));
  if (held === undefined) return { asked: `${asked.paper} ${asked.classes[0]}`, held: null, isLacking: true };
  return { held: `${held.paper} ${held.classes.join(", ")}`, isLacking: false };
}

/** Who holds the next step holds what leads to it: "Level 3 Food Safety" where Level 2 is asked for. */
function heldAbove(kind: CredentialKind, facts: WritingFacts): string | null {
  const above = CREDENTIAL_KINDS.filter(({ below }) => below === kind.id);
  return above.map((one) => heldCredential(one, facts) ?? heldAbove(one, facts)).find((name) => name !== null) ?? null;
}

/** "CPA firm" names whom one worked with. */
const OF_HOUSE = /^s? (?:firms?|offices?|practices?|auditors?|students?)(?!\p{L})/iu;

function standingOf(kind: CredentialKind, facts: WritingFacts): Pick<AskedCredential, "held" | "isLacking"> {
  const held = heldCredential(kind, facts) ?? heldAbove(kind, facts);
  const isNamed = facts.profile.lines.some((line) => {
    const place = credentialIn(line, kind, { isList: true });
    return place !== null && !OF_HOUSE.test(line.slice(place.to));
  });
  // A course in first aid may have had it.
  const mayBePart = kind.id === "cpr" && facts.profile.lines.some((line) => /first aid|erste hilfe/iu.test(line));
  return { held, isLacking: !held && !isNamed && !mayBePart && !SELDOM_WRITTEN.has(kind.id) };
}
