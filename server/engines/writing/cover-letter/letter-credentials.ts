import { findSkills } from "../../analysis/find-skills.ts";
import { skillById } from "../../analysis/related-skills.ts";
import { type AskedCredential, askedCredentials, heldCredential } from "../facts/asked-credentials.ts";
import { CREDENTIAL_KINDS, type CredentialKind, credentialIn, isOfKind } from "../facts/credential-kinds.ts";
import { heldQualifications } from "../facts/held-qualifications.ts";
import { matchedPapers } from "../facts/matched-papers.ts";
import { heldRegistrations } from "../languages/en/registrations.ts";
import { papersUnderWay } from "../languages/en/papers-under-way.ts";
import { heldAsPerson } from "../held-as-person.ts";
import { GRAMMARS } from "../languages/grammars.ts";
import { LETTER_PACKS } from "../languages/letter-packs.ts";
import { joinNames } from "../pick-phrase.ts";
import { skillInSentence } from "../skill-names.ts";
import { sayExamAhead, sayMembership } from "./say-studies.ts";
import { sayOwnPapers } from "./say-own-papers.ts";
import { sharedSkills, type WritingFacts } from "../writing-facts.ts";
import type { WritingVoice } from "../writing-voice.ts";

const MOST_NAMES = 5;
const MOST_PAPERS = 5;
const DRIVING = /driv(?:er|ing)|führerschein|permis|carn[eé]t? de conducir/iu;
const OF_NAMES = /\p{Lu}\p{Ll}+ (?:& )?\p{Lu}\p{Ll}/u; // "City & Guilds 2391" keeps its capitals

/** Says the licences and certificates that the posting asks for and the resume holds, in the resume's own words. */
export function sayHeldCredentials(voice: WritingVoice, said: string): void {
  const { facts } = voice;
  const pack = LETTER_PACKS[facts.language];
  const grammar = GRAMMARS[facts.language];
  const lacking = lackingCredential(facts);
  const step = lacking?.nearest ?? null;
  const stepKind = step === null ? undefined : stepBelow(lacking?.id);
  const body = sayMembership(voice, bareKinds(facts));
  if (facts.language === "en" && facts.resumeLanguage === "en") {
    const isStep = (name: string) => (stepKind ? credentialIn(name, stepKind) !== null : false);
    const registered = heldRegistrations(facts).flatMap(({ body }) =>
      body !== null && voice.hasSaid(body) ? body : [],
    );
    sayOwnPapers(voice, {
      said,
      steps: askedCredentials(facts).flatMap((one) => (one.held || one.isLacking ? [] : (belowOf(one, facts) ?? []))),
      isSaidElsewhere: (name) =>
        isStep(name) ||
        registered.some((one) => name.replace(/^an? /u, "").startsWith(`${one} `)) ||
        (body !== null && name.split(" ").includes(body)),
    });
    return;
  }
  const known = said.toLowerCase();
  const names = heldNames(facts).filter((name) => {
    if (body !== null && name.split(" ").includes(body)) return false;
    const isTold =
      known.includes(name.toLowerCase()) || ((name.includes(" ") || facts.language !== "en") && voice.hasSaid(name));
    return !isTold && !isToldAsPaper(voice, name) && name !== step;
  });
  const qualified = namedQualifications(voice, [said, ...names].join(" "));
  const papers = qualified.filter((name) => !(stepKind && credentialIn(name, stepKind)) && isDocument(name, facts));
  const others = qualified.filter((name) => !papers.includes(name));
  if (others.length > 0) voice.say(pack.qualified, { names: joinNames(others, pack.and) });
  const persons = [...names, ...papers].flatMap((name) => heldAsPerson(name, facts) ?? []);
  const things = names.filter((name) => heldAsPerson(name, facts) === null);
  const trades = things.flatMap((name) => grammar.trade(name) ?? []);
  const held = things.filter((name) => grammar.trade(name) === null && !papers.some((paper) => isWithin(name, paper)));
  const documents = [...papers.filter((name) => heldAsPerson(name, facts) === null), ...held]
    .slice(0, MOST_PAPERS)
    .sort((a, b) => Number(DRIVING.test(a)) - Number(DRIVING.test(b)))
    .map(grammar.credential);
  if (persons.length > 0) voice.say(pack.licensedAs, { licences: joinNames(persons, pack.and) });
  if (trades.length > 0) voice.say(pack.certifiedAs, { licences: joinNames(trades, pack.and) });
  const groups = sayableTogether(voice, documents);
  for (const group of groups) sayLicences(voice, group, groups.length === 1);
}

function bareKinds(facts: WritingFacts): ReadonlySet<string> {
  const bare = askedCredentials(facts).filter(({ held }) => held === null || !held.includes(" "));
  return new Set(bare.map(({ kind }) => kind.id));
}

/** Documents as few sentences may hold them: names of two lines may not stand in one. */
function sayableTogether(voice: WritingVoice, documents: string[]): string[][] {
  const { and, licences } = LETTER_PACKS[voice.facts.language];
  const groups: string[][] = [];
  for (const name of documents) {
    const group = groups.find((one) => voice.canSay(licences, { licences: listOf([...one, name], and), asked: null }));
    if (group) group.push(name);
    else groups.push([name]);
  }
  return groups;
}

/** "City & Guilds 2391" says nothing more beside "City & Guilds 2391-52 Inspection and Testing". */
function isWithin(name: string, whole: string): boolean {
  const words = name.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  return words.length > 0 && words.every((word) => whole.toLowerCase().includes(word));
}

/** "First Aid and CPR, and a driving licence": a name that has its own "and" ends at a comma. */
function listOf(names: string[], and: string): string {
  const [before = "", last] = [names.slice(0, -1).join(", "), names.at(-1)];
  const isDouble = and === "and" && names.at(-2)?.includes(" and ") === true;
  return isDouble ? `${before}, and ${last}` : joinNames(names, and);
}

function sayLicences(voice: WritingVoice, names: string[], isOnly: boolean): boolean {
  const { and, licences, hasPapers } = LETTER_PACKS[voice.facts.language];
  const { description, requirements } = voice.facts.posting;
  const posting = [description, ...requirements].join("\n").toLowerCase();
  const all = listOf(names, and);
  const isNamed = names.every((name) => posting.includes(name.toLowerCase().replace(/^an? /u, "")));
  return (
    voice.say(licences, { licences: all, asked: isNamed && isOnly ? all : null }) ||
    voice.say(hasPapers, { licences: all })
  );
}

/** What the posting asks for and the resume names in the same words. */
function namedQualifications(voice: WritingVoice, said: string): string[] {
  const { facts } = voice;
  if (facts.language !== facts.resumeLanguage) return [];
  const known = said.toLowerCase();
  return heldQualifications(facts)
    .filter((name) => !known.includes(name.toLowerCase()) && !voice.hasSaid(name) && !isToldAsPaper(voice, name))
    .slice(0, MOST_NAMES);
}

/** "Graduada en Turismo" says "Grado en Turismo". */
function isToldAsPaper(voice: WritingVoice, name: string): boolean {
  const papers = matchedPapers(voice.facts).filter(({ isUnderWay }) => !isUnderWay);
  return papers.some((paper) => paper.name === name) && voice.hasSaid(fieldOf(name));
}

function fieldOf(paper: string): string {
  return paper.replace(/^\p{L}+ /u, "");
}

function isDocument(name: string, { language }: WritingFacts): boolean {
  const isTool = findSkills(name, { list: true }).some(({ kind }) => kind === "tool");
  const isCode = language !== "de" && /\d/.test(name) && !isTool;
  return GRAMMARS[language].credential(name).length > name.length || isCode || /^carn[eé]t? /iu.test(name);
}

function heldNames(facts: WritingFacts): string[] {
  const all = askedCredentials(facts);
  const asked = all.flatMap((one) => one.held ?? (one.isLacking ? [] : belowOf(one, facts)) ?? []);
  const studies = papersUnderWay(facts).flatMap(({ name, below }) => [name, below ?? ""]);
  const isPart = (name: string) =>
    studies.some((one) => one.includes(name)) ||
    all.some((one) => one.asked.includes(name) || one.held?.includes(name));
  const ids = new Set(facts.listing.licences.map(({ id }) => id));
  const known = sharedSkills(facts)
    .filter(({ id, name }) => ids.has(id) && !isOfKind(`${name} ${skillById(id)?.name ?? ""}`))
    .map(({ id, name }) => (facts.language === "en" && !OF_NAMES.test(name) ? skillInSentence(id, name) : name));
  const names = [...new Set([...asked, ...known.filter((name) => !isPart(name))])];
  const isSayable = (name: string) => facts.language === facts.resumeLanguage || name === name.toUpperCase();
  const bare = names.map((name) => name.replace(/ (?:à jour|vigente|en vigor)$/u, ""));
  return bare.filter(isSayable).slice(0, MOST_NAMES);
}

/** Says a licence or certificate that no line of the resume names, of the must-haves or of the wishes; false without any. */
export function sayLackingCredential(voice: WritingVoice, { isWish }: { isWish: boolean }): boolean {
  const { facts } = voice;
  const { gaps } = LETTER_PACKS[facts.language];
  const lacking = lackingCredential(facts);
  if (!lacking || lacking.isWish !== isWish) return false;
  const { name: gap } = lacking;
  const nearest = lacking.nearest && GRAMMARS[facts.language].credential(lacking.nearest);
  const isSaid = voice.sayApart(gaps.credentialNear, { gap, nearest }) || voice.sayApart(gaps.credential, { gap });
  if (isSaid) sayExamAhead(voice, lacking.id);
  return isSaid;
}

const OF_PAPER = /(?:registration|licen[cs]e|certificate|certification|card|pin)$/iu;

/** Another country's name for the same paper: "NMC registration" where the lexicon has "an RN license". */
function isOwnName(asked: string, name: string): boolean {
  const words = new Set(
    asked
      .toLowerCase()
      .replaceAll("licence", "license")
      .split(/[^\p{L}\d]+/u),
  );
  const [, ...known] = name.toLowerCase().split(" ");
  return OF_PAPER.test(asked) && !known.some((word) => words.has(word));
}

/** The licence or certificate that is missed most, with the one of its family that is held; null without any. */
export function lackingCredential(
  facts: WritingFacts,
): { id: string; name: string; isWish: boolean; nearest: string | null } | null {
  const lacking = askedCredentials(facts)
    .filter(({ isLacking }) => isLacking)
    .map((one) => ({ one, nearest: belowOf(one, facts) }));
  const musts = lacking.filter(({ one }) => !one.isWish);
  const isStep = ({ nearest }: { nearest: string | null }) => nearest !== null;
  const missed = musts.find(isStep) ?? musts[0] ?? lacking.find(isStep);
  if (!missed) return null;
  const { kind, asked, isWish } = missed.one;
  const own = GRAMMARS[facts.language].credential(asked);
  const name = facts.language === "en" && !isOwnName(asked, kind.name) ? kind.name : own;
  return { id: kind.id, isWish, name, nearest: missed.nearest };
}

function stepBelow(id: string | undefined): CredentialKind | undefined {
  const kind = CREDENTIAL_KINDS.find((one) => one.id === id);
  return CREDENTIAL_KINDS.find((one) => one.id === kind?.below);
}

function belowOf({ kind }: AskedCredential, facts: WritingFacts): string | null {
  const below = stepBelow(kind.id);
  const name = below ? heldCredential(below, facts) : null;
  if (!below || name === null || facts.language !== "en") return name;
  // "Engineer in Training" is who one is, and not what one holds; "ACS" alone says too little.
  const isNoDocument = /^an? /u.test(below.name) && GRAMMARS.en.credential(name) === name && !/^an? /u.test(name);
  return isNoDocument || below.name.split(" ").includes(name) ? below.name : name;
}
