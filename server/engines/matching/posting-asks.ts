import { anyOfLines } from "../any-of.ts";
import type { Workplace } from "../../domain/posting.ts";
import type { FoundSkill } from "../analysis/find-skills.ts";
import { findNamedSkills } from "../analysis/phrased-skills.ts";
import { studyFieldsIn } from "../analysis/lexicon/study-fields.ts";
import { isUnclaimed } from "../analysis/unclaimed-words.ts";
import type { ListingFacts, NamedAsk } from "./listing-facts.ts";
import type { KnockOut } from "./match-score.ts";
import type { PostingSentence } from "./posting-sentences.ts";
import { degreeAsked, degreeRank, studyFieldsAsked, studyPart, yearsAsked } from "./years-and-degrees.ts";

export type PostingAsks = Pick<
  ListingFacts,
  "sentences" | "required" | "wanted" | "years" | "degree" | "licences" | "knockOuts"
>;

type Asked = Map<string, { name: string; text: string }>;

type Reading = Pick<PostingAsks, "sentences" | "knockOuts" | "years" | "degree"> & {
  numbers: Map<string, number>;
  asked: Record<"required" | "wanted" | "duty", Asked>;
  licences: Map<string, NamedAsk>;
  skillsOfYears: string[];
};

type Named = { found: FoundSkill[]; licenceIds: string[]; languageIds: string[] };

const MAX_SKILLS = 40;
const MAX_KNOCK_OUTS = 12;

const WORK_RIGHT = new RegExp(
  anyOfLines`
    authori[sz]ed to work|work authori[sz]ation|sponsorship
    \bcitizen(ship)?\b|security clearance|right to work|green card
    permanent resident
  `,
  "i",
);
const PLACE_BOUND = new RegExp(
  anyOfLines`
    \bmust (be located|reside|live|be based|be able to commute|be local)
    \b(work|job) (location|is)?:? ?(in[- ]person|on[- ]?site)
    \b(100%|fully) on[- ]?site|reliably commute|relocation required
    must be willing to relocate
  `,
  "i",
);
const STATES_RIGHT = /must|require|eligib|authori[sz]|unable|not (able|provide)|clearance|no /i;
const INSISTS = /\b(must|required|requires|mandatory|valid|current|active|possess|hold)\b/i;
const TO_BE_SPOKEN = /fluen|bilingual|must|required|speak|native|proficien|written and/i;
/** Not needed yet: "able to obtain a clearance", "ACLS within 6 months of hire". */
const TO_BE_GOT = new RegExp(
  anyOfLines`
    \b(able|ability|willing|willingness|eligible|eligibility) to (obtain|get|acquire|earn|secure|achieve|complete)
    \b(obtain|get|acquire|earn|achieve|complete)\w* .{0,60}\bwithin\b
    \bwithin (the )?(first )?\w+ (\(\d+\) )?(days|weeks|months|year|years) (of|after|from)\b
    \bwe (will|can) (train|sponsor|pay for|help you (get|obtain))\b|\bwe('|’)ll train\b|\bwill train\b
  `,
  "i",
);
/** Asked of students; who has the degree is none any more. */
const IS_STUDYING = /\b(currently )?(pursuing|enrolled|enrolment|enrollment|working towards?|studying)\b/i;
const OR_EXPERIENCE = /equivalent|or (relevant |related |practical )?(work )?experience|in lieu/i;
const OR_RELATED = /\b(related|relevant|similar|equivalent|other|comparable|allied)\b/i;

/** Skips benefits, company praise and equal-opportunity parts; `listed` are the requirements that the posting lists. */
export function readAsks(
  read: PostingSentence[],
  { listed, workplace }: { listed: ReadonlySet<string>; workplace: Workplace | null },
): PostingAsks {
  const reading: Reading = {
    ...{ sentences: [], numbers: new Map(), knockOuts: [], years: null, degree: null, skillsOfYears: [] },
    asked: { required: new Map(), wanted: new Map(), duty: new Map() },
    licences: new Map(),
  };
  for (const { text, use } of read) {
    noteRights(reading, text, workplace);
    if (use === "skipped") continue;
    const named = noteSkills(reading, text, use);
    if (use !== "required") continue;
    noteInsistence(reading, text, named);
    noteYears(reading, text, { found: named.found, isRequirement: listed.has(text) });
    noteDegree(reading, text);
  }
  const { sentences, years, degree, licences, knockOuts } = reading;
  if (years) addKnockOut(reading, "years", sentences[years.sentence]!, reading.skillsOfYears);
  if (degree && !degree.orExperience) addKnockOut(reading, "education", sentences[degree.sentence]!);
  const { required, wanted } = toAsks(reading);
  return { sentences, required, wanted, years, degree, licences: [...licences.values()], knockOuts };
}

function keep({ sentences, numbers }: Reading, text: string): number {
  const known = numbers.get(text);
  if (known !== undefined) return known;
  numbers.set(text, sentences.length);
  return sentences.push(text) - 1;
}

function addKnockOut(reading: Reading, kind: KnockOut["kind"], text: string, ids: string[] = []): void {
  const { knockOuts, sentences } = reading;
  const isKnown = knockOuts.some((known) => known.kind === kind && sentences[known.sentence] === text);
  if (knockOuts.length < MAX_KNOCK_OUTS && !isKnown) knockOuts.push({ kind, sentence: keep(reading, text), ids });
}

function noteRights(reading: Reading, text: string, workplace: Workplace | null): void {
  if (WORK_RIGHT.test(text) && STATES_RIGHT.test(text)) addKnockOut(reading, "work-right", text);
  if (PLACE_BOUND.test(text) && workplace !== "remote") addKnockOut(reading, "place", text);
}

function noteSkills(reading: Reading, text: string, use: keyof Reading["asked"]): Named {
  const found = findNamedSkills(text, { list: use !== "duty", ofPosting: true }).filter(
    (one) => !isUnclaimed(text, one.from, one.to) && !isStudied(text, one),
  );
  const named: Named = { found, licenceIds: [], languageIds: [] };
  for (const { id, name, kind } of found) {
    if (kind === "language") named.languageIds.push(id);
    else if (kind !== "licence" && kind !== "certificate") {
      if (!reading.asked[use].has(id)) reading.asked[use].set(id, { name, text });
    } else if (use === "required" && !TO_BE_GOT.test(text)) {
      named.licenceIds.push(id);
      if (!reading.licences.has(id)) reading.licences.set(id, { id, name, sentence: keep(reading, text) });
    }
  }
  return named;
}

/** "A degree in accounting or finance" asks for the degree alone. */
function isStudied(text: string, { from, to, name }: FoundSkill): boolean {
  const part = studyPart(text);
  const start = part === "" ? -1 : text.indexOf(part);
  return start >= 0 && from >= start && to <= start + part.length && studyFieldsIn(name).length > 0;
}

function noteInsistence(reading: Reading, text: string, { licenceIds, languageIds }: Named): void {
  if (licenceIds.length > 0 && INSISTS.test(text)) addKnockOut(reading, "licence", text, licenceIds);
  if (languageIds.length > 0 && TO_BE_SPOKEN.test(text)) addKnockOut(reading, "language", text, languageIds);
}

function noteYears(
  reading: Reading,
  text: string,
  { found, isRequirement }: { found: FoundSkill[]; isRequirement: boolean },
): void {
  const asked = yearsAsked(text, { isRequirement });
  if (asked === null || (reading.years !== null && asked <= reading.years.asked)) return;
  reading.years = { asked, sentence: keep(reading, text) };
  reading.skillsOfYears = found.filter(({ kind }) => kind === "hard" || kind === "tool").map(({ id }) => id);
}

function noteDegree(reading: Reading, text: string): void {
  const level = IS_STUDYING.test(text) ? null : degreeAsked(text);
  if (!level || (reading.degree !== null && degreeRank(level) <= degreeRank(reading.degree.level))) return;
  reading.degree = {
    level,
    sentence: keep(reading, text),
    orExperience: OR_EXPERIENCE.test(text),
    fields: studyFieldsAsked(text),
    orRelated: OR_RELATED.test(text),
  };
}

/** A posting that states no requirements asks for the skills of its duties. */
function toAsks(reading: Reading): Pick<PostingAsks, "required" | "wanted"> {
  const { required, wanted, duty } = reading.asked;
  const asks = required.size > 0 ? required : duty;
  const others = required.size > 0 ? [...wanted, ...duty] : [...wanted];
  const named = (found: [string, { name: string; text: string }][]): NamedAsk[] =>
    found.slice(0, MAX_SKILLS).map(([id, { name, text }]) => ({ id, name, sentence: keep(reading, text) }));
  const rest = others.filter(([id], index) => !asks.has(id) && others.findIndex(([other]) => other === id) === index);
  return { required: named([...asks]), wanted: named(rest) };
}
