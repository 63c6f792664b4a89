import { anyOf, anyOfLines } from "../../../any-of.ts";
import { findSkills } from "../../../analysis/find-skills.ts";
import { asPerson, withArticle } from "../../english-nouns.ts";
import { firstPerson, gerundBase, isOnlyVerb, lowerFirst, readOpening } from "../../english-verbs.ts";
import { hasFigure } from "../../facts/deed-worth.ts";
import { skillInSentence } from "../../skill-names.ts";
import type { Grammar, Told } from "../grammar.ts";
import { isTitleHead } from "../../evidence/fact-words.ts";
import { addArticle } from "./add-articles.ts";
import { COUNT_NOUNS } from "./count-nouns.ts";
import { roleOf } from "./named-roles.ts";
import { shorterLines } from "./shorter-lines.ts";
import { unknownWords } from "./known-words.ts";
import { mendSlips } from "./mend-slips.ts";
import { isSenseless } from "./senseless.ts";
import { need } from "./told-need.ts";
import { withoutListed, withResultJoined } from "./told-results.ts";
import { saidWithoutVerb } from "./without-verb.ts";
import { clumsiness, isWholeSentence } from "./whole-sentence.ts";

/** Of "overseeing, coordinating": what a verb form alone after a comma leaves unsaid. */
const BROKEN = new RegExp(
  anyOfLines`
    [[\]{}|•·*_!?—●▪]|\.{2}|\s[-–]\s|\betc\b|\b(?:i\.e|e\.g)\.|\.\s|\(\s
    \s\)|[:]|,\s*$
    (?<!\b(?:that|which|whom) .{3,60})\b(?:for|with|in|to|by|at|on|from)$
    \b(?:and|or|of|the|a|an|as|through|into|between|via|than|while|when|where|if|prior)$
    \bthat,[ ]|^I (?:was|am) (?:trained|certified)$
  `,
  "i",
);
const OTHER_SUBJECT = /(?<=\s)(?:I|me|we|our|us|you|your|he|she|his|her|(?<!\p{Ll}s[ ,].{0,80})(?:they|them))(?=\s|$)/u;
const COUNT = "(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)";
/** "presented candidates, drove the process": what a last comma begins without "and" is a new sentence or nothing. */
const SPLICED = new RegExp(
  String.raw`, (?!${anyOf(
    "and or which who where while by with from as for to including such resulting leading in on at",
    String.raw`through using \p{L}+ing \p{L}+ly\s\p{L}+ing \p{L}+\sof\s(?:whom|which|them)`,
    // "..., about 15 a day", "..., all on time", "..., mostly by phone", "..., now used in four branches"
    String.raw`\d+ (?:about|around|some|nearly|over|roughly|up\sto|down\sfrom|up\sfrom)\s(?:[$€£]?\d+|${COUNT})`,
    String.raw`(?:both|all|each|half|an?\s(?:third|quarter|half)\sof|most|mostly|mainly|partly|largely|without|never)\s ${COUNT}\s`,
    String.raw`(?:now|still|later)\s\p{L}+ed\s (?:now|still)\sin\suse best\s(?:in|of) among\s`,
  )}\b)(?![^,]* (?:and|or|&) )[^,]*$`,
  "u",
);
const NO_DEED = new RegExp(
  String.raw`^I ${anyOf(
    String.raw`have\s worked\s(?:long|hard|well|extremely) ensured?\s(?:that|all) followed complied engaged\sin\sall`,
    String.raw`am\s(?:experienced|trained|skilled|proficient|knowledgeable|familiar|conversant|adept|versed|comfortable|fluent)`,
  )}|\bother duties\b|\bas (?:needed|assigned|required|necessary)$`,
  "i",
);
/** "held expert knowledge", "demonstrated good organizational skills": what a person thinks of themselves. */
const PRAISES_SELF = new RegExp(
  String.raw`^I ${anyOf(
    "hold held possess possessed demonstrate demonstrated display displayed exhibit exhibited show showed maintain maintained",
  )} (?:an? )?(?:[\p{Ll}-]+,? ){0,4}${anyOf(
    "knowledge skills? ability abilities attitude professionalism ethic aptitude proficiency qualities understanding reputation",
  )}\b`,
  "u",
);
/** "trained Results-driven", "planned Extensive experience": a line's verb has met the next line's praise. */
const MEETS_PRAISE = new RegExp(
  String.raw`^I \p{Ll}+ (?:\p{Lu}\p{Ll}+-(?:driven|oriented|minded|focused)|${anyOf(
    "Extensive Excellent Strong Proven Exceptional Outstanding Superior Skilled Experienced Dedicated Motivated Solid",
  )})(?= |,)`,
  "u",
);
/** What lines name by a noun, as the verb for it. */
const NAMED_DEEDS: Readonly<Record<string, string>> = {
  administration: "administer",
  analysis: "analyze",
  configuration: "configure",
  coordination: "coordinate",
  creation: "create",
  delivery: "deliver",
  deployment: "deploy",
  design: "design",
  development: "develop",
  implementation: "implement",
  installation: "install",
  integration: "integrate",
  introduction: "introduce",
  maintenance: "maintain",
  management: "manage",
  migration: "migrate",
  negotiation: "negotiate",
  optimization: "optimize",
  organization: "organize",
  preparation: "prepare",
  presentation: "present",
  supervision: "supervise",
  support: "support",
  translation: "translate",
};

/** Slips of typing that a letter must not repeat: "to to", "services t elderly", "who lives and or resided". */
const SLIPS = new RegExp(
  anyOfLines`
    (?<!\p{L})(?<word>\p{L}{2,}) \k<word>(?!\p{L})
    [ ](?![aAIXxCcRr] )\p{L} \p{Ll}|[ ]and or[ ]|\bmade me\b
    \bwhich make\b|,\.|\.\d{4}$
    ^I (?:\p{Ll}+ly )?\p{Ll}+,(?!${anyOfLines`
      [ ](?:\p{Ll}+ed, ){0,3}\p{Ll}+ed,? and \p{Ll}+ed[ ]
      (?<!ed,) (?:\p{Ll}+, ){0,3}\p{Ll}+,? and \p{Ll}+[ ]
    `})
    ^I \p{Ll}+ and (?:\p{Ll}+ing of|instrumental)\b
    , (?:and )?\p{Ll}+, to\b
    \bby (?:\p{Ll}+ly )?\p{Ll}{3,}ed (?:to|with|the|all)\b
    ^I \p{Ll}+ed and (?:un|non)\p{Ll}+ed \p{Ll}
    [ ]and \p{Lu}\p{Ll}+ing \p{L}|\bhelps? \p{Ll}+ed\b
    \b(?:did|do|does|was|am) not\b|\bnever\b
  `,
  "u",
);
/** "under10%", "the contractor' work", "to Influence", "launched Over 5", "2015 Food Network", "engine- cooling". */
const MISTYPED = new RegExp(
  [
    String.raw`\p{Ll}\d+%`,
    String.raw`[\p{L}--s]['’] `,
    String.raw`\p{Ll} (?:Over|Under|With|And|By|From|Including|Using|Than|To|Of|For) [\p{Ll}\d]`,
    String.raw`(?<!\b(?:the|a|an|its|our) )(?<!\d )\b(?:19|20)\d\d \p{Lu}\p{Ll}+ \p{Lu}`,
    String.raw`\p{L}- (?!and\b|or\b|to\b)\p{L}`,
    String.raw` and (?!disposed|consisted|composed|comprised|informed)\p{Ll}+ed of `,
  ].join("|"),
  "v",
);
const COUNTED =
  /(?<![\d.,$€£-])(?:[2-9]|[1-9]\d+) (?<noun>\p{Ll}+)(?= (?:who|that|which|and|for|by|with|at|on)\b|[,.]|$)/gu;

const COUNTED_PERSON =
  /(?<![\d.,$€£-])(?:[2-9]|[1-9]\d+)\+? \p{Ll}+ (?<noun>\p{Ll}+)(?= (?:who|that|and|for|by|with|at|on|in)\b|[,.]|$)/gu;

/** "15 associate", "15+ claims specialist" */
function countsOne(text: string): boolean {
  const isOne = ({ groups: { noun = "" } = {} }: RegExpMatchArray) =>
    !noun.endsWith("s") && !/^(?:people|staff|personnel)$/.test(noun) && (COUNT_NOUNS.has(noun) || isTitleHead(noun));
  const isOnePerson = ({ groups: { noun = "" } = {} }: RegExpMatchArray) =>
    !noun.endsWith("s") && !/^(?:support|staff|personnel)$/.test(noun) && isTitleHead(noun);
  return [...text.matchAll(COUNTED)].some(isOne) || [...text.matchAll(COUNTED_PERSON)].some(isOnePerson);
}

/** Slips that a reader takes for carelessness, whoever made them: "15 associate", a quotation that never ends. */
function isMistyped(text: string): boolean {
  const quotes = text.match(/["“”]/g)?.length ?? 0;
  const [, verb = ""] = / to (\p{Lu}\p{Ll}+) \p{Ll}/u.exec(text) ?? [];
  const [, last = ""] = / and (\p{Ll}+ing)$/u.exec(text) ?? [];
  const isShoutedVerb = readOpening(`${verb} the`)?.form === "base";
  return (
    MISTYPED.test(text) ||
    isSenseless(text) ||
    quotes % 2 === 1 ||
    isShoutedVerb ||
    gerundBase(last) !== null ||
    MEETS_PRAISE.test(text) ||
    countsOne(text)
  );
}

/** What was cut, and verbs that do not go together: "that included", "established and assurance of", "hired/train". */
const UNFINISHED = new RegExp(
  anyOfLines`
    \b${anyOfLines`
      included|includes|including|that|which|financial|clinical|medical
      technical|operational|direct|the Year \d+|various|several|multiple|such|each
      every|due|according
      (?:the|an?|our|their|its) (?!unemploy|hundred)\p{Ll}{4,}(?:ed|ous)
    `}$
    ^I \p{Ll}+(?:/\p{Ll}+| and \p{Ll}+(?:ance|tion|ment) of)\b
  `,
  "u",
);
/** A duty says less than a deed. */
const DUTY_ONLY = 0.5;
/** In words. */
const BRIEF = 13;
const SHORTEST = 5;
const COUNTS = new RegExp(`\\d|\\b${COUNT}\\b`, "u");
const LONGEST = 34;

/** What a shorter way of telling a line has to gain before it is told; a figure is given up for none. */
const CUT_COST = 0.3;
const FIGURE_COST = 3;

/** "Creek water quality study: sampled eight sites" */
const OF_PROJECT = new RegExp(
  String.raw`^(?<what>\p{Lu}\p{Ll}+(?: [\p{Ll}-]+){0,4} ${anyOf(
    "study project app application survey campaign thesis website system experiment game tool report prototype model",
  )}): (?<deed>\p{L}.+)$`,
  "u",
);

/** What was done for a project that the line names first: "For a water quality study, I sampled eight sites". */
function tellOfProject(line: string): Told | null {
  const { what = "", deed = "" } = OF_PROJECT.exec(line)?.groups ?? {};
  const told = what === "" ? null : tellWhole(deed.charAt(0).toUpperCase() + deed.slice(1), { isCurrent: false });
  if (!told?.sentence.startsWith("I ")) return null;
  const clause = `for ${withArticle(lowerFirst(what))}, ${told.sentence}`;
  return { clause, sentence: `F${clause.slice(1)}`, also: `F${clause.slice(1)}`, clumsy: told.clumsy ?? 0 };
}

/** A line as it stands, or its beginning where the rest of it would make a clumsy sentence. */
function tell(line: string, options: { isCurrent: boolean }): Told | null {
  const whole = tellOfProject(line) ?? tellWhole(line, options);
  if (whole && !whole.clumsy) return whole;
  const cost = (text: string) => CUT_COST + (hasFigure(line) && !hasFigure(text) ? FIGURE_COST : 0);
  const cuts = shorterLines(line).flatMap((text) => {
    const told = tellWhole(text, options);
    return told && !told.isDuty ? { told, cost: (told.clumsy ?? 0) + cost(text) } : [];
  });
  const [best] = cuts.sort((a, b) => a.cost - b.cost);
  return best && (!whole || best.cost < (whole.clumsy ?? 0)) ? best.told : whole;
}

function tellWhole(line: string, { isCurrent }: { isCurrent: boolean }): Told | null {
  const spaced = mendSlips(
    withResultJoined(line)
      .replace(/^I have (?:also )?(?=\p{Ll}+ed,? )/u, "I ")
      .replace(/(?<=\p{L}),(?=\p{L})/gu, ", "),
  );
  const whole = doneInsteadOfNamed(withoutPraise(withoutOpenBracket(spaced)), isCurrent);
  const named = saidWithoutVerb(whole, { isCurrent });
  if (named !== null && !named.startsWith("I ")) return toldOfThing(named);
  const said = named ?? roleOf(whole, isCurrent) ?? firstPerson(doneInstead(whole, isCurrent), { isCurrent });
  // "I have 13 years of experience" and "I am skilled in Excel" are no deeds.
  const duty = said?.startsWith(OF_DUTY) ? said.slice(OF_DUTY.length) : null;
  if (duty !== null) return toldAsDuty(duty);
  if (!said?.startsWith("I ") || NO_DEED.test(said) || PRAISES_SELF.test(said)) return null;
  if (!hasOneTense(said) || isOnlyName(line)) return null;
  const text = addArticle(
    withoutListed(
      withVariety(said)
        .replace(/(?<=\p{Ll})\.(?=NET\b)/u, " .")
        .replace(/(?<![\s.;,])[\s.;,]+$/, "")
        .replace(/; and /g, ", and "),
    ),
  );
  const words = text.split(" ").length;
  if (
    SLIPS.test(text) ||
    isMistyped(text) ||
    UNFINISHED.test(text) ||
    isGlued(text) ||
    // "I trained six cooks" says all that it has to.
    words < SHORTEST - (COUNTS.test(text) ? 1 : 0) ||
    words > LONGEST ||
    BROKEN.test(text) ||
    SPLICED.test(text) ||
    OTHER_SUBJECT.test(text.slice(2)) ||
    isShouted(text) ||
    !isWholeSentence(text)
  )
    return null;
  const held = /^I (?:am|was)\b/.exec(text)?.[0];
  return {
    clause: text,
    sentence: text,
    also: held ? `${held} also${text.slice(held.length)}` : `I also${text.slice(1)}`,
    clumsy: clumsiness(text),
    isBrief: !held && words <= BRIEF && !hasFigure(text) && !/[,;()]/.test(text),
  };
}

/** "Customer complaints went down by 40%" is told of the thing, since its line does not say who did it. */
function toldOfThing(text: string): Told | null {
  if (BROKEN.test(text) || SLIPS.test(text) || isMistyped(text)) return null;
  return { clause: lowerFirst(text), sentence: text, also: text, clumsy: clumsiness(text) };
}

/** Two short deeds of one job read better as one sentence than as a list of "I". */
function join(one: Told, other: Told): Told | null {
  if (!one.isBrief || !other.isBrief) return null;
  const isPlain = !/ and /.test(`${one.sentence} ${other.sentence}`);
  const text = `${one.sentence}${isPlain ? " and" : ", and I"} ${other.sentence.replace(/^I /, "")}`;
  return { clause: text, sentence: text, also: `I also${text.slice(1)}` };
}

/** How a duty is told whose verbs could not all be put in the past with certainty. */
const OF_DUTY = "my job was to ";

function toldAsDuty(duty: string): Told | null {
  const text = duty.replace(/(?<![\s.;,])[\s.;,]+$/, "");
  const whole = `I ${text}`;
  const words = text.split(" ").length;
  const isClear =
    words >= SHORTEST && words <= LONGEST && !SLIPS.test(whole) && !isMistyped(whole) && !BROKEN.test(text);
  const isOurs = isClear && !OTHER_SUBJECT.test(text) && !SPLICED.test(text) && !UNFINISHED.test(whole);
  if (!isOurs || isGlued(text) || isShouted(whole) || !isWholeSentence(whole)) return null;
  const clumsy = clumsiness(text) + DUTY_ONLY;
  return {
    clause: `my job was to ${text}`,
    sentence: `My job was to ${text}`,
    also: `It was also my job to ${text}`,
    isDuty: true,
    clumsy,
  };
}

/** "sales activitySupport business": two points without even a blank. */
function isGlued(text: string): boolean {
  return [...text.matchAll(/\p{Ll}{2}(?<word>\p{Lu}\p{Ll}+)(?=[ ,])/gu)].some(
    ({ groups }) => readOpening(`${groups?.word} the`) !== null,
  );
}

/** "Registered Yoga Teacher focused on adults" */
const HOLDER = /^(?:Registered|Certified|Licensed) (?:\p{Lu}\p{Ll}+ ){1,4}/u;

/** "Stop Hunger Now 2011" is the name of something, though it begins as a deed does. */
function isOnlyName(line: string): boolean {
  if (HOLDER.test(line)) return true;
  const [first = "", ...others] = line.split(" ");
  const form = readOpening(line)?.form;
  if (form !== "base" && form !== "gerund") return false;
  // "Building codes and regulations" are known by that name.
  const known = findSkills(line, { list: true }).find(({ from }) => from === 0);
  const isKnown = form === "gerund" && known !== undefined && known.to > first.length;
  return isKnown || (others.length > 1 && others.every((word) => /^[\p{Lu}\d]/u.test(word)));
}

/** "managed wide variety of tasks" lacks its article. */
function withVariety(said: string): string {
  return said.replace(
    /(?<=\p{Ll} )(?<!\b(?:a|an|the|its|our|their|this) )(?=(?:wide|broad|large) (?:variety|range|number) of )/u,
    "a ",
  );
}

const OPEN_INFINITIVE = /\bto \p{Ll}/u;

/** "I designed were developed", "I organized and prioritize": lines whose verbs do not go together. */
function hasOneTense(said: string): boolean {
  const past = /^I (?:\p{Ll}+ly )?\p{Ll}+(?:ed|ade|uilt|eld|ook|old|ept|rew|rote) /u.test(said);
  const [, first = ""] = /^I (\p{Ll}+) and \p{Ll}+ed /u.exec(said) ?? [];
  // "Audit adjustments reduced from 100 to 3" tells of the adjustments.
  const [, noun = ""] = /^I (\p{Ll}+) \p{Ll}+s \p{Ll}+ed (?:from|by|to|in)\b/u.exec(said) ?? [];
  if (readOpening(`${noun} the`)?.form === "base") return false;
  if (said.startsWith("I be ") || readOpening(`${first} the`)?.form === "base") return false;
  if (/^I (?:\p{Ll}+ly )?\p{Ll}+ (?:were|was|is|are|been) /u.test(said)) return false;
  const others = [...said.matchAll(/(?<=(?:, | and |; )(?:\p{Ll}{2,12}ly )?)(?<verb>\p{Ll}{4,})(?= \p{Ll})/gu)];
  // "to generate revenue and reduce costs" is one infinitive after another.
  return (
    !past ||
    !others.some(({ groups, index }) => isOnlyVerb(groups?.verb ?? "") && !OPEN_INFINITIVE.test(said.slice(0, index)))
  );
}

/** What a line says in praise of its own verb is for its readers to say. */
const PRAISE =
  /^(?:successfully|consistently|efficiently|effectively|promptly|expertly|skillfully|diligently) (?=\p{L})/iu;

function withoutPraise(line: string): string {
  return line.replace(PRAISE, "").replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

function withoutOpenBracket(line: string): string {
  const at = line.lastIndexOf("(");
  return at > line.lastIndexOf(")") ? line.slice(0, at).trim() : line;
}

/** "Development and support of billing systems" as something done: "Developed and supported billing systems". */
function doneInsteadOfNamed(line: string, isCurrent: boolean): string {
  const named = /^(?<one>\p{L}+)(?: and (?<other>\p{Ll}+))? of (?<rest>(?!all\b|my\b)\p{L}.*)$/u.exec(line)?.groups;
  const verbs = [named?.one, named?.other].map((word) => word && NAMED_DEEDS[word.toLowerCase()]);
  if (!named?.rest || !verbs[0] || (named.other && !verbs[1])) return line;
  const [one, other] = verbs.map((verb) => verb && (isCurrent ? verb : readOpening(`${verb} the`)?.past));
  const done = [one, other].filter((verb) => verb).join(" and ");
  return `${done.charAt(0).toUpperCase()}${done.slice(1)} ${named.rest}`;
}

/** "Marketing budgets" are budgets. */
const FIELD = /^(?:marketing|engineering|accounting|banking|nursing) \p{L}/iu;

/** "Testing and commissioning of pumps" is testing and commissioning pumps. */
const GERUND_OF = /^(\p{L}+ing(?: and \p{Ll}+ing)?) of(?= )/u;

/** "Managing 3 managers and training cooks" as something done: "Manage 3 managers and train cooks". */
function doneInstead(line: string, isCurrent: boolean): string {
  // "Manufacturing Practices within the plant" are called so.
  if (
    /^\p{Lu}\p{Ll}+ing \p{Lu}\p{Ll}+s? \p{Ll}/u.test(line) &&
    unknownWords((line.split(" ")[1] ?? "").toLowerCase()).length === 0
  )
    return line;
  const opening = readOpening(line.replace(/^currently /i, "").replace(GERUND_OF, "$1"));
  const [next = ""] = opening?.rest.trim().toLowerCase().split(/[ ,]/) ?? [];
  // "Manufacturing Engineer for drives" is who one was.
  if (opening?.form !== "gerund" || FIELD.test(line) || isTitleHead(next)) return line;
  const form = (base: string, past: string) => (isCurrent ? base : past);
  const rest = opening.rest.replace(/(?<=(?:, |\band |, and ))\p{Ll}+ing(?=\s)/gu, (word) => {
    // "web developers and marketing specialists"
    const next = FIELD.test(`${word} x`) ? null : readOpening(`${word} it`);
    return next?.form === "gerund" ? form(next.base, next.past) : word;
  });
  const verb = form(opening.base, opening.past);
  return `${opening.adverb}${verb}${rest}`.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

function isShouted(text: string): boolean {
  const words = text.split(" ").slice(2);
  return words.length > 3 && words.filter((word) => /^\p{Lu}/u.test(word)).length > words.length * 0.5;
}

function work(title: string, employer: string | null): string | null {
  const person = asPerson(title);
  return person && `${person}${employer ? ` at ${employer}` : ""}`;
}

const ONE_DOCUMENT = /(?:certificate|certification|licen[cs]e|credential|permit|registration|card|qualification)$/i;

/** "Full UK driving licence" begins large as a line does, "State Teaching Certificate" as a name does. */
function isSmall(name: string): boolean {
  const words = name.split(" ").slice(1);
  return words.every((word) => /^(?:\p{Ll}|\p{Lu}{2})/u.test(word)) && words.some((word) => /^\p{Ll}/u.test(word));
}

/** "a CPA" and "a Class B CDL" are one of many. */
const ONE_IN_LETTERS = /^(?:(?:Class [A-D] )?CDL|CPA|CMA|CFA|CDL Class [A-D])$/u;

function credential(name: string): string {
  if (ONE_IN_LETTERS.test(name)) return withArticle(name);
  if (!ONE_DOCUMENT.test(name) || /^(?:an?|the|my) /i.test(name)) return name;
  return withArticle(isSmall(name) ? lowerFirst(name) : name);
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
  tell,
  join,
  need,
  work,
  at: (name) => `at ${name}`,
  position: (title) => title,
  person: asPerson,
  credential,
  trade,
  topic: skillInSentence,
};
