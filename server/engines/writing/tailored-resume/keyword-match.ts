import { anyOf } from "../../any-of.ts";
import { findSkills } from "../../analysis/find-skills.ts";
import { isUnclaimed } from "../../analysis/unclaimed-words.ts";
import { relatedSkills, skillById } from "../../analysis/related-skills.ts";
import type { Profile, SectionKind } from "../../analysis/profile.ts";
import { foldText } from "../evidence/sources.ts";
import type { ListingFacts } from "../../matching/listing-facts.ts";
import { extractResumeFacts } from "../../matching/resume-facts.ts";
import { scoreMatch } from "../../matching/score.ts";
import { type SkillWeights, skillWeight } from "../../matching/skill-weights.ts";
import { programsWithin } from "../facts/programs-of-kind.ts";
import { isGeneral, isTrustedName, isWholeField } from "../skill-names.ts";
import { doneThings, heldInDeeds, stemsIn } from "./held-in-deeds.ts";
import { listLines } from "./list-lines.ts";
import { isInPassing } from "./named-in-passing.ts";
import { askedTitle, nearestTitle, titleShare } from "./own-title.ts";
import { sameWording, withPlurals } from "./skill-wordings.ts";

export type Keyword = {
  id: string;
  name: string;
  wordings: string[];
  weight: number;
  /** The how-manieth the posting names, its must-haves first. */
  place: number;
};

/** A search finds the posting's words wherever they stand, and nothing under another name. */
const BY_SEARCH = 0.5;
/** Who looks through many resumes reads what stands at a glance, under whatever name. */
const BY_READER = 0.5;
const AT_A_GLANCE: ReadonlySet<SectionKind> = new Set([
  "contact",
  "skills",
  "summary",
  "certificates",
  "languages",
  "education",
]);

const MUST = 2; // what a posting insists on counts more than what it wishes for
/** The title weighs as much as the heaviest skill, and as this one where the posting names none. */
const LEAST_TITLE_WEIGHT = 1;

const BOILERPLATE: ReadonlySet<string> = new Set([
  "Background Checks",
  "Computer Skills",
  "Drug Testing",
  "Higher Education",
]);

/** The skills that a reader of a posting looks for in a resume, in its words, the most important first. */
export function postingKeywords(listing: ListingFacts, weights: SkillWeights): Keyword[] {
  const all = namedSkills(listing, weights);
  const musts = mustsOf(listing);
  const near = kinOf([...listing.required, ...listing.wanted, ...listing.licences].map(({ id }) => id));
  const looked = all.filter((keyword) => isLookedFor(keyword, { isMust: musts.has(keyword.id), near }));
  return looked.length > 0 ? looked : all.filter(({ name }) => !BOILERPLATE.has(name));
}

/** Nobody looks a soft skill up, and a whole field says too little to be looked for, as does what every job has in it. */
function isLookedFor(keyword: Keyword, { isMust, near }: { isMust: boolean; near: ReadonlySet<string> }): boolean {
  const { id, wordings } = keyword;
  const skill = skillById(id);
  if (isOwnName(keyword)) return true;
  if (!near.has(id) && meansOther(keyword)) return false;
  if (skill?.kind === "hard" && !isMust && isGeneral(skill.name)) return false;
  if (!skill || skill.kind === "soft" || isWholeField(skill.name) || BOILERPLATE.has(skill.name)) return false;
  return wordings.length === 0 || wordings.some((wording) => isTrustedName(id, wording, { title: "", company: "" }));
}

/** "Bluebook", which no lexicon knows and a posting names: only what is written as a name is one. */
function isOwnName({ id, name }: Pick<Keyword, "id" | "name">): boolean {
  return skillById(id) === null && /\p{Lu}|\d/u.test(name);
}

function kinOf(ids: readonly string[]): Set<string> {
  return new Set(ids.flatMap((id) => relatedSkills(id).map((kin) => kin.id)));
}

/** A word that only beside its like names a skill: "shrinkage" of call agents is no loss prevention. */
function meansOther({ id, wordings }: Keyword): boolean {
  const skill = skillById(id);
  if (skill?.kind !== "hard" || wordings.length === 0) return false;
  const own = stemsIn(skill.name);
  const unsure = new Set(skill.aliases.flatMap(({ use, text }) => (use === "always" ? [] : foldForWordings(text))));
  const isOwn = (stem: string) => own.some((one) => one.startsWith(stem));
  return wordings.every((wording) => unsure.has(foldForWordings(wording)) && !stemsIn(wording).some(isOwn));
}

function mustsOf({ required, licences }: ListingFacts): Set<string> {
  return new Set([...required, ...licences].map(({ id }) => id));
}

const NOWHERE = 1e6;
/** A search for "valid driver's license" or "advanced Excel" has no use for the first word. */
const HOW_WELL = new RegExp(
  `^${anyOf("valid current active clean full advanced basic strong good excellent solid proficient")} (?=\\p{L})`,
  "iu",
);

const OF_PERSON = / (?:skills?|abilit(?:y|ies)|knowledge|experience)$/iu;

function lookedUp(wording: string, id: string): string {
  const plain = wording.replace(HOW_WELL, "");
  const bare = plain.replace(OF_PERSON, "");
  return findSkills(bare, { list: true }).some((one) => one.id === id) ? bare : plain;
}

function namedSkills(listing: ListingFacts, weights: SkillWeights): Keyword[] {
  const keywords = new Map<string, Keyword>();
  const musts = mustsOf(listing);
  const inPassing = new Set<string>();
  let named = 0;
  for (const { id, name } of [...listing.required, ...listing.wanted, ...listing.licences]) {
    if (!keywords.has(id))
      keywords.set(id, {
        id,
        name,
        wordings: isOwnName({ id, name }) ? [name] : [],
        place: NOWHERE,
        weight: skillWeight(id, weights) * (musts.has(id) ? MUST : 1),
      });
  }
  for (const sentence of listing.sentences) {
    for (const found of findSkills(sentence, { list: true })) {
      const { id, from, to } = found;
      if (isInPassing(sentence, found)) {
        inPassing.add(id);
        continue;
      }
      const keyword = keywords.get(id);
      const wording = lookedUp(sentence.slice(from, to).replace(/\s+/g, " "), id);
      if (keyword?.place === NOWHERE) keyword.place = (musts.has(id) ? 0 : keywords.size) + named++;
      if (keyword && !keyword.wordings.some((known) => foldText(known) === foldText(wording)))
        keyword.wordings.push(wording);
    }
  }
  const waived = waivedSkills(listing);
  return [...keywords.values()]
    .filter(({ id, wordings }) => !waived.has(id) && (wordings.length > 0 || !inPassing.has(id)))
    .sort((a, b) => b.weight - a.weight || (a.id < b.id ? -1 : 1));
}

const WAIVED =
  /(?<!\p{L})no (?:prior |previous )?(?:\p{L}+ ){1,3}(?:is |are )?(?:required|needed|necessary)(?!\p{L})/iu;

/** The skills that a posting names only to say that nobody needs them. */
function waivedSkills({ sentences }: ListingFacts): Set<string> {
  if (!sentences.some((sentence) => WAIVED.test(sentence))) return new Set();
  const namedIn = (texts: readonly string[]) =>
    new Set(texts.flatMap((text) => findSkills(text, { list: true })).map(({ id }) => id));
  return namedIn(sentences).difference(namedIn(sentences.map((sentence) => sentence.split(WAIVED).join(" "))));
}

/** A text for hasWording: "taxes" and "tax", "services" and "service" are one word to whoever looks. */
export function foldForWordings(text: string): string {
  const words = foldText(withPlurals(text)).split(" ");
  return ` ${words.map((word) => word.replace(/(?<=\p{L}{3}x)es$|(?<=\p{L}{3})(?<!s)s$/u, "")).join(" ")} `;
}

/** The first of the posting's wordings that a text has (`folded` by foldForWordings). */
export function wordingIn({ wordings }: Pick<Keyword, "wordings">, folded: string): string | null {
  return wordings.find((wording) => folded.includes(foldForWordings(wording))) ?? null;
}

export function hasWording(keyword: Keyword, folded: string): boolean {
  return wordingIn(keyword, folded) !== null;
}

function glanceText(profile: Profile): string {
  const { lines, sections, headline } = profile;
  const seen = sections
    .filter(({ kind }) => AT_A_GLANCE.has(kind))
    .flatMap(({ lines: { from, to } }) => lines.slice(from, to + 1));
  const listed = listLines(profile).map((line) => lines[line] ?? "");
  return [headline?.text ?? "", ...seen, ...listed].join("\n");
}

/** Papers are read wherever a line beside the jobs has them. */
function besideJobs({ lines, jobs }: Profile): string {
  return lines.filter((_, at) => !jobs.some(({ lines: { from, to } }) => at >= from && at <= to)).join("\n");
}

function isPaper(keyword: Keyword): boolean {
  const kind = skillById(keyword.id)?.kind;
  return kind === "licence" || kind === "certificate" || isOwnName(keyword);
}

/** How much of the posting's title a reader finds: in full at the top or in the latest job, less further down. */
function titleFound({ headline, jobs }: Profile, terms: readonly string[]): number {
  const [latest, ...earlier] = jobs.flatMap(({ title }) => title ?? []);
  const seen = [headline?.text ?? "", latest ?? ""].map((title) => titleShare(title, terms));
  return Math.max(0, ...seen, ...earlier.map((title) => titleShare(title, terms) * BY_SEARCH));
}

type Looked = {
  keywords: Keyword[];
  held: Set<string>;
  /** The names of what only deeds show, by the ids of the skills. */
  inDeeds: Map<string, string>;
  terms: string[];
  titleWeight: number;
  all: number;
};

function lookedFor(profile: Profile, listing: ListingFacts, weights: SkillWeights): Looked {
  const keywords = postingKeywords(listing, weights);
  const terms = askedTitle(listing);
  const titleWeight = terms.length === 0 ? 0 : Math.max(LEAST_TITLE_WEIGHT, ...keywords.map(({ weight }) => weight));
  const all = keywords.reduce((sum, { weight }) => sum + weight, titleWeight);
  const named = heldIds(profile, listing, weights).union(
    new Set(
      keywords.flatMap((keyword) =>
        lineOfOwnName(keyword, profile) === null && !isListedWithin(keyword, profile) ? [] : [keyword.id],
      ),
    ),
  );
  const done = doneThings(profile);
  const inDeeds = new Map(
    keywords.flatMap((keyword) => {
      const shown = named.has(keyword.id) ? null : heldInDeeds(keyword, done);
      return shown ? [[keyword.id, shown.name] as const] : [];
    }),
  );
  return { keywords, held: new Set([...named, ...inDeeds.keys()]), inDeeds, terms, titleWeight, all };
}

/** How much of a posting's title and skills, by their weights, a reader finds: 0 to 100; 0 when it names none. */
export function keywordMatch(profile: Profile, listing: ListingFacts, weights: SkillWeights): number {
  const { keywords, held, terms, titleWeight, all } = lookedFor(profile, listing, weights);
  const folded = foldForWordings(profile.lines.join("\n"));
  const glance = glanceText(profile);
  const foldedGlance = foldForWordings(glance);
  const listed = new Set(findSkills(glance, { list: true }).map(({ id }) => id));
  const foldedPapers = foldForWordings(besideJobs(profile));
  let covered = titleWeight * titleFound(profile, terms);
  for (const keyword of keywords) {
    if (!held.has(keyword.id)) continue;
    const isListed =
      listed.has(keyword.id) ||
      hasWording(keyword, foldedGlance) ||
      (isPaper(keyword) && hasWording(keyword, foldedPapers)) ||
      programsWithin(keyword.id, profile).some(({ id }) => listed.has(id));
    covered += keyword.weight * ((hasWording(keyword, folded) ? BY_SEARCH : 0) + (isListed ? BY_READER : 0));
  }
  return all === 0 ? 0 : Math.round((100 * covered) / all);
}

/** What keywordMatch would be if all that a resume holds of a posting stood at a glance, as far as its words allow. */
export function mostKeywordMatch(profile: Profile, listing: ListingFacts, weights: SkillWeights): number {
  const { keywords, held, inDeeds, terms, titleWeight, all } = lookedFor(profile, listing, weights);
  const folded = foldForWordings(profile.lines.join("\n"));
  const names = new Map(profile.skills.map(({ id, name }) => [id, name]));
  const nearest = titleShare(nearestTitle({ profile, listing }) ?? "", terms);
  let covered = titleWeight * Math.max(nearest, titleFound(profile, terms));
  for (const keyword of keywords) {
    if (!held.has(keyword.id)) continue;
    const name = names.get(keyword.id) ?? keyword.name;
    const isSaid =
      hasWording(keyword, folded) ||
      hasWording(keyword, foldForWordings(inDeeds.get(keyword.id) ?? "")) ||
      sameWording(keyword, name) !== null ||
      programsWithin(keyword.id, profile).length > 0;
    covered += keyword.weight * (isSaid ? 1 : BY_READER);
  }
  return all === 0 ? 0 : Math.round((100 * covered) / all);
}

/** The first line that has a name that no lexicon knows, and does not deny it; null without. */
export function lineOfOwnName(keyword: Keyword, { lines }: Profile): number | null {
  const found = isOwnName(keyword) ? lines.findIndex((line) => hasName(line, keyword.name)) : -1;
  return found < 0 ? null : found;
}

function hasName(line: string, name: string): boolean {
  const at = new RegExp(String.raw`(?<![\p{L}\d])${RegExp.escape(name)}(?![\p{L}\d])`, "u").exec(line)?.index;
  return at !== undefined && !isUnclaimed(line, at, at + name.length);
}

/** "WMS" of "Manhattan WMS": a program that a list has within another name is found by whoever looks for it. */
function isListedWithin({ id, wordings }: Keyword, profile: Profile): boolean {
  if (skillById(id)?.kind !== "tool") return false;
  const lists = listLines(profile).map((line) => profile.lines[line] ?? "");
  return wordings.some((wording) => lists.some((line) => hasName(line, wording)));
}

function heldIds(profile: Profile, listing: ListingFacts, weights: SkillWeights): Set<string> {
  const facts = extractResumeFacts(profile);
  const matched = new Set(scoreMatch(facts, listing, weights).matchedSkills);
  const named = [...listing.required, ...listing.wanted].filter(({ name }) => matched.has(name)).map(({ id }) => id);
  const kinds = [...listing.required, ...listing.wanted].filter(({ id }) => programsWithin(id, profile).length > 0);
  return new Set([...named, ...[...facts.licences, ...kinds].map(({ id }) => id)]);
}
