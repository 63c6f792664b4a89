import { isTitleHead } from "../../evidence/fact-words.ts";
import { unknownWords } from "./known-words.ts";
import { findSkills } from "../../../analysis/find-skills.ts";
import { anyOf, anyOfLines } from "../../../any-of.ts";
import { asHolder, asPerson, withArticle } from "../../english-nouns.ts";
import { firstPerson, lowerFirst, readOpening } from "../../english-verbs.ts";
import { hasFigure } from "../../facts/deed-worth.ts";
import { skillInSentence, upperFirst } from "../../skill-names.ts";
import { type Grammar, MOST_CLUMSY, type TellOptions, type Told } from "../grammar.ts";
import { addArticles } from "./add-articles.ts";
import { isCommaWithin } from "./comma-within.ts";
import { TAKEN_UP } from "./done-with-it.ts";
import { doneInstead } from "./done-instead.ts";
import { LONGEST_TOLD, partsOfLine } from "./line-parts.ts";
import { listedItem, namedItem } from "./listed-item.ts";
import { yearsOfJob } from "./years-of-job.ts";
import { slipsIn } from "./known-words.ts";
import { isRunTogether } from "./runs-together.ts";
import { hasSlip, isMistyped, isUnfinished } from "./mistyped.ts";
import { ensuredInPast } from "./ensured-in-past.ts";
import { inOneForm } from "./one-form.ts";
import { hasOneTense } from "./one-tense.ts";
import { credential } from "./named-credentials.ts";
import { ownSentence, whenBegun, withoutNames } from "./own-sentence.ts";
import { tellsOfOther } from "./tells-of-other.ts";
import { toldWithList } from "./told-list.ts";
import { measureByItself } from "./told-measure.ts";
import { changeByItself, noneOf } from "./told-change.ts";
import { teamByItself } from "./told-team.ts";
import { toldWithResult } from "./told-result.ts";
import { toldWithTail } from "./told-tail.ts";
import { isGlued, isOnlyName, isShouted } from "./only-named.ts";
import { toldWithOther, toldWithTeam } from "./told-with-team.ts";
import { beginningsOf, withListAside } from "./deed-beginnings.ts";
import { beginsWithDeed } from "./deed-by-object.ts";
import { figuredWork } from "./figured-work.ts";
import { namedWork } from "./named-work.ts";
import { joinedWork, toldWork } from "./told-work.ts";
import { withLastAnd } from "./last-and.ts";
import { namesThing } from "./names-thing.ts";
import { namedDuties } from "./told-names.ts";
import { placeName } from "./place-name.ts";
import { dutyPhrases } from "./duty-phrases.ts";
import { saidAsHonour } from "./told-honours.ts";
import { saidAsRole } from "./told-roles.ts";
import { namedGerunds, usedTools, withLastItem, workedOn } from "./told-labelled.ts";
import { namesUnknownPerson, withoutKnownPerson } from "./unknown-person.ts";
import { sinceThen, tidied, withoutOpenBracket } from "./tidied-line.ts";
import { clumsiness, isWholeSentence } from "./whole-sentence.ts";

/** Of "overseeing, coordinating": what a verb form alone after a comma leaves unsaid. */
const BROKEN = new RegExp(
  anyOfLines`
    (?<!\p{L})w\/|[~<>]|--|[\p{Ll}%] \+ \p{Ll}|[[\]{}|•·*_!?—●▪\u2190-\u21ff\u2500-\u27bf]|\.{2}|\s\.(?!NET\b)\p{Lu}|\s[-–]\s|\betc\b|\b(?:i\.e|e\.g|eg)\b|(?<!\b(?:[A-Z]|[BM]\.?Sc|Ph\.?D|Dr|Mrs?|Ms|St|Rs|No|Co|Inc|Ltd|vs|Rt|Dept|sq|ft|Ave|Blvd|Mt|Ft|Gen|Lt|Col|Capt|Sgt|Prof|Univ))\.\s|\(\s
    \s\)|:(?!\d|[^()]{0,40}\))|,\s*(?:,|$)
    (?<!-)\b(?:for|with|in|to|by|at|on|from)$(?<!\b(?:that|which|whom) .{3,60} \p{L}+)
    ^I \p{L}+ &[ ]
    \b(?:and|or|of|the|(?<!(?:class|grade|type|hepatitis|vitamin|plan) )a|an|as|through|into|between|during|via|than|while|when|where|if|prior)$
    , (?:\p{Ll}+ly )?\p{Ll}+ed, (?:both|all|each|they|it|he|she)\b
    \bthat,[ ]|\band (?:full|part)[ -]time (?:in|on|at|during)\b|^I (?:was|am) (?:trained|certified)$|\bthat [a-z]+ly$
  `,
  "iu",
);
const HEADING_WITHIN = new RegExp(
  String.raw`\p{Ll} ${anyOf("Key Core Major Selected Notable")} ${anyOf(
    "Contributions Accomplishments Achievements Responsibilities Results Skills",
  )}(?!\p{L})|, \p{Lu}\p{Ll}+ and \p{Ll}+ed `,
  "u",
);
const OTHER_SUBJECT = new RegExp(
  String.raw`(?<=\s)(?:(?<!(?:Level|Grade|Type|Phase|Class|Tier|Part|Stage|Band|Title|War|when|after|before|while|until|since) )I|(?<!(?:when|after|before|while|once|until|which|where|because|that|forms|tools|so) |(?<!\p{L})(?:the|an?|every|each) (?:\p{L}+ ){1,3})we(?! (?:still|now|all) use$)|(?<!\p{L}(?:ed|ought|ave|old|et|ade|ost|orce|elp|ell) )us|you|your|he|she|(?<!who .{3,40})(?:his|her)` +
    String.raw`|(?<!(?:\p{Ll}s|children|people|staff|personnel|men|women)[ ,].{0,120})(?:they|them))(?=\s|$)`,
  "u",
);
const OTHER_THAN_ONESELF =
  /(?<=\s)(?:(?<!(?:when|after|before|while|once|until|since|because|how) )we|our|us|you|your)(?=\s|$)/u;
const COUNT = "(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)";
/** "presented candidates, drove the process": what a last comma begins without "and" is a new sentence or nothing. */
const SPLICED = new RegExp(
  String.raw`, (?!${anyOf(
    "and or then which who where while by with from as for to including such resulting leading in on at along plus worth",
    "together jointly chiefly primarily largely because since although though outside inside live first second third highest lowest largest",
    String.raw`(?:the|its|their)\s(?:first|second|third|only|last|latest|largest|biggest|highest|lowest|most|best)\s of\s(?:which|whom)\s (?:not|but)\s one\sof\s part\sof\s (?:if|once|until|unless|where)\s`,
    String.raw`under within across throughout during before after against upon so\s(?:that|as)\sto? \p{L}+ly$ through using \p{L}+ing \p{L}+ly\s\p{L}+ing \p{L}+\sof\s(?:whom|which|them)`,
    String.raw`\d+ (?:about|around|approximately|some|nearly|over|roughly|up\sto|down\sfrom|up\sfrom)\s(?:[$€£]?\d+|${COUNT})`,
    String.raw`(?:both|all|each|half|an?\s(?:third|quarter|half)\sof|most|mostly|mainly|partly|largely|without|never)\s ${COUNT}\s`,
    String.raw`(?:handed\sover|delivered|completed|finished|opened|signed\soff|issued|published|submitted|closed|produced|updated|reviewed)\s(?:(?:\d+|${COUNT})\s(?:day|week|month)s?|on\s(?:time|budget)|within|under\sbudget|ahead|early|every|each|daily|weekly|monthly|by\s(?:working\s)?(?:day|the|\d))`,
    String.raw`(?:now|still|later)\s(?:\p{L}+ed|the|an?|part\sof|used)\s ${TAKEN_UP.replaceAll(" ", "\\s")}\s \p{Ll}+ed\sby\s \p{Ll}+\sincluded an?\s(?:class|team|group|ward|fleet|site|branch|unit)\sof\s (?:now|still)\sin\suse best\s(?:in|of) among\s an?\s[$€£]?\d\w*`,
  )}\b)(?![^,]* (?:and|or|&) )[^,]*$`,
  "u",
);
/** "a grant I co-wrote": whose work it was. */
const OF_ONES_OWN = new RegExp(
  `(?<= (?:the|an?|my) .{3,40} )(?:that )?I (?:co-)?${anyOf("wrote built made designed created drafted planned started ran led won developed")}(?=$|,| (?:with|for|in|at|from|to|myself))`,
  "gu",
);
function isSpliced(text: string): boolean {
  const at = text.lastIndexOf(", ");
  return SPLICED.test(text) && !isCommaWithin(text.slice(0, at), text.slice(at + ", ".length));
}
const ASIDE = / \([^()]{2,80}\)/gu;

const NO_DEED = new RegExp(
  String.raw`^I multi-|^I (?:understood|understand) (?!.* and [a-z]+(?:ed|ote) )|^I (?:valued?|believed?) (?:the |that |in )|^I ${anyOf(
    String.raw`(?:speak|spoke)\s\p{Lu}\p{Ll}+ did\s(?:it|this|that|so|them)\b zero(?:ed)?\s(?!in) have\s(?!had\sno|my\sown|been\s(?:an\s)?(?:acting|interim)|been\san?\s.*\s(?:since|for)\s) worked\s(?:long|hard|well|extremely) arrived grew\sto (?:obtained|earned|received|completed)\s(?:my\s|an?\s|the\s)?(?:high\sschool|ged(?!\p{L})|diploma) extremely very highly hand-?picked report(?:ed)?\s(?:directly\s)?to\s(?:the|an?)\b reported\sto\s(?:work|(?:each|every|all)\sshifts?) demonstrated?\stalent followed(?!\sup|.{3,60}\sto\s(?!uphold|ensure|maintain|meet|comply|keep|avoid|company|the|our|all)[a-z]{3,}\s) complied engaged\sin\sall`,
    String.raw`(?:im|e)migrated repatriated made\s(?:an?\s)?aliyah got\smarried married(?=$|,|\s(?:in|with|since)\b) divorced am\s(?:experienced|trained|skilled|proficient|knowledgeable|familiar|conversant|adept|versed|comfortable|fluent)`,
  )}|^I (?:have )?served? as (?:an? |the )?${anyOf("order lodge club society league association council board committee chapter")}(?: of| for|,|$)|^I started (?:19|20)\d\d|\bother (?:related |assigned )?duties\b|\bas (?:needed|assigned|required|necessary)$`,
  "i",
);
/** "held expert knowledge", "demonstrated good organizational skills": what a person thinks of themselves. */
const PRAISES_SELF = new RegExp(
  String.raw`^I ${anyOf(
    "hold held possess possessed demonstrate demonstrated display displayed exhibit exhibited show showed maintain maintained",
  )} (?:an? )?(?:[\p{Ll}-]+,? ){0,4}${anyOf(
    String.raw`knowledge(?!\s(?:bases?|articles?|transfer|library)(?!\p{L})) skills? ability abilities attitude professionalism ethic aptitude proficiency qualities understanding reputation`,
    "integrity honesty courtesy commitment dedication enthusiasm talent punctuality patience",
  )}\b(?!(?<=integrity) of)`,
  "u",
);
const OF_ONES_PEN = 2; // so much is forgiven to a sentence that somebody wrote themselves
const BRIEF = 13; // in words
const SHORTEST = 4;
const SHORTEST_BEFORE = 3; // of what a result follows

/** What the person wrote in whole sentences of their own needs no words of ours. */
function toldByOneself(line: string, isCurrent: boolean): Told | null {
  const own = ownSentence(line.replace(/(?<![\s.;,])[\s.;,]+$/u, ""));
  if (!own || own.sentence.split(" ").length > LONGEST_TOLD) return null;
  const isBroken = [BROKEN, HEADING_WITHIN, OTHER_THAN_ONESELF].some((pattern) => pattern.test(own.sentence));
  if (
    isBroken ||
    namesUnknownPerson(own.sentence) ||
    hasSlip(own.sentence) ||
    isMistyped(own.sentence) ||
    isUnfinished(own.clause)
  )
    return null;
  const isOfThing = own.sentence.startsWith("My ");
  return {
    ...own,
    ...(isOfThing && { isOfThing }),
    also: own.sentence,
    clumsy: Math.max(0, clumsiness(withoutNames(own.sentence)) - OF_ONES_PEN),
  };
}

/** A line whose deed stands in it, as "I" would say it; what has no verb of its own is told in no words of ours. */
function tell(line: string, options: TellOptions): Told | null {
  const changed = toldAsChange(line, options) ?? toldWithTail(line, (deed) => toldAsChange(deed, options));
  if (changed !== null) return changed;
  const tools = options.isListed ? null : usedTools(line);
  if (tools !== null) return toldTools(tools, options);
  const gerunds = namedGerunds(tidied(line));
  if (gerunds !== null && !options.isListed) return toldGerunds(gerunds, options);
  const bare = tidied(withoutOpenBracket(workedOn(line) ?? line));
  // What begins in small letters and is no point of its own may be the end of something else.
  const isTorn = /^\p{Ll}/u.test(line) && !options.isPoint;
  if ((isTorn ? /^present \p{Lu}/u : /^present \p{Lu}\p{L}* \(\p{Lu}/u).test(line)) return null;
  if (tellsOfOther(upperFirst(line))) return null;
  if (namesThing(upperFirst(bare), options.isVerbLed)) return isTorn ? null : toldAsNamed(bare, options);
  const told = (deed: string) =>
    toldByOneself(deed, options.isCurrent) ??
    toldAsHonour(deed) ??
    toldAsDeed(deed, options) ??
    toldAsTask(deed, options) ??
    (isTorn ? null : toldAsNamed(deed, options));
  const toldBefore = (deed: string) => told(deed) ?? toldAsDeed(deed, { ...options, goesOn: true });
  const whole =
    toldWithResult(bare, toldBefore) ??
    toldWithTeam(bare, told) ??
    toldWithOther(bare, told) ??
    toldWithList(bare, told) ??
    toldWithTail(bare, told) ??
    told(bare);
  const isPlain = (one: Told | null) => one !== null && (one.clumsy ?? 0) <= MOST_CLUMSY;
  if (isPlain(whole) || options.isListed) return whole;
  const aside = withListAside(bare);
  const shorter = [...(aside === null ? [] : [aside]), ...beginningsOf(bare)];
  return shorter.values().map(told).find(isPlain) ?? whole;
}

function toldTools(tools: string, { isCurrent }: TellOptions): Told | null {
  const text = `I ${isCurrent ? "use" : "used"} ${tools}`;
  if (BROKEN.test(text)) return null;
  return { clause: text, sentence: text, also: `I also${text.slice(1)}`, clumsy: clumsiness(text) };
}

/** An honour has the capitals and the few words that its givers gave it. */
function toldAsHonour(line: string): Told | null {
  const said = saidAsHonour(line);
  if (said === null || [hasSlip, isMistyped, isUnfinished].some((isOff) => isOff(said))) return null;
  if (BROKEN.test(said) || said.split(" ").length > LONGEST_TOLD) return null;
  return { clause: said, sentence: said, also: said.replace(/^I (?:was )?/u, "$&also "), isHonour: true };
}

const OF_LETTERS = /^\p{Lu}{2} went /u;

/** What changed in somebody's work, "The vacancy rate went from 18% to 7%"; a list has it in its own words. */
function toldAsChange(line: string, { isListed, isCurrent }: TellOptions): Told | null {
  const said = isListed ? null : (whenBegun(line) ?? noneOf(line, isCurrent) ?? ofThing(tidied(line), isCurrent));
  const isOff = [isRunTogether, hasSlip, isMistyped, isUnfinished].some((isOne) => said === null || isOne(said));
  if (said === null || isOff || [BROKEN, OTHER_THAN_ONESELF, OF_LETTERS].some((one) => one.test(said))) return null;
  if (said.split(" ").length > LONGEST_TOLD || slipsIn(said).length > 0) return null;
  const sentence = upperFirst(said);
  return { clause: said, sentence, also: sentence, clumsy: clumsiness(sentence), isOfThing: true };
}

function ofThing(line: string, isCurrent: boolean): string | null {
  return changeByItself(line) ?? measureByItself(line, isCurrent) ?? teamByItself(line, isCurrent);
}

const HANDLED = "Handled ";
const HAS_DEED_BEHIND = /,? as well as \p{Ll}+ed (?:and \p{Ll}+ed|in|the|an?|all) /u;

const SO_MANY = /; (?<much>\d+ \p{Ll}[\p{Ll} ]{2,20} (?:to date|so far|in all|in total))$/u;

/** "Supervision of two clerks" as what the work included: it reads as it would if somebody handled it. */
function toldAsNamed(written: string, options: TellOptions): Told | null {
  const line = written.replace(SO_MANY, " ($<much>)").replace(") (", ", ");
  const work = namedWork(line);
  const figured = work === null && options.isPoint ? figuredWork(line) : null;
  if (figured !== null) return toldFigured(figured, options);
  const duties = work === null ? namedDuties(line, options.isCurrent) : null;
  const what = work ?? duties?.what;
  const handled = what === undefined ? null : toldAsDeed(HANDLED + what, { ...options, isCurrent: false });
  if (what === undefined || handled === null) return null;
  const { clumsy = 0, sentence } = handled;
  const said = readOpening(what)?.form === "gerund" ? what : sentence.slice(`I ${HANDLED}`.length);
  if (HAS_DEED_BEHIND.test(said)) return null;
  if (work !== null)
    return toldWork([work.startsWith("the ") ? said : said.replace(/^(?:the|an?) /u, "")], { ...options, clumsy });
  const whole = `${duties?.lead} ${said}`;
  return { clause: lowerFirst(whole), sentence: whole, also: whole, clumsy, isOfThing: true };
}

function isOffAsWork(work: string): boolean {
  const isOff = [hasSlip, isMistyped, isUnfinished, isGlued].some((isOne) => isOne(work)) || BROKEN.test(work);
  return isOff || OTHER_SUBJECT.test(work) || work.split(" ").length > LONGEST_TOLD;
}

function toldFigured(work: string, options: TellOptions): Told | null {
  return isOffAsWork(work) ? null : toldWork([work], { ...options, clumsy: clumsiness(`I handled ${work}`) });
}

function toldGerunds(items: readonly string[], options: TellOptions): Told | null {
  const work = withLastItem(items);
  if (isOffAsWork(work)) return null;
  return toldWork([work], { ...options, clumsy: Math.max(...items.map((item) => clumsiness(`I did ${item}`))) });
}

const TASK = "my job was to ";

/** "Operate register and process orders" of a job that is over, where what goes on may be a verb or a thing. */
function toldAsTask(line: string, options: TellOptions): Told | null {
  if (options.isCurrent || !firstPerson(line, options)?.startsWith(TASK)) return null;
  const { sentence, clumsy = 0 } = toldAsDeed(line, { ...options, isCurrent: true }) ?? {};
  if (sentence === undefined || !/^I (?!am )/u.test(sentence)) return null;
  const deed = sentence.slice("I ".length);
  const clause = TASK + deed;
  return { clause, sentence: upperFirst(clause), also: `My job was also to ${deed}`, clumsy, isOfThing: true };
}

const NAMED_BY_LETTERS = /^\p{Lu}{3,6} [^,;:]{0,40}\p{Ll}/u;

function toldAsDeed(line: string, given: TellOptions): Told | null {
  if (line.startsWith("I ") || NAMED_BY_LETTERS.test(line)) return null;
  const options = beginsWithDeed(line, given.isCurrent) ? { ...given, isDeed: true } : given;
  const done = doneInstead(line, given.isCurrent);
  const said = saidAsRole(line, given.isCurrent) ?? inOneForm(done, given.isCurrent) ?? firstPerson(done, options);
  if (!said?.startsWith("I ") || NO_DEED.test(said) || PRAISES_SELF.test(said)) return null;
  if (!hasOneTense(said) || isOnlyName(line)) return null;
  const whole = addArticles(
    ensuredInPast(sinceThen(said))
      .replace(/, (?=no \p{Ll}+(?: \p{Ll}+)? (?:in|for|over|since) )/u, ", with ")
      .replace(/(?<=\p{Ll})\.(?=NET\b)/u, " .")
      .replace(/(?<![\s.;,])[\s.;,]+$/, ""),
  );
  const text = given.isListed ? whole : withLastAnd(whole);
  const words = text.split(" ").length;
  const isBroken =
    words < (given.goesOn ? SHORTEST_BEFORE : SHORTEST) ||
    words > LONGEST_TOLD ||
    [hasSlip, isMistyped, isUnfinished, isGlued, isShouted].some((isOff) => isOff(text)) ||
    BROKEN.test(text) ||
    HEADING_WITHIN.test(text) ||
    (!given.isListed && isSpliced(text.replace(ASIDE, ""))) ||
    OTHER_SUBJECT.test(withoutKnownPerson(text.slice("I ".length).replace(OF_ONES_OWN, ""))) ||
    !isWholeSentence(text);
  if (isBroken) return null;
  const held = /^I (?:am|was|have(?= (?:been|\p{Ll}+ed) ))\b/u.exec(text)?.[0];
  return {
    clause: text,
    sentence: text,
    also: held ? `${held} also${text.slice(held.length)}` : `I also${text.slice(1)}`,
    clumsy: clumsiness(text),
    ...turnedRound(text),
    isBrief: !held && words <= BRIEF && !hasFigure(text) && !/[,;()]/.test(text),
  };
}

/** "I raised accuracy by re-slotting fast movers" as it is said with the means first. */
const BY_MEANS = /^I (?<deed>[^,;:()]{8,120}?) (?<means>by \p{Ll}+ing [^,;:()]{4,80})$/u;

function turnedRound(text: string): { turned?: string } {
  const { deed, means } = BY_MEANS.exec(text)?.groups ?? {};
  if (!deed || !means || / by /.test(`${deed} `) || / (?:by|and) /.test(means)) return {};
  return { turned: `${upperFirst(means)}, I ${deed}` };
}

/** Two deeds of one job read better as one sentence than as a list of "I". */
function join(one: Told, other: Told): Told | null {
  if (one.work && other.work) return joinedWork(one, other);
  const both = `${one.sentence} ${other.sentence}`;
  if (!one.sentence.startsWith("I ") || !other.sentence.startsWith("I ")) return null;
  if (/[;:()]/.test(both) || /, and /.test(one.sentence) || /^I (?:am|was) /.test(other.sentence)) return null;
  const isPlain = one.isBrief && other.isBrief && isOfPast(one) === isOfPast(other) && !/ and /.test(both);
  const text = `${one.sentence}${isPlain ? " and" : ", and I"} ${other.sentence.slice("I ".length)}`;
  return { clause: text, sentence: text, also: `I also${text.slice(1)}` };
}

/** "I mentor two" and "I ran the bake" are of two times, and make no one sentence. */
export function isOfPast({ sentence }: Told): boolean {
  const said = sentence.replace(/^I /, "");
  const opening = readOpening(said);
  return opening === null ? /^(?:was|\S+ed) /.test(said) : opening.form === "past";
}

const OWNS = /^(?<joint>co-?)?(?:owner|founder|proprietor)$/iu;

function work(title: string, employer: string | null): string | null {
  const owned = employer === null ? null : OWNS.exec(title);
  if (owned) return `${owned.groups?.joint ? "a" : "the"} ${title.toLowerCase()} of ${placeName(employer ?? "")}`;
  if (OWNS.test(title)) return null;
  const said = isPlainTitle(title) ? lowerFirst(title) : title;
  const shorter = [said.replace(/ \([^()]{1,40}\)$/u, ""), firstOfTwo(said)];
  const person = asHolder(said) ?? shorter.map(asHolder).find((one) => one !== null) ?? null;
  return person && `${person}${employer ? ` at ${placeName(employer)}` : ""}`;
}

const OF_LEARNING =
  /(?<!\p{L})(?:student|placement|training|trainee|shadow|rotation|intern|observ|volunteer|program)/iu;

/** "Assistant Manager" of "Assistant Manager/Sales and Relocation Specialist", where both are somebody. */
function firstOfTwo(title: string): string {
  const [first = "", second = ""] = title.split("/");
  const last = second.split(" ").at(-1)?.toLowerCase() ?? "";
  return isTitleHead(last) && !OF_LEARNING.test(title) ? first : "";
}

const ANYBODYS = /^(?:student|volunteer|intern|trainee|apprentice|freelancer|nanny|babysitter|tutor)$/iu;

function position(title: string): string {
  if (ANYBODYS.test(title)) return withArticle(title.toLowerCase());
  const said = isPlainTitle(title) ? lowerFirst(title) : title;
  return asHolder(said) ?? said;
}

/** "School store cashier" has its capital as the first word of a line. */
function isPlainTitle(title: string): boolean {
  const [first = ""] = title.split(" ");
  const isName = findSkills(first, { list: true }).some(({ kind }) => kind === "language" || kind === "tool");
  return (
    /^\p{Lu}\p{Ll}+(?: \p{Ll}[\p{Ll}-]*)+$/u.test(title) && !isName && unknownWords(first.toLowerCase()).length === 0
  );
}

function trade(name: string): string | null {
  const last = name.split(" ").at(-1)?.toLowerCase() ?? "";
  if (!/^(?:operator|technician|trainer|instructor|lifeguard|aide|assistant|phlebotomist)$/.test(last)) return null;
  return asPerson(
    name
      .split(" ")
      .slice(1)
      .every((word) => word === word.toLowerCase())
      ? lowerFirst(name)
      : name,
  );
}

export const GRAMMAR: Grammar = {
  parts: partsOfLine,
  tell,
  item: (line, options) => listedItem(line, options, tell),
  namedItem: (line) => namedItem(line, tell),
  yearsOfJob,
  join,
  needs: dutyPhrases,
  work,
  at: (name) => `at ${name}`,
  position,
  person: asPerson,
  credential,
  trade,
  topic: skillInSentence,
};
