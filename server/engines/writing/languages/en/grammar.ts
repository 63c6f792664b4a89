import { anyOf, anyOfLines } from "../../../any-of.ts";
import { asPerson, withArticle } from "../../english-nouns.ts";
import { firstPerson, lowerFirst, readOpening } from "../../english-verbs.ts";
import { hasFigure } from "../../facts/deed-worth.ts";
import { skillInSentence, upperFirst } from "../../skill-names.ts";
import type { Grammar, TellOptions, Told } from "../grammar.ts";
import { addArticle } from "./add-articles.ts";
import { withBeginning } from "./bare-beginnings.ts";
import { fullerLines } from "./fuller-lines.ts";
import { roleInFront, roleOf } from "./named-roles.ts";
import { plainSigns } from "./plain-signs.ts";
import { shorterLines } from "./shorter-lines.ts";
import { doneInstead, doneInsteadOfNamed, doneInsteadOfPassive } from "./done-instead.ts";
import { LONGEST_TOLD, partsOfLine } from "./line-parts.ts";
import { hasSlip, isMistyped, isUnfinished } from "./mistyped.ts";
import { mendSlips } from "./mend-slips.ts";
import { hasOneTense } from "./one-tense.ts";
import { credential } from "./named-credentials.ts";
import { isListOfCompounds, namedWork } from "./named-work.ts";
import { ownSentence, timedDeed, withoutNames } from "./own-sentence.ts";
import { calledSo, tellsOfOther } from "./tells-of-other.ts";
import { gerundAsWork, includedWork, isDoingSomething, joinIncluded } from "./included-work.ts";
import { isGlued, isOnlyName, isShouted } from "./only-named.ts";
import { withJoinedTail } from "./joined-tails.ts";
import { beginsWithDeed } from "./no-work.ts";
import { namesThing } from "./names-thing.ts";
import { need } from "./told-need.ts";
import { asPerfect, sinceThen, tidied, withoutOpenBracket, withoutPraise, withVariety } from "./tidied-line.ts";
import { withCommasMended, withoutListed } from "./told-results.ts";
import { sentenceOfChange, sentenceOfCounted, thingThatDid } from "./told-change.ts";
import { saidWithoutVerb } from "./without-verb.ts";
import { clumsiness, isWholeSentence } from "./whole-sentence.ts";

/** Of "overseeing, coordinating": what a verb form alone after a comma leaves unsaid. */
const BROKEN = new RegExp(
  anyOfLines`
    [[\]{}|•·*_!?—●▪\u2190-\u21ff\u2500-\u27bf]|\.{2}|\s\.\p{Lu}|\s[-–]\s|\betc\b|\b(?:i\.e|e\.g)\.|(?<!\b(?:[A-Z]|[BM]\.?Sc|Ph\.?D|Dr|Mrs?|Ms|St|Rs|No|Co|Inc|Ltd|vs))\.\s|\(\s
    \s\)|:(?!\d)|,\s*$
    (?<!\b(?:that|which|whom) .{3,60})\b(?:for|with|in|to|by|at|on|from)$
    \b(?:and|or|of|the|a|an|as|through|into|between|via|than|while|when|where|if|prior)$
    , (?:\p{Ll}+ly )?\p{Ll}+ed, (?:both|all|each|they|it|he|she)\b
    \bthat,[ ]|\band (?:full|part)[ -]time (?:in|on|at|during)\b|^I (?:was|am) (?:trained|certified)$|\bthat [a-z]+ly$
  `,
  "iu",
);
const OTHER_SUBJECT = /(?<=\s)(?:I|me|we|our|us|you|your|he|she|his|her|(?<!\p{Ll}s[ ,].{0,80})(?:they|them))(?=\s|$)/u;
const OTHER_THAN_ONESELF = /(?<=\s)(?:we|our|us|you|your)(?=\s|$)/u;
const COUNT = "(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)";
/** "presented candidates, drove the process": what a last comma begins without "and" is a new sentence or nothing. */
const SPLICED = new RegExp(
  String.raw`, (?!${anyOf(
    "and or which who where while by with from as for to including such resulting leading in on at",
    String.raw`through using \p{L}+ing \p{L}+ly\s\p{L}+ing \p{L}+\sof\s(?:whom|which|them)`,
    // "..., about 15 a day", "..., all on time", "..., mostly by phone", "..., now used in four branches"
    String.raw`\d+ (?:about|around|some|nearly|over|roughly|up\sto|down\sfrom|up\sfrom)\s(?:[$€£]?\d+|${COUNT})`,
    String.raw`(?:both|all|each|half|an?\s(?:third|quarter|half)\sof|most|mostly|mainly|partly|largely|without|never)\s ${COUNT}\s`,
    // "..., handed over two weeks early"
    String.raw`(?:handed\sover|delivered|completed|finished|opened|signed\soff|issued|published|submitted|closed|produced|updated|reviewed)\s(?:(?:\d+|${COUNT})\s(?:day|week|month)s?|on\s(?:time|budget)|within|under\sbudget|ahead|early|every|each|daily|weekly|monthly|by\s(?:working\s)?(?:day|the|\d))`,
    String.raw`(?:now|still|later)\s\p{L}+ed\s \p{Ll}+ed\sby\s \p{Ll}+\sincluded an?\s(?:class|team|group|ward|fleet|site|branch|unit)\sof\s (?:now|still)\sin\suse best\s(?:in|of) among\s`,
  )}\b)(?![^,]* (?:and|or|&) )[^,]*$`,
  "u",
);
/** "a grant I co-wrote": whose work it was. */
const OF_ONES_OWN = new RegExp(
  `(?<= (?:the|an?|my) .{3,40} )(?:that )?I (?:co-)?${anyOf("wrote built made designed created drafted planned started ran led won developed")}(?=$|,)`,
  "gu",
);
const ASIDE = / \([^()]{2,80}\)/gu;

const NO_DEED = new RegExp(
  String.raw`^I ${anyOf(
    String.raw`(?:speak|spoke)\s\p{Lu}\p{Ll}+ have\s worked\s(?:long|hard|well|extremely) arrived reported\sto\s(?:work|(?:each|every|all)\sshifts?) demonstrated?\stalent ensured?\s(?:that|all) followed complied engaged\sin\sall`,
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
    "integrity honesty courtesy commitment dedication enthusiasm talent punctuality patience",
  )}\b(?!(?<=integrity) of)`,
  "u",
);
/** "Recruiting brought enrolment from 38 to 61" tells what the work brought. */
const GERUND_DID = /^\p{Lu}\p{Ll}+ing (?:brought|raised|cut|took|saved|reduced|doubled|halved|earned|won|led to) /u;
const DUTY_ONLY = 0.5; // a duty says less than a deed
const NAMED_ONLY = 0.3;
const OF_ONES_PEN = 2; // so much is forgiven to a sentence that somebody wrote themselves
const BRIEF = 13; // in words
const SHORTEST = 4;

/** What a shorter way of telling a line has to gain before it is told; a figure is given up for none. */
const CUT_COST = 0.45;
const ASIDE_COST = 0.3;
const MOST_OF_JOINED = 1;
const FIGURE_COST = 3;

const OF_PROJECT = new RegExp(
  String.raw`^(?<what>\p{Lu}\p{Ll}+(?: [\p{Ll}-]+){0,4} ${anyOf(
    "study project app application survey campaign thesis website system experiment game tool report prototype model",
    "stand club fair fundraiser drive festival newsletter stall event tournament",
  )}(?: (?:at|for|of|in) [\p{L}' -]{3,40})?)(?: \([^()]{2,40}\))?(?::| [-–—]) (?<deed>\p{L}.+)$`,
  "u",
);

function tellOfRole(line: string, isCurrent: boolean): Told | null {
  const held = roleInFront(line);
  if (held === null) return null;
  const { role, deed, isOffice } = held;
  const isDeed = isOffice || /^(?:base|past)$/u.test(readOpening(deed)?.form ?? "");
  const bare = mendSlips(deed);
  const work = isDeed ? null : (includedWork(bare, isCurrent) ?? gerundAsWork(bare, isCurrent));
  if (work) return toldOfThing(work.replace(/^My work /u, `My work as ${role} `));
  const told = tell(upperFirst(deed), { isCurrent: isCurrent && !isOffice });
  if (!told?.sentence.startsWith("I ")) return null;
  const text = `As ${role}, ${told.sentence}`;
  return { clause: lowerFirst(text), sentence: text, also: text, clumsy: told.clumsy ?? 0 };
}

/** What was done for a project that the line names first: "For a water quality study, I sampled eight sites". */
function tellOfProject(line: string): Told | null {
  const { what = "", deed = "" } = OF_PROJECT.exec(line)?.groups ?? {};
  const told = what === "" || readOpening(what) !== null ? null : tell(upperFirst(deed), { isCurrent: false });
  if (!told?.sentence.startsWith("I ")) return null;
  const clause = `for ${withArticle(lowerFirst(what))}, ${told.sentence}`;
  return { clause, sentence: `F${clause.slice(1)}`, also: `F${clause.slice(1)}`, clumsy: told.clumsy ?? 0 };
}

function tellOfTime(line: string): Told | null {
  const timed = timedDeed(line);
  const told = timed && tellWhole(upperFirst(timed.deed), { isCurrent: false });
  if (!timed || !told?.sentence.startsWith("I ")) return null;
  const said = timed.lead.startsWith("Since ") ? asPerfect(told.sentence) : told.sentence;
  if (said === null) return null;
  const sentence = `${timed.lead} ${said}`;
  return { clause: `${said} ${lowerFirst(timed.lead)}`, sentence, also: sentence, clumsy: told.clumsy ?? 0 };
}

/** What the person wrote in whole sentences of their own needs no words of ours. */
function toldByOneself(line: string, isCurrent: boolean): Told | null {
  const own = ownSentence(line.replace(/(?<![\s.;,])[\s.;,]+$/u, ""), isCurrent);
  if (!own || own.sentence.split(" ").length > LONGEST_TOLD) return null;
  const isBroken = [BROKEN, OTHER_THAN_ONESELF].some((pattern) => pattern.test(own.sentence));
  if (isBroken || hasSlip(own.sentence) || isMistyped(own.sentence) || isUnfinished(own.clause)) return null;
  const isOfThing = own.sentence.startsWith("My ");
  return {
    ...own,
    ...(isOfThing && { isOfThing }),
    also: own.sentence,
    clumsy: Math.max(0, clumsiness(withoutNames(own.sentence)) - OF_ONES_PEN),
  };
}

/** A line as it stands, or its beginning where the rest of it would make a clumsy sentence. */
function tell(line: string, options: TellOptions): Told | null {
  if (tellsOfOther(upperFirst(line))) return null;
  if (namesThing(upperFirst(line), options.isVerbLed)) return toldAsThing(line, options);
  const whole =
    tellOfProject(line) ??
    tellOfRole(line, options.isCurrent) ??
    tellOfTime(line) ??
    tellWhole(line, options) ??
    toldAsWork(line, options) ??
    toldAsIncluded(line, options);
  if (whole && !whole.clumsy) return whole;
  const [joined] = whole ? [] : withJoinedTail(line).flatMap((text) => tellWhole(text, options) ?? []);
  if (joined && !joined.isDuty && (joined.clumsy ?? 0) <= MOST_OF_JOINED) return joined;
  if (/(?<!\p{L})your?(?!\p{L})/u.test(line)) return whole;
  const cost = (text: string) =>
    (line.startsWith(text) && !line.startsWith(`${text} (`) ? CUT_COST : ASIDE_COST) +
    (hasFigure(line) && !hasFigure(text) ? FIGURE_COST : 0);
  const cuts = shorterLines(line).flatMap((text) => {
    const told = tellWhole(text, options);
    return told && !told.isDuty ? { told, cost: (told.clumsy ?? 0) + cost(text) } : [];
  });
  for (const text of fullerLines(line)) {
    const told = tellWhole(text, options) ?? toldAsWork(text, options) ?? toldAsIncluded(text, options);
    if (!told || told.isDuty) continue;
    cuts.push({ told, cost: (told.clumsy ?? 0) + cost(text) - CUT_COST });
    break;
  }
  const [best] = cuts.sort((a, b) => a.cost - b.cost);
  return best && (!whole || best.cost < (whole.clumsy ?? 0)) ? best.told : whole;
}

function tellWhole(line: string, given: TellOptions): Told | null {
  const isDeed = beginsWithDeed(line, given.isCurrent);
  const options = isDeed ? { ...given, isDeed } : given;
  const { isCurrent, isVerbLed = false } = options;
  const counted = sentenceOfCounted(line) ?? thingThatDid(line);
  if (counted !== null) return toldOfThing(counted);
  const spaced = tidied(line);
  // "Order values up to $12,000" names what there was.
  if (/^\p{Lu}\p{Ll}+ \p{Ll}+s up to [$€£]?\d/u.test(spaced) && readOpening(spaced)?.form === "base") return null;
  const own = toldByOneself(spaced, isCurrent);
  if (own) return own;
  const whole = doneInsteadOfNamed(doneInsteadOfPassive(withoutPraise(withoutOpenBracket(spaced))), isCurrent);
  if (isListOfCompounds(whole)) return null;
  const named = isDeed ? null : (saidWithoutVerb(whole, { isCurrent }) ?? calledSo(whole, isCurrent));
  if (named !== null && !named.startsWith("I ")) return toldOfThing(named);
  if (GERUND_DID.test(whole)) return toldOfThing(whole);
  const led = isVerbLed ? firstPerson(whole, options) : null;
  const role = led?.startsWith("I ") ? null : roleOf(upperFirst(whole), isCurrent);
  const done = doneInstead(whole, isCurrent);
  const said = named ?? role ?? firstPerson(done === whole ? whole : withCommasMended(done), options);
  // "I have 13 years of experience" and "I am skilled in Excel" are no deeds.
  const duty = said?.startsWith(OF_DUTY) ? said.slice(OF_DUTY.length) : null;
  if (duty !== null) return toldAsDuty(duty);
  if (!said?.startsWith("I ") || (named === null && (NO_DEED.test(said) || PRAISES_SELF.test(said)))) return null;
  if (!hasOneTense(said) || isOnlyName(line)) return null;
  const text = addArticle(
    withoutListed(
      sinceThen(withVariety(said))
        .replace(/(?<=\p{Ll})\.(?=NET\b)/u, " .")
        .replace(/(?<![\s.;,])[\s.;,]+$/, "")
        .replace(/; and /g, ", and "),
    ),
  );
  const words = text.split(" ").length;
  if (
    hasSlip(text) ||
    isMistyped(text) ||
    isUnfinished(text) ||
    isGlued(text) ||
    words < SHORTEST ||
    words > LONGEST_TOLD ||
    BROKEN.test(text) ||
    SPLICED.test(text.replace(ASIDE, "")) ||
    OTHER_SUBJECT.test(
      text
        .slice(2)
        .replace(OF_ONES_OWN, "")
        .replace(/ on (?:his|her) own$/u, "")
        .replace(/ (?:when|after|before|since|while|until) we (?=\p{Ll}+ed |went |moved |took |had )/u, " ")
        .replace(/ (?:when|while) (?:s?he|they) (?:was|were|is) (?:off|away|out|absent|ill|sick|on \p{Ll}+)/u, ""),
    ) ||
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

/** "Customer complaints went down by 40%" is told of the thing, since its line does not say who did it. */
function toldOfThing(text: string): Told | null {
  if (BROKEN.test(text) || hasSlip(text) || isMistyped(text)) return null;
  return { clause: lowerFirst(text), sentence: text, also: text, clumsy: clumsiness(text), isOfThing: true };
}

const WORKED = ["work", "worked"] as const;
const SAID_OF = {
  work: { verbs: ["handle", "handled"], before: "", also: { verbs: ["look", "looked"], before: "after " } },
  doing: { verbs: ["do", "did"], before: "", also: { verbs: ["do", "did"], before: "" } },
  things: { verbs: WORKED, before: "on ", also: { verbs: WORKED, before: "on " } },
  people: { verbs: WORKED, before: "with ", also: { verbs: WORKED, before: "with " } },
} as const;

const SINCE = /^(?<name>[^,;:()]{6,60})(?<since> since (?:\p{Lu}\p{Ll}+ )?(?:19|20)\d\d(?: \([^()]{3,80}\))?)$/u;

/** "Month-end close, bank recs and VAT returns": the line names what there was to do, and whose work it was is clear. */
function toldAsWork(line: string, { isCurrent }: { isCurrent: boolean }): Told | null {
  const { name: bare = line, since = "" } = SINCE.exec(line)?.groups ?? {};
  const work = namedWork(mendSlips(withoutOpenBracket(bare)), since === "" ? undefined : 2);
  if ((since !== "" && work?.kind !== "work") || isDoingSomething(work?.name ?? "")) return null;
  if (work === null || (isOnlyName(line) && !/ing of /u.test(line))) return null;
  const { verbs, before, also } = SAID_OF[/\bhandling\b/u.test(work.name) ? "doing" : work.kind];
  const said = ([now, past]: readonly [string, string]) => (isCurrent ? now : past);
  const did = since === "" ? said(verbs) : `have ${verbs[1]}`;
  const whole = `I ${did} ${before}${work.name}${since}`;
  if (BROKEN.test(whole) || hasSlip(whole) || isMistyped(whole) || isUnfinished(whole)) return null;
  return {
    clause: whole,
    sentence: whole,
    also: `I also ${said(also.verbs)} ${also.before}${work.name}`,
    clumsy: clumsiness(whole) + NAMED_ONLY,
  };
}

function toldAsThing(line: string, options: TellOptions): Told | null {
  const text = mendSlips(withoutOpenBracket(line));
  const done = doneInsteadOfPassive(text);
  if (done !== text) return tellWhole(done, options);
  const bare = text.replace(/ \([^()]*\)$/u, "");
  const said = saidWithoutVerb(bare, options) ?? sentenceOfChange(bare, true) ?? thingThatDid(text);
  if (said !== null) return said.startsWith("I ") ? null : toldOfThing(said);
  const work = includedWork(text, options.isCurrent, true);
  if (work === null) return toldAsWork(text, options);
  const told = work === null || isUnfinished(work) || isGlued(work) ? null : toldOfThing(work);
  return told && { ...told, clumsy: (told.clumsy ?? 0) + DUTY_ONLY };
}

/** "Carer reviews, supervision visits": what the line names belonged to the work, whoever began it. */
function toldAsIncluded(line: string, { isCurrent }: TellOptions): Told | null {
  const text = mendSlips(withoutOpenBracket(line));
  const said = isOnlyName(line) ? null : (includedWork(text, isCurrent) ?? gerundAsWork(text, isCurrent));
  const told = said === null || isUnfinished(said) || isGlued(said) ? null : toldOfThing(said);
  return told && { ...told, clumsy: (told.clumsy ?? 0) + DUTY_ONLY };
}

/** Two deeds of one job read better as one sentence than as a list of "I". */
function join(one: Told, other: Told): Told | null {
  const both = `${one.sentence} ${other.sentence}`;
  const included = joinIncluded(one.sentence, other.sentence);
  if (included !== null) return { clause: lowerFirst(included), sentence: included, also: included, isOfThing: true };
  if (!one.sentence.startsWith("I ") || !other.sentence.startsWith("I ") || one.isDuty || other.isDuty) return null;
  if (/[;:()]/.test(both) || /, and /.test(one.sentence) || /^I (?:am|was) /.test(other.sentence)) return null;
  const isPlain = one.isBrief && other.isBrief && isOfPast(one) === isOfPast(other) && !/ and /.test(both);
  const text = `${one.sentence}${isPlain ? " and" : ", and I"} ${other.sentence.slice("I ".length)}`;
  return { clause: text, sentence: text, also: `I also${text.slice(1)}` };
}

/** "I mentor two" and "I ran the bake" are of two times, and make no one sentence. */
function isOfPast({ sentence }: Told): boolean {
  return readOpening(sentence.replace(/^I /, ""))?.form === "past";
}

/** How a duty is told whose verbs could not all be put in the past with certainty. */
const OF_DUTY = "my job was to ";

function toldAsDuty(duty: string): Told | null {
  const text = duty.replace(/(?<![\s.;,])[\s.;,]+$/, "");
  const whole = `I ${text}`;
  const words = text.split(" ").length;
  const isClear =
    words >= SHORTEST && words <= LONGEST_TOLD && !hasSlip(whole) && !isMistyped(whole) && !BROKEN.test(text);
  const isOurs = isClear && !OTHER_SUBJECT.test(text) && !SPLICED.test(text) && !isUnfinished(whole);
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

function work(title: string, employer: string | null): string | null {
  const person = asPerson(title) ?? asPerson(title.replace(/ \([^()]{1,40}\)$/u, ""));
  return person && `${person}${employer ? ` at ${employer}` : ""}`;
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
  tell: (line, options) => tell(withBeginning(plainSigns(line)), options),
  join,
  need,
  work,
  at: (name) => `at ${name}`,
  position: (title) => (/^\p{Lu}\p{Ll}+(?: \p{Ll}[\p{Ll}-]*)+$/u.test(title) ? lowerFirst(title) : title),
  person: asPerson,
  credential,
  trade,
  topic: skillInSentence,
};
