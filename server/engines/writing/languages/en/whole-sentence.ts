import { hasClosedBrackets } from "../../closed-brackets.ts";
import { isSurelyDeed } from "./one-tense.ts";
import { anyOf, anyOfLines } from "../../../any-of.ts";
import { kindOfWord, partsOfSpeech } from "../../evidence/meaning/wordnet.ts";
import { findSkills } from "../../../analysis/find-skills.ts";
import { readOpening } from "../../english-verbs.ts";
import { COUNT_NOUNS } from "./count-nouns.ts";
import { clashes } from "./clashing-verbs.ts";
import { isCutOff } from "./cut-end.ts";
import { slipsIn, unknownWords } from "./known-words.ts";
import { isRunTogether } from "./runs-together.ts";
import { NAMES_OF_WORK } from "./names-of-work.ts";
import { verbOf } from "./one-form.ts";
import { gerundBase, isOnlyVerb, thirdPerson } from "../../verb-forms.ts";

/** "intuitive and engage users": no verb goes with an adjective. */
function joinsUnlike(text: string): boolean {
  return [...text.matchAll(/(?:ive|ous|ful|ible|ical|ional) and (?<verb>\p{Ll}+) \p{Ll}/gu)].some(({ groups }) =>
    isOnlyVerb(groups?.verb ?? ""),
  );
}

/** "I projected includes one": the line was about a thing. */
function losesSubject(text: string): boolean {
  const [, second = ""] = /^I \p{Ll}+ed (\p{Ll}+s) (?:one|the|an?|\d+) /u.exec(text) ?? [];
  const base = thirdPerson(second);
  return base !== null && isOnlyVerb(base);
}

/** What introduces a clause of its own with its own verb. */
const SUBORDINATE = new RegExp(
  String.raw`\b${anyOf(
    "that which who whom whose where when while if whether how what because since so as than until before after once",
    String.raw`ensur\p{L}* verif\p{L}* mak\p{L}* made confirm\p{L}* assur\p{L}* certain sure determin\p{L}*`,
  )}\b`,
  "iu",
);
/** "tax returns along with personal returns were a component": another subject has taken over. */
const FINITE = /\s(?:was|were|is|are|has|had|have|am)\s/u;

const ASIDE = / \([^()]*\)/gu;

function hasSecondSubject(whole: string): boolean {
  const text = whole.replace(ASIDE, "");
  const at = text.slice(2).search(FINITE);
  return at >= 0 && !/^I (?:am|was|have|had) /.test(text) && !SUBORDINATE.test(text.slice(0, at + 2));
}

/** Behind a word in -ing that names work: "cleaning of", "training programs". */
const NAMED_WORK = new RegExp(
  `^ ${anyOf("of for in and or with to on at by services? systems? equipment tools? programs? materials? staff needs plans?")}\\b`,
  "u",
);

const ANSWERS_FOR = /^I (?:am|was) (?:responsible for|in charge of) /u;
const WITH_OBJECT = /^ (?:the|an?|all|any|our|their|its) /u;
const DOING = new RegExp(
  String.raw`\b${anyOf("by including of through for while in without")} \p{Ll}+ing\b|` +
    String.raw`(?<!\b${anyOf("train market account engineer build meet bank hous cater pric plann test manufactur")})ing\b`,
  "u",
);

const PAST = new RegExp(
  String.raw`^I (?:\p{Ll}+ly )?(?:was|\p{Ll}+${anyOf(
    "ed ilt eld ook old ept rew rote ran led aught set put cut made gave sold met sent won drove dealt sought brought",
  )})\b`,
  "u",
);

/** "managed and oversees", "kept the site, generates programs", "troubleshooted and use the data". */
function mixesTenses(text: string): boolean {
  const isPast = PAST.test(text) && readOpening(text.slice("I ".length))?.form !== "base";
  const unlike =
    /(?:(?:ed|met|held|kept|made|led) (?:or|and)|\p{Ll}{3}s (?:that|which)) (?<third>\p{Ll}{4,}s) (?=\p{L})/gu;
  if ([...text.matchAll(unlike)].some(({ groups }) => isOnlyVerb(thirdPerson(groups?.third ?? "") ?? ""))) return true;
  return [
    ...text.matchAll(/(?<joint>,(?: and| or)?|\band|\bor|\bas well as) (?<verb>\p{Ll}{3,})(?<rest> [\p{L}\d].*)/gu),
  ].some(({ groups, index }) => {
    const { joint, verb = "", rest = "" } = groups ?? {};
    const before = text.slice(0, index);
    const isOfClause = /\b(?:to|that|which|who|can|will|could|would|must|should) (?:\p{Ll}+ly )?\p{Ll}+/u.test(before);
    const third = thirdPerson(verb);
    if (third !== null && /^ (?:the|a|an|all|any|each|our|their|its) /.test(rest)) return !isOfClause;
    if (third !== null && isOnlyVerb(third) && !/^ (?:of|for|in|and|or|with|to)\b/.test(rest)) return !isOfClause;
    if (isPast && !isOfClause && readOpening(`${verb}${rest}`)?.form === "base")
      return isSurelyDeed(verb, rest) || /^ (?:the|a|an|all|any|each|every|our|their|its)\b/.test(rest);
    const gerund = gerundBase(verb);
    // "by 17% and generating revenue" goes on with nothing that came before; ", keeping a rate of 99%" tells what came of it.
    const isOfVerb = gerund !== null && (isOnlyVerb(gerund) || !partsOfSpeech(gerund).noun);
    const isVerb = isOfVerb || (/\p{Ll}{3}ing$/u.test(verb) && WITH_OBJECT.test(rest));
    return joint !== "," && isVerb && !ANSWERS_FOR.test(text) && !DOING.test(before) && !NAMED_WORK.test(rest);
  });
}

const IN_PAST =
  "took made held kept led wrote ran gave sold met sent won drove dealt sought brought built taught grew saw oversaw";
/** "identify issues and took action", "plan and directs": a present sentence that goes on in another form. */
const GOES_ON_IN_PAST = new RegExp(
  String.raw`(?:,|,? and) (?:\p{Ll}+ly )?(?:${anyOf(IN_PAST)}|\p{Ll}{3,}ed(?= (?:the|an?|all|our|their|its|other|new) )) (?!by )\p{L}`,
  "u",
);
const CLAUSE = /(?<!\p{L})(?:that|who|which|when|where|if|as|have|has|had|is|are|was|were|be|been)(?!\p{L})/u;
const THIRD_BESIDE = /^I \p{Ll}+ and (?<third>\p{Ll}+s) (?!(?:of|for|in|and|or|with|to) )/u;
const BASE_BESIDE = /^I \p{Ll}+ed (?:\p{Ll}+ )?(?:with|to|for|on|in) and (?<base>\p{Ll}+) \p{Ll}/u;

const LATE_BASE = new RegExp(
  String.raw`^.*(?:,|,? (?:and|or)) ${anyOf("conduct handle attend host edit ascertain classify maintain")} \p{Ll}`,
  "u",
);

function leavesItsTense(text: string): boolean {
  const { form, base: verb, past } = readOpening(text.slice("I ".length)) ?? {};
  const isPresent = form === "base" && verb !== past;
  const [before = ""] = text.split(GOES_ON_IN_PAST);
  if (isPresent && before !== text && !CLAUSE.test(before)) return true;
  const late = past === verb || form !== "past" ? null : LATE_BASE.exec(text);
  if (late && !CLAUSE.test(late[0]) && !/(?<!\p{L})to \p{Ll}/u.test(late[0])) return true;
  const third = THIRD_BESIDE.exec(text)?.groups?.third ?? "";
  const base = BASE_BESIDE.exec(text)?.groups?.base ?? "";
  return (isPresent && thirdPerson(third) !== null) || readOpening(`${base} the`)?.form === "base";
}

const MEETS_NAMED_WORK = new RegExp(
  String.raw`(?<=\p{L}{3}ing )(?<!${anyOf("including using utilizing following regarding concerning")} )` +
    String.raw`\p{Lu}\p{Ll}+(?:tion|ance|ing|sis) (?:with|of) `,
  "u",
);
const MEETS_DEED = new RegExp(
  String.raw`(?<!(?:that|who|which|when|where|as) (?:\p{L}+ ){0,3})(?<!^I \p{L}+ )\b${anyOf(
    "management staff personnel departments customers clients members employees guests patients procedures products",
  )} ${anyOf(
    "ensured provided created developed maintained performed prepared presented managed processed handled assisted supervised",
    "oversaw conducted implemented coordinated",
  )} (?!${anyOf("by to in for at on with from through under over and or within during using since according")} )\p{L}`,
  "u",
);

/** "I documented and Functional documentation": after two verbs' "and" comes no verb. */
function losesSecondVerb(text: string): boolean {
  const { verb = "", second = "" } =
    /^I (?:\p{Ll}+ly )?(?<verb>\p{Ll}+) (?:and|&) (?<second>\p{L}[\p{L}-]*)/u.exec(text)?.groups ?? {};
  if (text.startsWith(`I ${verb} and ${second} of `)) return !/^(?:dispos|approv|inform|tak)/u.test(second);
  if (second === "" || /ly$/.test(second) || verb === "was" || verb === "am") return false;
  return (
    verbOf(second) === null &&
    (second.endsWith("ing") || !partsOfSpeech(second).verb) &&
    !/^(?:then|also|the|an?|all|now|later|made|set)$/.test(second)
  );
}

/** A thing done beside the name of a deed: "reconciled annual sales and review of agreements". */
const NAMED_BESIDE = new RegExp(
  `(?:,|,? and) (?:\\p{Ll}+ )?${anyOf(
    String.raw`(?:review|maintenance|training|preparation|supervision|oversight|analysis|liaison)\s(?:of|with)`,
    String.raw`(?:development|implementation|coordination|processing|management|creation|provision)\sof`,
  )} `,
  "iu",
);
const OF_DEED = /(?:tion|ment|ance|ence|sis|ing|ight|view|port|son|age|al)s? (?:of|with|for)\b/u;

/** With these both a thing and what is done go: "managed daily operations and maintenance of the lifts". */
const GOES_WITH_DEEDS = new RegExp(
  `^I (?:\\p{Ll}+ly )?(?:${anyOf(
    "managed? perform(?:ed)? provided? handled? oversaw oversee le[ad]d? supervised? coordinated? directed? conduct(?:ed)? support(?:ed)?",
    "facilitated? contributed? participated? planned completed? improved? assist(?:ed)? collaborated? initiated? ensured?",
  )}|(?:am|was) responsible for) `,
  "u",
);

function namesDeedBeside(text: string): boolean {
  const at = text.search(NAMED_BESIDE);
  return (
    at >= 0 &&
    !GOES_WITH_DEEDS.test(text) &&
    !OF_DEED.test(text.slice(0, at + 1)) &&
    !/(?:ing|tion|ment|sis)\b/u.test(text.slice(2, at))
  );
}

/** Cut at the stop of a short form or in the middle of a name, and two verbs that meet. */
const CUT = new RegExp(
  anyOfLines`
    (?:^|[ (])(?:\p{Lu}\.){1,4}\p{Lu}$
    \b(?:Sr|Jr|Mr|Mrs|Ms|Dr|St|vs|Dept|Inc|approx|incl|U\.S|Direct|No)$
    ^I (?:\p{Ll}+ly )?\p{Ll}+ed \p{Ll}+ed (?:by|in|with|for|from|to|the|and)\b
    \b(?:all|each|every|any|various) (?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Spring|Summer|Fall|Winter)\p{Lu}\p{Ll}+$
    ,\d{3}\.0\b|[ ]\p{Ll}+ed \d{1,2}$|\b(?:to|of|for|with|by) in (?:19|20)\d\d|\$\d{1,3},\d\d(?!\d)|\(\d\)|^I \S*\p{Lu}\S*-\p{Lu}
    ^I \p{Ll}+ed of \p{Ll}|\bfrom [$€£]?\d+$|^I \p{Ll}+/|(?<!\p{Lu}{2,} )(?<!\d)\d\.0\s
  `,
  "u",
);
/** "I reported included daily sales", "I approved by two firms": the line began with a thing, or was done by others. */
const NAMES_THING = new RegExp(
  String.raw`^I (?:\p{Ll}+ly )?\p{Ll}+ed ${anyOf(
    String.raw`included? includes consist(?:ed|s) involve[ds] comprised were was is are by(?=\s(?:the|an?|two|three|\d|\p{Lu}))`,
  )}(?!\p{L})`,
  "u",
);
/** "I bridged work consisted of demolition": the line told of the work. */
const TELLS_OF_THING = new RegExp(
  anyOfLines`
    ^I (?:\p{Ll}+ ){1,2}\p{Ll}+s (?:include|includes|included)[ ]
    ^I \p{Ll}+ed (?:\p{Ll}+ ){1,2}(?:consisted|consists|comprised|entailed)[ ]
  `,
  "u",
);
const MONTH_AHEAD = String.raw`(?:\p{Lu}\p{Ll}{2,8}\.? )?`;
/** "promoted 4 times", "certified in CPR": done by others, and told as if by the person. */
const PASSIVE_LOST = new RegExp(
  anyOfLines`
    ^I (?:\p{Ll}+ly )?${anyOfLines`
      praised for|asked to|commended for|promoted to|chosen (?:as|to|by|for)
      known (?:for|as)|tasked (?:with|to)|nominated (?:for|as|by)
      entrusted with|tasked \p{Ll}+ing|motivated to|qualified (?:in|to)
    `}
    ^I \p{Ll}+ed,? (?:(?:in|on) )?${MONTH_AHEAD}(?:19|20)\d\d(?!\d)
    ^I (?:registered|licen[cs]ed|certified|chartered|qualified) (?:\p{Ll}+ )?\p{Ll}+(?:er|or|ist|ian|nurse|midwife) (?!to\b|with\b|in\b|for\b|by\b|the\b)
    ^I ${anyOfLines`
      promoted (?:\d+ times|from|to|twice|within|(?:three|two) times)|certified (?:in|and)|trained in
      awarded (?:for|the|employee|.{0,60}\baward\b)|recognized (?:for|as|by)
      selected (?:to|as|by|for)|hired (?:to|as|by|from)|related[ ]|(?:located|based|situated|headquartered|assigned) (?:in|at|to)
      used (?:in|by|as|across|for|at)\b
      \p{Ll}+ed (?:and|,) \p{Ll}+ed (?:\p{Ll}+ ){0,2}(?:professional|individual|leader|worker|manager)(?=$|,| (?:with|who|and|in|of|seeking) )
      (?:\p{Ll}+-)+oriented
    `}
  `,
  "u",
);

/** Whether a sentence of the first person is one whole sentence: nothing in it is run together, cut off or out of tense. */
export function isWholeSentence(text: string): boolean {
  return (
    !CUT.test(text) &&
    !isCutOff(text) &&
    !NAMES_THING.test(text) &&
    !TELLS_OF_THING.test(text) &&
    !!hasClosedBrackets(text) &&
    !isRunTogether(text) &&
    !joinsUnlike(text) &&
    !losesSubject(text) &&
    !PASSIVE_LOST.test(text) &&
    !hasSecondSubject(text) &&
    !mixesTenses(text) &&
    !leavesItsTense(text) &&
    !MEETS_NAMED_WORK.test(text) &&
    !MEETS_DEED.test(text) &&
    !losesSecondVerb(text) &&
    !namesDeedBeside(text) &&
    !clashes(text)
  );
}

const NO_ARTICLE =
  /^(?:the|an?|all|any|each|every|both|our|their|its|his|her|my|this|that|these|those|no|\p{L}+['’]s)$/u;
const AFTER_PREPOSITION = new RegExp(
  String.raw`\b${anyOf("in of with for to by from on at into via using and")} (?<middle>(?:[\p{Ll}-]+ ){0,2})(?<noun>\p{Ll}+)(?=$|[,;.]| ${anyOf(
    "in of with for to by from on at and or that which as during",
  )}\b)`,
  "gu",
);
const WITHOUT_ARTICLE = new RegExp(
  `(?:^| )${anyOf(
    String.raw`phone door in\s(?:position|order|class|school|session|line) on\s(?:order|campus|site|stage|line)`,
    String.raw`to\s(?:school|market|church|hospital|university|order) into\s(?:position|line|order)`,
  )}$`,
  "u",
);
const BOILERPLATE = new RegExp(
  String.raw`\b${anyOfLines`
    timely|fast[- ]paced|high[- ]level
    as (?:directed|assigned|needed|required)|various|not limited to
    strong relationships?|best practices|track record|intuitive
    exceptional|excellent|superior|on a daily basis
    in a (?:positive|professional|friendly) manner|company policies
    safe(?:ty)? (?:rules|policies)|work environment|additional|duties
    when (?:needed|required)|accordingly|in a (?:timely|fast)\p{Ll}*
  `}\b`,
  "giu",
);
/** "advise user on", "ensure customer meets": one of many without its article, behind a verb. */
const AFTER_VERB = new RegExp(
  String.raw`(?<!\p{L})(?:to|and|,|I)(?: \p{Ll}+ly)? (?<verb>\p{Ll}{3,}) (?<noun>\p{Ll}+)(?=${anyOfLines`
    [ ](?:on|to|for|with|in|at|of|by|from|that|is|meets?|as)\b|[,.]|$
  `})`,
  "gu",
);
const TIMES = /^(?:year|month|week|quarter|environment|document|period)$/;
const EASY_WORDS = 24;
const WORTH = {
  noArticle: 0.6,
  boilerplate: 0.7,
  long: 0.1,
  slash: 0.4,
  bracket: 0.4,
  commas: 0.3,
  ands: 0.4,
  ors: 0.5,
  back: 1.5,
  slip: 2.5,
  gerund: 0.4,
  capital: 0.6,
  line: 1.2,
};
const EASY = { commas: 3, ands: 2, ors: 1, gerunds: 1 };
/** "with Hospital pharmacies", "for nation's carrier". */
const STRAY_CAPITAL = /(?<=(?<![\p{L}’'])\p{Ll}[\p{L}’'-]*,? )\p{Lu}\p{Ll}{3,}(?=,? \p{Ll}|$)/gu;
const GOES_ON_IN_NAME = /^ (?:of|for|and|&) (?:the )?\p{Lu}/u;
const COMES_FROM_NAME = /(?<!\p{L})\p{Lu}\p{L}{0,30} (?:of|for|and|&) (?:the )?$/u;
const AFTER_NAME = new RegExp(`^,? ${anyOf("of in on at to for from by with and or as which that")} `, "u");
const JOINS = new RegExp(`(?:^|[ ,])${anyOf("of in on at to for from by with and or as the an?")},? $`, "u");

/** "18 people Achievements", "in the server Approach helped": the next line begins with it. */
function mayBeginLine(word: string, before: string, after: string): boolean {
  if (JOINS.test(before)) return false;
  return after === "" || /^ \p{Ll}+ed (?!by |in )/u.test(after) || readOpening(`${word} the`) !== null;
}
/** "in daily huddles Loan Officer": behind many things, a name of plain words is the head of the next line. */
const HEAD_BEHIND_MANY = /(?<=(?<!\p{L})\p{Ll}{2,40}[^su\P{Ll}]s )\p{Lu}\p{Ll}+(?= \p{Lu}\p{Ll})/gu;
/** "an expert for this segment": the line before it said which. */
const POINTS_BACK =
  /\b(?:for|of|in|on|with|at|from|to) (?:this|these|those|such) (?!as\b|\p{Ll}+ (?:who|that|which|with|in)\b)\p{Ll}/gu;
const BARE_OWNER = /\b(?:for|of|in|to|with|by|at) (?!wo|today|master|bachelor|driver)\p{Ll}+[^n]['’]s\b/gu;

/** How clumsily a sentence of a resume reads: 0 for a plain one, about 1 for each thing that a reader stumbles at. */
export function clumsiness(text: string): number {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const bare = [...text.matchAll(AFTER_PREPOSITION)].filter(({ 0: found, groups }) => {
    const middle = (groups?.middle ?? "").trim().split(" ");
    const isOpen = middle.some((word) => NO_ARTICLE.test(word) || word.endsWith("s")) || WITHOUT_ARTICLE.test(found);
    return (COUNT_NOUNS.has(groups?.noun ?? "") || TIMES.test(groups?.noun ?? "")) && !isOpen;
  });
  const unnamed = [...text.matchAll(AFTER_VERB)].filter(
    ({ groups: { verb = "", noun = "" } = {} }) =>
      COUNT_NOUNS.has(noun) && !noun.endsWith("s") && readOpening(`${verb} the`) !== null,
  );
  const skills = findSkills(text, { list: false });
  const capitals = [...text.matchAll(STRAY_CAPITAL)].filter(
    ({ 0: word, index }) =>
      (["noun", "adj"] as const).some((part) => kindOfWord(word.toLowerCase(), part) !== "strange") &&
      unknownWords(word.toLowerCase()).length === 0 &&
      !findSkills(word, { list: true }).some(({ kind }) => kind === "tool") &&
      !skills.some(({ from, to }) => from <= index && index < to) &&
      !GOES_ON_IN_NAME.test(text.slice(index + word.length)) &&
      !(JOINS.test(text.slice(0, index)) && AFTER_NAME.test(text.slice(index + word.length))) &&
      !COMES_FROM_NAME.test(text.slice(0, index)),
  );
  const gerunds = text
    .split(" ")
    .slice(2)
    .filter((word) => !NAMES_OF_WORK.has(word.replace(",", "")) && isOnlyVerb(gerundBase(word.replace(",", "")) ?? ""));
  return (
    (bare.length + unnamed.length + count(BARE_OWNER)) * WORTH.noArticle +
    count(POINTS_BACK) * WORTH.back +
    (text.match(HEAD_BEHIND_MANY) ?? []).filter((word) => unknownWords(word.toLowerCase()).length === 0).length *
      WORTH.line +
    capitals.length * WORTH.capital +
    capitals.filter(({ 0: word, index }) => mayBeginLine(word, text.slice(0, index), text.slice(index + word.length)))
      .length *
      WORTH.line +
    Math.max(0, gerunds.length - EASY.gerunds) * WORTH.gerund +
    slipsIn(text).length * WORTH.slip +
    count(BOILERPLATE) * WORTH.boilerplate +
    Math.max(0, text.split(" ").length - EASY_WORDS) * WORTH.long +
    count(/\p{L}\/\p{L}/gu) * WORTH.slash +
    count(/\(/g) * WORTH.bracket +
    count(/, [$€£]?\d[^,]{0,12}\p{L}[^,]{0,30}, [$€£]?\d[^,]{0,12}\p{L}[^,]{0,30}$/gu) * WORTH.commas * 2 +
    Math.max(0, count(/,/g) - EASY.commas) * WORTH.commas +
    Math.max(0, count(/ or /g) - EASY.ors) * WORTH.ors +
    Math.max(0, count(/ and /g) - EASY.ands) * WORTH.ands
  );
}
