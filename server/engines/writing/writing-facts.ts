import { anyOf, anyOfLines } from "../any-of.ts";
import type { Profile, ProfileSkill } from "../analysis/profile.ts";
import { findSkills } from "../analysis/find-skills.ts";
import { skillById } from "../analysis/related-skills.ts";
import { extractListingFacts, type ListingFacts } from "../matching/listing-facts.ts";
import type { MatchScore } from "../matching/match-score.ts";
import { readPostingSentences } from "../matching/posting-sentences.ts";
import { extractResumeFacts } from "../matching/resume-facts.ts";
import { scoreMatch } from "../matching/score.ts";
import { type SkillWeights, skillWeight } from "../matching/skill-weights.ts";
import { countWords } from "../matching/text-terms.ts";
import { type LetterChoices, USUAL_LETTER } from "../../domain/letter-choices.ts";
import type { Posting } from "../../domain/posting.ts";
import { readOpening } from "./english-verbs.ts";
import { isRegularPast } from "./verbs-by-dictionary.ts";
import { isWholeField, upperFirst, wordingOf } from "./skill-names.ts";
import { isInstruction } from "./evidence/find-instructions.ts";
import { isBasicOnly } from "./evidence/trace-language.ts";
import { tellsPay, tellsResult } from "./facts/deed-worth.ts";
import { isAllProse, tellsOfOwnWork } from "./facts/all-prose.ts";
import { LIST_HEAD } from "./facts/list-head.ts";
import { isDoneApart } from "./facts/done-apart.ts";
import { hasLostLineEnds, holdsOtherLine } from "./facts/lost-line-ends.ts";
import { namesJobOnly, tellsNothingDone } from "./facts/nothing-done.ts";
import { withoutAgainst } from "./facts/tells-against.ts";
import { tellsChange } from "./facts/tells-change.ts";
import { isUnfilled } from "./facts/unfilled.ts";
import type { Month } from "./facts/credential-kinds.ts";
import { appliedTitle } from "./languages/applied-title.ts";
import { LONGEST_DEED } from "./languages/line-splits.ts";
import { GRAMMARS } from "./languages/grammars.ts";
import { foldText, makeSources, type Sources } from "./evidence/sources.ts";
import { saidAsHonour } from "./languages/en/told-honours.ts";
import { tellsActing } from "./languages/en/told-roles.ts";
import { type MaterialLanguage, materialLanguage } from "./language.ts";
import { readAsks } from "./read-asks.ts";
import { newestFirst } from "./facts/newest-first.ts";
import { spokenCompany, spokenTitle, titleAlone } from "./spoken-names.ts";
import { goesOnFromBefore, resumeStatements, sentencesOf, type Statement } from "./resume-statements.ts";

export type Deed = {
  text: string;
  line: number;
  /** Index into `Profile.jobs`; null = not of a job. */
  job: number | null;
  section: Statement["section"];
  relevance: number;
  skills: string[];
  words: ReadonlySet<string>;
};

/** Something the posting asks for, in its words, with the deeds that answer it, best first. */
export type Ask = { text: string; isWish: boolean; met: boolean; skills: string[]; deeds: Deed[] };

/** All that writers know of a person and a job. Read once, shared by both engines. */
export type WritingFacts = {
  profile: Profile;
  posting: Posting;
  language: MaterialLanguage;
  resumeLanguage: MaterialLanguage;
  sources: Sources;
  listing: ListingFacts;
  weights: SkillWeights;
  match: MatchScore;
  statements: Statement[];
  deeds: Deed[];
  asks: Ask[];
  /** What the posting says of the work itself, for quoting. */
  duties: string[];
  choices: LetterChoices;
  /** Letters that the person has already, so that no wording comes twice. */
  earlier: readonly string[];
  /** Sentences that the person confirmed: as good as lines of the resume. */
  own: readonly string[];
  year: number;
  today: Month;
};

export type WritingOptions = {
  earlier?: readonly string[];
  own?: readonly string[];
  /** Sentences of which a model said that their nearest line bears them out. */
  entailed?: readonly string[];
  choices?: LetterChoices;
  now?: Date;
};

const COUNTED = new RegExp(`\\d|\\b${anyOf("two three four five six seven eight nine ten eleven twelve")}\\b`, "iu");
/** "Zwei Auszubildende betreut" is whole in German; elsewhere three words are a fragment. */
const SHORTEST_DEED_WORDS: Readonly<Record<MaterialLanguage, number>> = { en: 4, de: 2, fr: 3, es: 3 };
const DEED_SECTIONS: ReadonlySet<Statement["section"]> = new Set(["experience", "projects", "summary", "other"]);
const SECTIONS_OF_SELF: ReadonlySet<Statement["section"]> = new Set(["skills", "contact", "certificates"]);
/** What was done for a degree is a deed: "Dissertation: ...", "Honours project on ...", "Bachelorarbeit: ...". */
const OF_STUDIES = new RegExp(
  `^(?:${anyOfLines`
    dissertation|(?:[\p{L}'’]+ )?thesis|projet de fin d['’]études|mémoire|tesis(?: \p{L}+)?|trabajo (?:de )?fin de (?:grado|máster)|TF[GM]
    (?:final[- ]year|honou?rs|capstone|senior|degree|bachelor['’]?s?|master['’]?s?|major|graduation|diploma|research|group) project
    (?:bachelor|master|diplom|abschluss|projekt|studien)arbeit
  `})(?: title| topic)?(?::| on| über| sur| sobre) `,
  "iu",
);
const DUTY_OF_YOURS = new RegExp(
  anyOfLines`
    ^(?:you|sie|vous|te|usted|du) \p{Ll}+
    \b(?:you (?!are\b|need\b|bring\b)\p{Ll}+|you'll|you’ll|your days?|sie werden|vous serez|usted)\b
  `,
  "iu",
);
const SAME_SHARE = 0.8; // lines that share this part of their words say the same
const FEWEST_CONTAINED = 3; // a line of at least so many words is within another one that has this part of them
const CONTAINED_SHARE = 0.85;
const RECENT_FACTORS = [1.35, 1.15, 1];

function wordsOf(text: string): Set<string> {
  const counts = new Map<string, number>();
  countWords(text, 1, counts);
  return new Set([...counts.keys()].filter((word) => !word.includes(" ")));
}

/** Reads a resume and a posting into what both engines write from. Throws nothing; deterministic. */
export function readWritingFacts(
  resume: Profile,
  given: Posting,
  weights: SkillWeights,
  { earlier = [], own = [], entailed = [], choices = USUAL_LETTER, now = new Date() }: WritingOptions = {},
): WritingFacts {
  const posting = { ...given, title: titleAlone(given) };
  const profile = newestFirst(resume);
  const listing = extractListingFacts(posting);
  const match = scoreMatch(extractResumeFacts(profile), listing, weights);
  const statements = resumeStatements(profile);
  const isLost = hasLostLineEnds(statements);
  const asked = new Set([...listing.required, ...listing.wanted].map(({ id }) => id));
  const postingWords = new Set(listing.words.slice(0, 60).map(([word]) => word));
  const resumeLanguage = materialLanguage(profile.lines.join("\n"));
  const deeds = [...statements, ...own.map(confirmedStatement)]
    .filter(
      ({ isHead, section, text, job }) =>
        !(isHead || LIST_HEAD.test(text)) &&
        (DEED_SECTIONS.has(section) ||
          SECTIONS_OF_SELF.has(section) ||
          OF_STUDIES.test(text) ||
          job !== null ||
          (resumeLanguage === "en" && saidAsHonour(text) !== null)),
    )
    .flatMap((statement) =>
      deedTexts(statement.text, resumeLanguage)
        .slice(goesOnFromBefore(statement, profile.lines) ? 1 : 0)
        .map((text) => toDeed(text, statement, { asked, postingWords, weights })),
    )
    .filter((deed) => isQuotable(deed, resumeLanguage, isLost) || (isAllProse(profile) && tellsOfOwnWork(deed.text)))
    .filter(({ text }) => !namesJobOnly(text) && !isOldHonour(text, now.getFullYear()))
    .sort((a, b) => b.relevance - a.relevance || a.line - b.line)
    // People copy a line from one job to the next; a reader wants it once.
    .filter((deed, index, all) => !all.slice(0, index).some((other) => saysTheSame(deed, other)));
  const postingText = [posting.title, posting.description, ...posting.requirements].join("\n");
  const postingLanguage = materialLanguage(postingText);
  const language = choices.language === "posting" ? postingLanguage : choices.language;
  const applied = { profile, posting, language, resumeLanguage };
  return {
    ...applied,
    // An application names the position and the company as people speak of them.
    sources: {
      ...makeSources(profile, posting, own),
      jobTitle: spokenTitle(posting.title),
      appliedTitle: appliedTitle(applied),
      company: spokenCompany(posting.company),
      entailed: new Set(entailed.map(foldText)),
    },
    earlier,
    own,
    choices,
    year: now.getFullYear(),
    today: { year: now.getFullYear(), month: now.getMonth() + 1 },
    listing,
    weights,
    match,
    statements,
    deeds,
    asks: readAsks(posting, { match, deeds }, { language: postingLanguage, own: resumeLanguage }),
    duties: readPostingSentences(posting.description)
      .filter(
        ({ text, use }) =>
          use === "duty" && !isInstruction(text) && text.length >= 40 && text.length <= 220 && /^\p{Lu}/u.test(text),
      )
      .map(({ text }) => text)
      .sort((a, b) => Number(DUTY_OF_YOURS.test(b)) - Number(DUTY_OF_YOURS.test(a))),
  };
}

const NO_DEED = new RegExp(
  anyOfLines`
    \bawards?\b.{0,230}\b(?:19|20)\d\d\b|\|.{0,230}\|
    ^${anyOfLines`
      (?:career )?objective|my (?:\w+ )?(?:goal|objective|aim)|goal|desire
      interested in
      to (?:obtain|secure|find|gain|join|utilize|use|work|become)|(?:(?:actively|currently) )?seeking|(?:i )?seeks? an?
      (?:(?:now|currently|actively) )?looking (?:for|to)|authori[sz]ed to work|i am (?:seeking|looking)|references?|dean
    `}\b
  `,
  "iu",
);

const DATED = new RegExp(
  anyOfLines`
    \b(?:19|20)\d\d\s*(?:[-–—]|to)\s*(?:\p{L}+\s+)?${anyOfLines`
      (?:19|20)\d\d|present|current|now|heute|actualidad|actual|hoy|présent
      aujourd
    `}
    (?<!(?<!\p{L})(?:since|seit|depuis|desde|ab|à partir de) )\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\p{Ll}*\.?,? (?:19|20)\d\d\b
  `,
  "iu",
);

/** "($17M, 2.3 km, 2021-2023)" tells of a project, and "(2021-2023)" alone when a job was held. */
const withoutProjects = (text: string) => text.replace(/ \([^()]*\)/gu, (aside) => (aside.includes(",") ? "" : aside));

function isDated(text: string): boolean {
  return (
    DATED.test(withoutProjects(text)) && readOpening(text)?.form !== "past" && !tellsChange(text) && !tellsActing(text)
  );
}

const SHARE = /(?<![\d.,])\d[\d.,]* ?%/g;

function tellsTheSameShare(deed: Deed, other: Deed): boolean {
  const shares = new Set(deed.text.match(SHARE) ?? []);
  const isShared = (other.text.match(SHARE) ?? []).some((share) => shares.has(share));
  return isShared && deed.words.intersection(other.words).size >= FEWEST_CONTAINED;
}

const WORDS_OF_BEGIN = 4;

function beginOf({ text }: Deed): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.slice(0, WORDS_OF_BEGIN).join(" ").replace(/s$/u, "");
}

function beginsTheSame(deed: Deed, other: Deed): boolean {
  return !/\d/.test(deed.text + other.text) && beginOf(deed) === beginOf(other);
}

function saysTheSame(deed: Deed, other: Deed): boolean {
  if (tellsTheSameShare(deed, other) || beginsTheSame(deed, other)) return true;
  const shared = deed.words.intersection(other.words).size;
  const [fewer, more] = [deed.words.size, other.words.size].sort((a, b) => a - b) as [number, number];
  return shared >= SAME_SHARE * more || (fewer >= FEWEST_CONTAINED && shared >= CONTAINED_SHARE * fewer);
}

function isQuotable({ text, section, job }: Deed, language: MaterialLanguage, isLost: boolean): boolean {
  const words = text.split(/\s+/);
  const isCounted = COUNTED.test(text);
  if (language === "en" && saidAsHonour(text) !== null)
    return words.length > 1 && (job !== null || !SECTIONS_OF_SELF.has(section)) && !/[@\t]|https?:/iu.test(text);
  if (isUnfilled(text) || PAGE_FOOT.test(text)) return false;
  if (!OF_STUDIES.test(text) && (NO_DEED.test(text) || isDated(text) || tellsPay(text))) return false;
  if (section === "other" && !isDone(text) && !tellsResult(text)) return false;
  if (job === null && SECTIONS_OF_SELF.has(section) && !isDoneApart(text) && !OF_STUDIES.test(text)) return false;
  return (
    words.length >= SHORTEST_DEED_WORDS[language] - (words.length > 2 && (isCounted || isBriefDeed(text)) ? 1 : 0) &&
    text.length <= LONGEST_DEED &&
    !/[@\t]|https?:|www\.|company name|city, state/i.test(text) &&
    !(language === "en" && (holdsOtherLine(text, { isLost }) || tellsNothingDone(text)))
  );
}

const PAGE_FOOT = /^(?:\p{Lu}\p{Ll}+ ){1,3}(?:[-–|] )?(?:[Pp]age )?\d{1,2}(?: of \d{1,2})?$/u;

const HONOUR_YEARS = 12; // an older one tells more of the person's age

function isOldHonour(text: string, year: number): boolean {
  const years = text.match(/(?<!\d)(?:19|20)\d\d(?!\d)/gu)?.map(Number) ?? [];
  return years.length > 0 && Math.max(...years) < year - HONOUR_YEARS && saidAsHonour(text) !== null;
}

function isBriefDeed(text: string): boolean {
  return /^ \p{Ll}{4,} \p{Ll}{4,}$/u.test(readOpening(text)?.rest ?? "");
}

function isDone(text: string): boolean {
  const deed = text.replace(/^(?:So far,? )?I(?:['’]ve| have)? /u, "");
  return (
    readOpening(deed) !== null ||
    isRegularPast(/^\p{Lu}\p{Ll}+ed(?= (?:[\d$]|the |an? ))/u.exec(deed)?.[0].toLowerCase() ?? "")
  );
}

/** The deeds that a line tells; what a semicolon adds in small letters stays with what it was added to. */
function deedTexts(text: string, language: MaterialLanguage): string[] {
  const { parts } = GRAMMARS[language];
  if (parts) return parts(text).map(withoutAgainst).filter(Boolean);
  const texts: string[] = [];
  for (const sentence of sentencesOf(text)) {
    const before = texts.at(-1);
    const isAdded = before !== undefined && /^[\p{Ll}\d]/u.test(sentence) && text.includes(`${before}; ${sentence}`);
    if (isAdded) texts.splice(-1, 1, `${before}; ${sentence}`);
    else texts.push(sentence);
  }
  return texts;
}

const NO_LINE = -1; // it stands in no line of the resume, and no line is moved or cut for it

/** Whether a deed stands in no line of the resume, but in what the person confirmed. */
export function isConfirmed({ line }: Pick<Deed, "line">): boolean {
  return line === NO_LINE;
}

function confirmedStatement(text: string): Statement {
  const said = upperFirst(text.trim().replace(/^I (?:have |also )?(?=\p{Ll})/u, ""));
  const lines = { from: NO_LINE, to: NO_LINE };
  return { text: said, lines, section: "experience", job: null, education: null, isHead: false, hasBullet: false };
}

function toDeed(
  text: string,
  statement: Statement,
  { asked, postingWords, weights }: { asked: Set<string>; postingWords: Set<string>; weights: SkillWeights },
): Deed {
  const skills = [...new Set(findSkills(text, { list: false }).map(({ id }) => id))];
  const words = wordsOf(text);
  let relevance = 0;
  for (const id of skills) if (asked.has(id)) relevance += skillWeight(id, weights);
  for (const word of words) if (postingWords.has(word)) relevance += 0.35;
  if (/\d/.test(text)) relevance += 0.8;
  if (statement.job !== null) relevance = (relevance + 0.4) * (RECENT_FACTORS[statement.job] ?? 0.85);
  else if (statement.section === "summary") relevance *= 0.5;
  const isAwkward = text.length < 45 || text.length > 170;
  return {
    text,
    line: statement.lines.from,
    job: statement.job,
    section: statement.section,
    relevance: isAwkward ? relevance * 0.8 : relevance,
    skills,
    words,
  };
}

const IS_ADJECTIVE = /-(?:qualified|certified|registered|licensed|accredited|geprüft|zertifiziert)$/iu;

/** The name of a skill in the resume's own words, or null when its lines do not name it in one piece. */
export function ownName({ profile }: Pick<WritingFacts, "profile">, id: string): string | null {
  const skill = profile.skills.find((one) => one.id === id);
  if (!skill) return null;
  if (id.startsWith("own:")) return skill.name;
  // "SALES" comes from a heading or a list in capitals; the lexicon has the usual spelling.
  const name = skillById(id)?.name ?? "";
  for (const line of skill.lines) {
    const wording = wordingOf(profile.lines[line] ?? "", id);
    if (wording)
      return IS_ADJECTIVE.test(wording) || wording === name.toUpperCase() || wording === name.toLowerCase()
        ? name
        : wording;
  }
  return null;
}

/** Shared skills in the resume's own words, the most important first; soft ones and whole fields last. */
export function sharedSkills(facts: WritingFacts): { id: string; name: string; line: number; shown: boolean }[] {
  const asked = [...facts.listing.required, ...facts.listing.wanted, ...facts.listing.licences];
  const held = new Map(facts.profile.skills.map((skill) => [skill.id, skill]));
  const seen = new Set<string>();
  const shared = asked.flatMap(({ id }) => {
    const skill = held.get(id);
    const name = skill && ownName(facts, id);
    if (!skill || !name || seen.has(id) || isNamedOnly(facts, skill)) return [];
    if (skill.kind === "language" && isBasicOnly(id, facts.sources.resume)) return [];
    seen.add(id);
    return [
      {
        id,
        name,
        line: skill.lines[0] ?? 0,
        shown: skill.shown,
        isLast: skill.kind === "soft" || isWholeField(skill.name),
      },
    ];
  });
  const weigh = (one: { id: string; isLast: boolean }) => skillWeight(one.id, facts.weights) - (one.isLast ? 10 : 0);
  return shared.sort((a, b) => weigh(b) - weigh(a)).map(({ id, name, line, shown }) => ({ id, name, line, shown }));
}

/** Whether a licence or certificate is only named, and no line of the resume says that the person holds it. */
export function isNamedOnly({ sources }: WritingFacts, { id }: Pick<ProfileSkill, "id">): boolean {
  return sources.onlyNamed.has(id);
}

const CREDENTIAL = new RegExp(
  String.raw`\b${anyOf(
    String.raw`degree diploma bachelor master's ged licen[cs]e certificat\p{L}* certified graduate(?:\sof)? abschluss título`,
    "licenciatura diplôme",
  )}\b`,
  "iu",
);

/** Whether a posting asks for a degree, a licence or a certificate. */
export function isCredential({ text }: Pick<Ask, "text">): boolean {
  return CREDENTIAL.test(text);
}
