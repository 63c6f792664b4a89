import { anyOf, anyOfLines } from "../../../any-of.ts";
import { asPerson, withArticle } from "../../english-nouns.ts";
import { lowerFirst, readOpening } from "../../english-verbs.ts";
import { isTitleHead } from "../../evidence/fact-words.ts";
import {
  FIELDS,
  isNounItself,
  isPersonItself,
  isProperName,
  kindOfWord,
  partsOfSpeech,
} from "../../evidence/meaning/wordnet.ts";
import { isNamedTool } from "../../skill-names.ts";
import { isOnlyVerb, NOUNS_TOO, pastOf, thirdPerson } from "../../verb-forms.ts";
import { unknownWords } from "./known-words.ts";
import { NAMES_A_TRADE } from "./names-of-work.ts";
import { withAmountAside } from "./amount-aside.ts";
import { DONE_WITH_IT } from "./done-with-it.ts";
import { isRunTogether } from "./runs-together.ts";

const MOST_BEFORE = 5; // words that say what kind of role it was
const OF_OTHERS = new RegExp(
  `^${anyOf(
    "customer client patient guest resident visitor student pupil user caller buyer shopper passenger tenant donor applicant candidate",
    "employee staff crew team group squad brigade people person man woman child member's personnel support server host model router printer scanner counter reader",
    "provider supplier manufacturer distributor retailer carrier producer publisher insurer employer vendor dealer pioneer giant",
  )}s?$`,
  "u",
);
const BEHIND_ROLE = new RegExp(
  `^(?:${anyOf("to for of between with at on within across among in under")}|${anyOf(
    String.raw`specializing\sin specialising\sin responsible\sfor overseeing supporting serving covering`,
  )})$`,
  "u",
);
/** No part of what a role is called: joints, praise, whose it is, and what was done. */
const NO_KIND = new RegExp(
  String.raw`^(?:${anyOf(
    "to for of between with at on within across among in under by from who that which the an? is was were are had has as while when",
    "includes included experience proven highly dynamic excellent outstanding exceptional strong effective reliable dependable motivated dedicated served acted",
  )})$|['’]s?$|[,;:.()]|.{2}ly$|^(?!(?:certified|licensed|registered|contracted|designated|assigned|appointed|elected|chartered)$).{2,}ed$`,
  "iu",
);
/** "Field Representative Market Advisor" are two posts, one behind the other. */
const OTHER_POST = new RegExp(
  `^${anyOf("representative manager supervisor coordinator director analyst engineer specialist")}$`,
  "iu",
);
const FIGURE = new RegExp(
  `^(?<kind>(?:${anyOf("key main primary")} )?)` +
    String.raw`(?<name>${anyOf(String.raw`driving\sforce catalyst go-to\sperson`)})` +
    `(?<rest> ${anyOf("behind for of in on")} .+)$`,
  "iu",
);
const POINT_OF_CONTACT = new RegExp(
  String.raw`^(?<kind>(?:(?!(?:the|an?) )\p{L}+ ){0,3}?)` +
    String.raw`(?<head>[Pp]oint of contact|[Pp]oint person|[Cc]ontact|[Rr]esource)` +
    `(?<rest> ${anyOf("to for between with on within across in")} .+)$`,
  "u",
);
const ONE_OF_ALL = /^(?:main|primary|sole|only|first|principal|central|initial) /u;
const KIND_AS_WELL = new RegExp(
  `^${anyOf("link ward floor unit union school fire safety first health subject process project program programme design test field staff sales lead content account store shop team key charge head shift duty joint sole acting deputy relief stand-in bank")}$`,
  "u",
);
const OTHER_FINITE = new RegExp(
  `years['’]? (?:of )?experience|[Tt]eam player|^[Ee]xperts? (?:in|at) |(?:proven|demonstrated|strong) (?:\\p{Ll}+ )?ability| -- |\\. \\p{Lu}|(?<!(?:that|which|who|where|as|what) )(?<!\\p{L})${anyOf("is are was were has had have am will would included includes")}(?!\\p{L})`,
  "u",
);
const RUN_ON = /;|\p{Lu}\p{Ll}+ an? \p{Ll}|[\p{Ll}\d)],? (?:Responsible for|\p{Lu}\p{Ll}+ly) \p{Ll}/u;
const JOINT = /(?<=(?<!\p{L})[\p{Ll}\d)]{1,24},? )\p{Lu}\p{Ll}+ \p{Ll}/gu;

/** "... for the move, led three teams", "... of pumps Creating plans": another deed behind what a line names. */
export function goesOnToDeed(text: string): boolean {
  const bare = text.replace(/ \([^()]*\)/gu, "");
  if (RUN_ON.test(bare) || [...text.matchAll(JOINT)].some(({ index }) => readOpening(text.slice(index)) !== null))
    return true;
  return bare.split(/, (?:and )?/u).some((part, at) => {
    const { form, base = "" } = readOpening(part) ?? {};
    return at > 0 && !DONE_WITH_IT.test(part) && (form === "past" || (form === "base" && isOnlyVerb(base)));
  });
}

const OF_THINGS = new RegExp(
  anyOfLines`
    [Dd]river of |[Rr]ecipient |[Ww]inner |^(?:\d|[Ww]on )
    ^(?:\p{L}+ ){1,4}of the (?:[Yy]ear|[Mm]onth|[Qq]uarter)
    [ ]award(?:$|[ ,])|^(?:Bachelor|Master|Doctor|Associate)(?:['’]?s)? (?:of|in|degree)[ ]
    [Mm]ember of (?!the |an? |\p{Lu})
    [ ](?:family|series|range|suite|portfolio|line) of[ ]
  `,
  "u",
);

/** What a line says that its person was: "Liaison between two offices" as "I was a liaison ..."; else null. */
export function saidAsRole(line: string, isCurrent: boolean): string | null {
  const acting =
    asActing(line, isCurrent) ?? asOften(line, isCurrent) ?? asSince(line, isCurrent) ?? asOneOf(line, isCurrent);
  if (acting !== null) return acting;
  const trained = asTrained(line);
  if (trained !== null) return trained;
  if (/ \/ /u.test(line)) return null;
  const text = line.replace(/^(?:Was|Am|was|am) (?:the |an? )?(?=\p{L})/u, "");
  const said = isRunTogether(text)
    ? null
    : (asRank(text) ?? asContact(text) ?? asFigure(text) ?? asRole(text) ?? asState(text));
  if (HAS_OWN.test(text)) return `I have my ${lowerFirst(text)}`;
  if (NOTHING_WRONG.test(text)) return `I ${isCurrent ? "have had" : "had"} ${text.replace(/^\p{L}+/u, "no")}`;
  const isNow = isCurrent && !OF_A_YEAR.test(roleAlone(text));
  return said && `I ${isNow ? "am" : "was"} ${withAmountAside(inOneTense(said, isNow))}`;
}

/** "Super user for the 2022 go-live" was one, however long the job lasts. */
const OF_A_YEAR = /(?<!since (?:\p{L}{3,9} )?)(?<![\p{L}\d])20\d\d(?!\d)/u;

/** Without "(joined 2024)" and ", one promoted in 2023", which tell of others; "(2021-2023)" tells when it was. */
function roleAlone(text: string): string {
  const bare = text.replace(/ \([^()]*\)/gu, (aside) => (SPAN.test(aside) ? aside.replaceAll(",", "") : ""));
  return bare.split(", ")[0] ?? "";
}

const SPAN = /\d{4} ?[-–] ?(?:19|20)\d\d/u;

const TRAINED = /^(?<what>\p{L}[^.;:()]{2,60}?) (?<how>trained|certified|qualified)(?<aside> \([^()]{1,60}\))?$/u;

/** "Hoist and PEG feeding trained" has no deed before it, and "40 new starters trained" tells of others. */
function asTrained(line: string): string | null {
  const { what = "", how, aside = "" } = TRAINED.exec(line)?.groups ?? {};
  const last = what.split(" ").at(-1)?.toLowerCase() ?? "";
  const isOfOthers = /[^s]s$/u.test(last) || isPersonItself(last) || /^(?:staff|people|been|was|were)$/u.test(last);
  if (how === undefined || isOfOthers || readOpening(what)?.form === "past" || !isNounItself(last)) return null;
  return `I am ${lowerFirst(what)} ${how}${aside}`;
}

const ACTING = new RegExp(
  String.raw`^(?<role>(?:Acting|Interim) [\p{L}\d][\p{L}\d /&-]{1,40}?)` +
    String.raw`(?<when> ${anyOf("from for since in during while until")} [^;:–—]{3,100}?)?(?: [-–—] .+)?$`,
  "u",
);

/** Whether a line tells of a post that its person stood in for. */
export function tellsActing(line: string): boolean {
  return ACTING.test(line);
}

function asActing(line: string, isCurrent: boolean): string | null {
  const { role, when = "" } = ACTING.exec(line)?.groups ?? {};
  if (role === undefined || goesOnToDeed(role + when)) return null;
  const isOpen = isCurrent && (when === "" || when.includes(" since "));
  return isOpen ? `I have been ${withArticle(lowerFirst(role))}${when}` : `I was ${lowerFirst(role)}${when}`;
}

const RANK = /^(?:second in (?:command|charge)|second(?= to (?:the|an?) )|number two(?= to )) [^;:]{4,120}$/iu;

function asRank(text: string): string | null {
  const isAlone = RANK.test(text) && !OTHER_FINITE.test(text) && !goesOnToDeed(text);
  return isAlone ? lowerFirst(text) : null;
}

const OFTEN = new RegExp(
  String.raw`^(?<role>(?:[\p{L}-]{2,20} ){1,4}?[\p{L}-]{3,20}) (?<often>(?:(?:about|around|up to|for) )?(?:\d{1,2}(?:(?: to |-)\d{1,2})?|${anyOf("one two three four five six once twice")}) (?:${anyOf("shift day night time week weekend evening month")}s? )?(?:a|an|per|each|every) ${anyOf("day week fortnight month quarter year season")}(?<rest>,? ${anyOf("since in from during when at on for over")} [^;:,()]{3,50})?)(?:: (?<what>[^;:()]{4,60})| \((?<aside>[^()]{3,60})\))?$`,
  "iu",
);

/** "Relief charge nurse about 4 shifts a month": a post that somebody has now and then. */
function asOften(line: string, isCurrent: boolean): string | null {
  const { role = "", often, rest = "", aside, what = aside } = OFTEN.exec(line)?.groups ?? {};
  const words = role.split(" ");
  const last = words.at(-1)?.toLowerCase() ?? "";
  if (often === undefined || !isRole(last) || isDeed(words, words.length - 1)) return null;
  if (words.some((word) => NO_KIND.test(word)) || OTHER_FINITE.test(line)) return null;
  if (!isCurrent && rest.includes(" since ")) return null;
  return `I ${isCurrent ? "am" : "was"} ${withArticle(withSmallWords(role))} ${often}${what === undefined ? "" : ` (${what})`}`;
}

const SINCE = new RegExp(
  `^(?<role>(?:[\\p{L}-]{2,20} ){1,4}?[\\p{L}-]{3,20}) ` +
    `(?<when>since (?:\\p{L}{3,9}\\.? )?(?:19|20)\\d\\d|for (?:the (?:last|past) )?(?:\\d{1,2}|${anyOf("one two three four five six")}) years?)$`,
  "u",
);

/** "Relief charge nurse since January 2024": a post beside one's own, and how long. */
function asSince(line: string, isCurrent: boolean): string | null {
  const { role = "", when = "" } = SINCE.exec(line)?.groups ?? {};
  const words = role.split(" ");
  const isPost = isRole(words.at(-1)?.toLowerCase() ?? "") && !isDeed(words, words.length - 1);
  const isOpen = when.startsWith("since ");
  if (role === "" || !isPost || words.some((word) => NO_KIND.test(word)) || (isOpen && !isCurrent)) return null;
  return `I ${isCurrent ? "have been" : "was"} ${withArticle(withSmallWords(role))} ${when}`;
}

const ONE_OF = new RegExp(
  `^One of (?:the |only )?(?:\\d{1,3}|${anyOf("two three four five six seven eight nine ten few")}) (?:[\\p{Ll}-]{2,20} ){0,2}?(?<who>\\p{Ll}{2,20}s|people|staff)(?=[ ,]|$)`,
  "u",
);

function asOneOf(line: string, isCurrent: boolean): string | null {
  const { who = "" } = ONE_OF.exec(line)?.groups ?? {};
  const isOfPeople = /^(?:people|staff)$/u.test(who) || isRole(who.replace(/s$/u, ""));
  if (who === "" || !isOfPeople || FINITE_BEHIND.test(line)) return null;
  return `I ${isCurrent ? "am" : "was"} ${lowerFirst(line)}`;
}

const FINITE_BEHIND = /(?<!(?:that|which|who|whom) )(?<!\p{L})(?:is|are|was|were|has|had)(?!\p{L})|[;:]/u;
const HAS_OWN = new RegExp(
  `^Own (?:\\p{Ll}+ ){0,2}${anyOf("tools? car vehicle van transport truck ute laptop equipment insurance")}(?: and \\p{Ll}+)?$`,
  "u",
);

/** "No reportable accidents in five years": what did not happen to somebody. */
const NOTHING_WRONG = new RegExp(
  `^(?:No|Zero|no|zero) (?:[\\p{L}-]+ ){0,3}${anyOf("accidents? incidents? injur(?:y|ies) complaints? findings? violations? errors? collisions? grievances? claims?")} (?:in|since|over|for|during) (?=.*(?:\\d|years|months|one|two|three|four|five|six|seven|eight|nine|ten))`,
  "u",
);
const ON_CALL = /^on[- ]call (?:every|one|two|for|at|during|\d)/iu;

function asState(text: string): string | null {
  return ON_CALL.test(text) && !OTHER_FINITE.test(text) ? text.replace(/^on[- ]call/iu, "on call") : null;
}

function asFigure(text: string): string | null {
  const { kind = "", name = "", rest = "" } = FIGURE.exec(text)?.groups ?? {};
  if (rest === "" || OTHER_FINITE.test(rest) || goesOnToDeed(text)) return null;
  const said = `${kind}${name}`.toLowerCase();
  return `${ONE_OF_ALL.test(said) ? `the ${said}` : withArticle(said)}${rest}`;
}

function asContact(text: string): string | null {
  const { kind = "", head = "", rest = "" } = POINT_OF_CONTACT.exec(text)?.groups ?? {};
  const isBare = kind === "" && /^(?:contact|resource)$/iu.test(head);
  const words = text.split(" ");
  if (rest === "" || isBare || (kind !== "" && isDeed(words, 1)) || OTHER_FINITE.test(rest)) return null;
  if (
    kind
      .trim()
      .split(" ")
      .some((word) => NO_KIND.test(word))
  )
    return null;
  const name = withSmallWords(`${kind}${head}`);
  return `${ONE_OF_ALL.test(name) ? `the ${name}` : withArticle(name)}${rest}`;
}

function asRole(text: string): string | null {
  const words = text.split(" ");
  const isUser = (index: number) => /^(?:super|power|key)[ -]user$/iu.test(words.slice(index - 1, index + 1).join(" "));
  const at = words.findIndex(
    (word, index) => (isRole(word.toLowerCase()) || isUser(index)) && standsBehindRole(words.slice(index + 1)),
  );
  if (at < 0 || at > MOST_BEFORE || isDeed(words, at) || OF_THINGS.test(text) || listsTitles(text)) return null;
  const kinds = words.slice(0, at);
  if (kinds.some((word, index) => OTHER_POST.test(word) && !/^(?:and|&|or)$/u.test(kinds[index + 1] ?? "")))
    return null;
  if (
    kinds.some(
      (word, index) => NO_KIND.test(word) || (word === "and" && !isRole(kinds[index - 1]?.toLowerCase() ?? "")),
    )
  )
    return null;
  const rest = words.slice(at + 1).join(" ");
  if (/^to \p{Ll}{3,} /u.test(rest) && isVerbBehind(rest)) return null;
  const name = withSmallWords(words.slice(0, at + 1).join(" "));
  const one =
    ONE_OF_ALL.test(lowerFirst(name)) || /^of \p{Lu}/u.test(rest) ? `the ${lowerFirst(name)}` : asPerson(name);
  const person = one ?? (at === 0 || !name.endsWith("s") ? withArticle(name) : null);
  return person !== null && !OTHER_FINITE.test(text) && !goesOnToDeed(text) ? `${person} ${rest}` : null;
}

/** "Manager on Duty, Sales Manager, Director of Travel" are the titles of a whole career. */
function listsTitles(text: string): boolean {
  const titles = text
    .split(/, /u)
    .filter((part) => /^(?:\p{Lu}\p{L}+ )+\p{L}+$/u.test(part.split(/ of | for | \(/u)[0] ?? ""));
  return titles.filter((part) => part.split(" ").some((word) => isTitleHead(word.toLowerCase()))).length > 1;
}

/** "Test manager to write test cases" is what the cases are written with. */
function isVerbBehind(rest: string): boolean {
  const [, verb = ""] = rest.split(" ");
  return pastOf.has(verb) && !isTitleHead(verb) && !NOUNS_TOO.has(verb);
}

function standsBehindRole([next = "", behind = ""]: readonly string[]): boolean {
  return BEHIND_ROLE.test(next) || BEHIND_ROLE.test(`${next} ${behind}`);
}

function isRole(word: string): boolean {
  if (/^(?:lead|superuser|champion)$/u.test(word)) return true;
  if (word.startsWith("co-")) return isRole(word.slice("co-".length));
  if (OF_OTHERS.test(word) || /(?:s|ed|ing)$/u.test(word)) return false;
  return isTitleHead(word) || (kindOfWord(word, "noun") === FIELDS.person && kindOfWord(word, "adj") === "strange");
}

/** "Site engineer", and not "Top seller": what stands before an office in small letters says which. */
function isOffice(word: string): boolean {
  return isTitleHead(word) && !/^(?:seller|guide|performer|producer|earner|player|scorer)$/u.test(word);
}

function isDeed(words: readonly string[], at: number): boolean {
  const first = (words[0] ?? "").toLowerCase();
  const { form } = readOpening(words.join(" ")) ?? {};
  if (at === 0 && form !== "past" && /^(?:of|to|for)$/u.test(words[1] ?? "")) return false;
  if (form !== undefined) return !(form === "gerund" && at === 1 && NAMES_A_TRADE.test(first));
  if (KIND_AS_WELL.test(first) || NAMES_A_TRADE.test(first)) return at === 0;
  const { noun, verb } = partsOfSpeech(first);
  const isVerb =
    pastOf.has(first) ||
    (verb && !(noun && at === 1 && isOffice(words[at] ?? "")) && !/(?:er|or|ist|ant|ent|al|ive|ic)$/u.test(first));
  return isVerb;
}

/** A name of common words in small letters, but for names and for what is known by its letters. */
export function withSmallWords(name: string): string {
  // "Summer National Grading reader": what stands in capitals before a head in small letters is called so.
  if (/^(?:\p{Lu}\p{Ll}+ ){2,}\p{Ll}+$/u.test(name)) return name;
  return name.replace(/(?<!\p{L})\p{Lu}\p{Ll}+(?!\p{L}| \d| (?:super|power|key)[ -]user)/gu, (word) => {
    const small = word.toLowerCase();
    return unknownWords(small).length > 0 || isNamedTool(word) || isProperName(small) ? word : small;
  });
}

/** "... and proactively resolves issues": a deed beside the role, in the tense of the sentence. */
function inOneTense(text: string, isCurrent: boolean): string {
  return text.replace(/(?<= and (?:\p{Ll}+ly )?)\p{Ll}+s(?= [\p{L}\d])/gu, (word) => {
    const base = thirdPerson(word);
    if (base === null || !isOnlyVerb(base)) return word;
    return isCurrent ? base : (pastOf.get(base) ?? word);
  });
}
