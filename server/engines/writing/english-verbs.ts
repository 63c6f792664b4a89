import type { TellOptions } from "./languages/grammar.ts";
import { anyOf, anyOfLines } from "../any-of.ts";
import { isTitleHead } from "./evidence/fact-words.ts";
import { FIELDS, kindOfWord, partsOfSpeech } from "./evidence/meaning/wordnet.ts";
import { baseOf, gerundBase, isOnlyVerb, isRunOfVerbs, NOUNS_TOO, pastOf, thirdPerson } from "./verb-forms.ts";
import { isReceived, PASSIVE } from "./passive-openings.ts";
import { dictionaryPast, doesToMany, isRegularPast, isVerbHere, pastByDictionary } from "./verbs-by-dictionary.ts";
import { beginsWithVerbs, isKindOfWork, isSurelyDone, NAMES_BOTH, namesBoth, TELLS_WHEN } from "./verbs-in-context.ts";

const OBJECT = new RegExp(
  String.raw`^\s+(?:and \p{Ll}+\s+)?(?:${anyOf(
    "the a an all any each every both our their its his her my this these those new daily weekly",
    "two three four five six seven eight nine ten eleven twelve",
    String.raw`(?:first|second|third)(?=\s(?:and|or|line|level|fix)(?!\p{L})) monthly annual multiple various several other up\sto`,
    String.raw`(?:approximately|about|nearly|over|almost|around|more\sthan)(?=\s[$€£]?\d)`,
  )}\b|\d|(?:\p{Ll}{3,}(?<!s)|\p{Lu}{2,4})s(?:[\s;,]|$))`,
  "u",
);

const BEFORE_ADVERB =
  /^ (?!(?:dai|week|month|year|night|quarter|ear|hour|fami|supp|assemb|elder|friend|on)ly )\p{Ll}{3,}ly /u;
const TWINS = /^(?:, \p{Ll}+){0,6},? (?:and|or) \p{Ll}+(?= (?!of |for )[\p{L}\d])/u;

const FOLLOWER = /(?<=(?:, |; |\band |, and |\bor ))(?<word>\p{Ll}+)(?=[\s,.]|$)/gu;
const DETERMINER = /^\s(?:the|a|an|all|any|each|every|our|their|its|them|it)\s/;

const ADJECTIVES = new RegExp(
  `^${anyOf(
    "accomplished advanced automated certified dedicated detailed driven experienced educated focused",
    "gifted integrated licensed limited motivated organi[sz]ed oriented proven qualified related",
    "seasoned skilled talented trained united varied versed need speed feed seed exceed proceed",
    "succeed",
  )}$`,
  "i",
);
const QUALIFIED = new RegExp(
  String.raw`^(?:(?:highly|very|fully|well) )?${anyOf(
    "experienced skilled proficient knowledgeable conversant familiar adept versed fluent trained",
    "licensed certified comfortable self-taught",
  )} (?:in|with|as|at|about)\b`,
  "i",
);
const HELD = new RegExp(
  `^(?!skills? gained)(?:(?:over|more than|nearly|almost|about) )?${anyOfLines`
    (?:\d+\+?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|sixteen|twenty) (?:plus )?years
    (?:${anyOfLines`
      strong|extensive|broad|solid|thorough|deep|excellent|good|working|in-depth|hands-on|practical|proven
    `} )?(?:experience|expertise|knowledge|proficiency|background|skills?)
  `} `,
  "i",
);

export type Opening = {
  form: "base" | "past" | "third" | "gerund";
  base: string;
  past: string;
  /** An adverb before the verb, with its blank; empty without one. */
  adverb: string;
  /** From the blank after the verb on. */
  rest: string;
};

/** "Planned maintenance", "fixed assets": so something is called, and nobody did it. */
export const NAMED_SO = new RegExp(
  `^${anyOfLines`
    (?:planned|scheduled|assisted|managed|automated) (?:and (?:reactive|unscheduled|corrective) )?(?:maintenance|works?|services|shutdowns)
    direct (?:reports?|mail|deposits?|contact|care|hires?|lines?)|fixed (?:assets?|wire)|(?:supported|assisted|sheltered) (?:living|housing)|paid (?:social|search|media|ads)|printed (?:circuit|matter)|structured (?:medication|interviews?|cabling|data|finance|products?)
  `}(?!\\p{L})`,
  "iu",
);

/** "Hourly checks" and "Family support" name something. */
const NO_ADVERB = "(?!(?:hour|dai|week|month|year|night|quarter|ear|on|fami|supp|assemb|elder|friend)ly )";
/** What makes another verb of one: "Co-led", "Hand-built", "Line manage". */
const BEFORE_VERB = `(?:${anyOf("co re up hand cross self pre proof short double spot fact cold line case project stage peer spray field")}-|${anyOf(
  "line case project stage",
)} (?=manage))`;
const GOES_WITH_OF = new Set("dispose consist think speak approve complain learn tell warn inform notify".split(" "));
const OPENING = new RegExp(
  String.raw`^(?<adverb>${NO_ADVERB}\p{L}+ly (?:and (?!${anyOf("apply supply comply rely reply multiply")} )\p{Ll}+ly )?|${BEFORE_VERB})?(?<verb>\p{L}+)(?<rest>(?:\s|[,/]).*)$`,
  "isu",
);

/** "Picking errors down from 1.2%" says what became of errors; whoever was "bringing costs down" did it. */
const WENT = /^(?: \p{Ll}+){1,3} (?:down|up) (?:from|by|to) (?:\p{Ll}+ ){0,2}[$€£]?\d/u;
const MOVES = /^(?:bring|get|drive|scale|cut|push|keep|take|turn|force|move|ramp|narrow|build|whittle|beef|speed)$/u;

/** Reads the verb that a resume line begins with ("Managed ...", "Responsible ..." has none). Null for any other line. */
export function readOpening(line: string): Opening | null {
  const match = OPENING.exec(line);
  const { adverb = "", verb = "", rest = "" } = match?.groups ?? {};
  // "Digitised" is written with a z as well.
  const written = verb.toLowerCase();
  const american = written.replace(/is(?=(?:e|ed|es|ing)$)/u, "iz");
  const isKnown = (one: string) =>
    pastOf.has(one) || baseOf.has(one) || thirdPerson(one) !== null || gerundBase(one) !== null;
  const word = american !== written && !isKnown(written) && isKnown(american) ? american : written;
  // "Grade 3 class" is one of many.
  if (/^(?:grade|level|phase|stage|line|ward|unit)$/.test(word) && /^ \d+ \p{Ll}/u.test(rest)) return null;
  const [, helped = ""] = /^ (\p{Ll}+) (?!of |and |desk )/u.exec(rest) ?? [];
  if (word === "help" && pastOf.has(helped) && !NOUNS_TOO.has(helped))
    return { form: "base", base: "help", past: "helped", adverb: adverb.toLowerCase(), rest };
  if (NOUNS_TOO.has(word) && isOneName(word, rest)) return null;
  if (NAMED_SO.test(word + rest)) return null;
  // "Double digit increase in sales" names it.
  if (/^(?:double|triple)$/.test(word) && /^[ -]digit/i.test(rest)) return null;
  // "Lead technician overseeing ..." is a title, "Design Engineer" too.
  if (
    /^[\s]+(?:\p{Lu}\p{Ll}+|man|hand|person|woman|technician|nurse|teacher|engineer|of)\b/u.test(rest) &&
    ["lead", "design", "project", "process", "program", "test", "staff", "model", "market"].includes(word)
  )
    return null;
  if (
    word === "work" &&
    /^ \p{Ll}{4,}s(?: |$)/u.test(rest) &&
    !/^ (?:across|always|towards|hours|days|nights|shifts|weekends|doubles|mornings|evenings|holidays)\b/.test(rest)
  )
    return null;
  const opening = (form: Opening["form"], base: string): Opening => ({
    form,
    base,
    past: pastOf.get(base) ?? base,
    adverb: adverb.toLowerCase(),
    rest,
  });
  if (beginsWithVerbs(line) || LEADS_TO.test(line)) return opening("base", word);
  const pastBase = baseOf.get(word);
  if (pastBase !== undefined && word !== "read") return opening("past", pastBase);
  // "Inventory of 11,000 photographs" names it.
  if (pastOf.has(word) && /^(?: and \p{Ll}+)? of /u.test(rest) && !GOES_WITH_OF.has(word)) return null;
  if (pastOf.has(word))
    return !NOUNS_TOO.has(word) ||
      word === "handle" ||
      OBJECT.test(rest) ||
      BEFORE_ADVERB.test(rest) ||
      BY_PREPOSITION.test(line) ||
      isRunOfVerbs(TWINS.exec(rest)?.[0] ?? "") ||
      isVerbHere(word, rest, isOnlyVerb)
      ? opening("base", word)
      : null;
  const third = thirdPerson(word);
  // "Budgets from $5k to $250k"
  if (
    third &&
    NOUNS_TOO.has(third) &&
    /^ (?:of|from|between|up to|for) /u.test(rest) &&
    !BY_PREPOSITION.test(third + rest)
  )
    return null;
  if (third) return opening("third", third);
  const gerund = gerundBase(word);
  if (gerund && WENT.test(rest) && !MOVES.test(gerund)) return null;
  if (gerund) return opening("gerund", gerund);
  const past = pastByDictionary(word, rest);
  return past === null ? null : { ...opening("base", word), past };
}

const OF_SALES = anyOf("generation time paint qualification scoring nurturing");
const NO_LEADS = String.raw`(?!${OF_SALES} )(?!\p{L}+(?:er|or|st|ef|an|ant) )`;
const REACHES = anyOf("reverse create achieve deliver improve increase build design develop implement");
/** "Lead territory to reverse declining sales", "Lead entire sales process" */
export const LEADS_TO = new RegExp(
  String.raw`^Lead (?:(?:the |an? )?(?:entire|whole|full) |${NO_LEADS}(?:(?![\p{L}-]+ed )[\p{L}-]+ ){1,5}to ${REACHES} )`,
  "u",
);

/** "Field trips and sports trips": a dictionary has both words as one name. */
function isOneName(word: string, rest: string): boolean {
  const [, next = ""] = /^ (\p{Ll}{3,})(?=$|[ ,;./])/u.exec(rest) ?? [];
  return next !== "" && kindOfWord(`${word}_${next.replace(/s$/u, "")}`, "noun") !== "strange";
}

function alignFollowers(rest: string, to: "base" | "past", from: "base" | "third"): string {
  return rest.replace(/(?<=(?:, |\band |, and ))(\p{Ll}+)(?=\s)/gu, (word, _word: string, at: number) => {
    const third = from === "third" ? thirdPerson(word) : null;
    const after = rest.slice(at + word.length);
    // "buildings and structures in all stages" are two things.
    const isThing = third !== null && NOUNS_TOO.has(third) && /^ (?:in|of|for|at|on|from|with) /.test(after);
    if (isThing || TELLS_WHEN.test(after)) return word;
    const base = from === "third" ? third : from === "base" && to === "past" && pastOf.has(word) ? word : null;
    if (!base) return word;
    return to === "past" ? (pastOf.get(base) ?? word) : base;
  });
}

function isVerbAgain(word: string, after: string): boolean {
  return isVerbHere(word, after, isOnlyVerb) || doesToMany(word, after) || BY_PREPOSITION.test(word + after);
}

/** The verbs that share the opening one's object, in the form that it gets. */
function alignTwins(rest: string, to: "base" | "past"): string {
  const [run = ""] = TWINS.exec(rest) ?? [];
  const words = run.match(/\p{Ll}+/gu)?.filter((word) => word !== "and" && word !== "or") ?? [];
  const bases = new Map(words.map((word) => [word, thirdPerson(word) ?? word]));
  if (![...bases.values()].every((base) => pastOf.has(base))) return rest;
  const aligned = run.replace(/\p{Ll}+/gu, (word) => {
    const base = bases.get(word);
    return base === undefined ? word : to === "past" ? (pastOf.get(base) ?? word) : base;
  });
  return aligned + rest.slice(run.length);
}

/** Puts the verbs that continue the opening one in the past; null where one could be a noun or an infinitive. */
const LAST_OF_THINGS = /^ (?:or|and) \p{Ll}+s(?:$|[.,;])/u;

function followersInPast(rest: string, isObject: RegExp): string | null {
  let isUnsure = false;
  const aligned = rest.replace(FOLLOWER, (word, _word: string, at: number) => {
    const after = rest.slice(at + word.length);
    const clause = rest.slice(rest.lastIndexOf(",", at - 1) + 1, at);
    if (/(?:^|\s)(?:to|can|will|could|would|that|who|which)\s/.test(clause)) return word;
    if (isKindOfWork(rest.slice(0, at), after) || TELLS_WHEN.test(after)) return word;
    if (LAST_OF_THINGS.test(after) && partsOfSpeech(word).noun) return word;
    const past = pastOf.get(word);
    if (!past) {
      if (DETERMINER.test(after) && !/(?:s|ed|ing|ly|of|for|with|in|on|at|by|from|as|to)$/.test(word)) isUnsure = true;
      return word;
    }
    if (
      isObject === DETERMINER
        ? !DETERMINER.test(after)
        : NOUNS_TOO.has(word) && !DETERMINER.test(after) && !after.startsWith(" new ") && !isVerbAgain(word, after)
    ) {
      isUnsure ||= after === "" || !/^\s*(?:,|\.|\s(?:of|in|for|with|to|from|on|at|by|within|across|as)\b)/.test(after);
      return word;
    }
    if (/\bto \p{Ll}+/u.test(rest.slice(0, at))) isUnsure = true;
    return past;
  });
  return isUnsure ? null : aligned;
}

const BY_PREPOSITION = new RegExp(
  String.raw`^${anyOfLines`
    care for|attend to|report to|travel to|look after|(?:monitor|review) for|(?:stand|fill) in for|cover for|deputi[sz]e for
    (?:work|partner|liaise|interface|consult|contract) (?:with|in|at|as|on)
    serve as|market to|focus on|respond to|plan for|test for|train on
    study (?:at|under)
  `}\b`,
  "i",
);
/** "Estimated cost of the project was $2 million": the opening word is an adjective here. */
const SAYS_OF_A_THING = new RegExp(
  String.raw`^ (?:(?!${anyOf(
    "(?:that|which|who|where|when|if|what|how|while|until|because|whether|there)\\b ensur verify confirm mak sure",
  )})[\p{L}'’-]+ ){1,6}(?:was|were|is|are) `,
  "u",
);
const MAKES_SURE = /^(?:ensure|insure|assure|verify|confirm|determine|check|guarantee|report|see|find|make)$/u;
const SURELY_DONE = /^(?:specialized|specialised|focused|concentrated) (?:in|on) /iu;
const LONGEST_WITHOUT_VERB = 150;

const WITHIN_TIME =
  /(?<= (?:in|since|during|from|until|by|after|before|of|and|to|the) (?:the )?(?:\p{L}{2,9} )?)(?:19|20)\d\d(?!\d)/gu;

/** What a line without a verb says of the person. Null where it says nothing. */
function withoutVerb(text: string, options: { isCurrent: boolean }): string | null {
  if (/[:|\u2022]|\.\s/.test(text)) return null;
  // "Certified nurse, 2015" is no deed; "reopened the shop in spring 2020" tells when.
  if (/\b(?:19|20)\d\d\b/.test(text.replace(WITHIN_TIME, ""))) return null;
  if (HELD.test(text)) return `I have ${lowerFirst(text)}`;
  const [verb = ""] = text.split(" ", 1);
  const isDone =
    !NAMED_SO.test(text) && isRegularPast(verb.toLowerCase()) && kindOfWord(verb.toLowerCase(), "adj") === "strange";
  if (SURELY_DONE.test(text) || (isDone && !PASSIVE.test(text) && /^\S+ [\p{L}\d$€£]/u.test(text)))
    return `I ${lowerFirst(text)}`;
  if (text.length > LONGEST_WITHOUT_VERB) return null;
  if (PASSIVE.test(text))
    return `I ${options.isCurrent && /^(?:involved|engaged|employed|based)/i.test(text) ? "am" : "was"} ${lowerFirst(text)}`;
  const bare = text.replace(/^\p{Lu}\p{Ll}+ly /u, "");
  const [first = ""] = bare.split(" ");
  if (
    /\p{Ll}{2}ed$/u.test(first) &&
    !NAMED_SO.test(bare) &&
    !ADJECTIVES.test(first) &&
    /^\S+ [\p{Ll}\d$€£]/u.test(bare)
  )
    return `I ${lowerFirst(text)}`;
  return null;
}

/** "Serve lunch to 400 pupils", "Cover reception at lunch": the verb of a present job, its object and what follows. */
const PRESENT = new RegExp(
  String.raw`^\p{Lu}\p{Ll}+ (?<object>\p{Ll}{3,})(?:(?:, \p{Ll}{3,}){0,3},? and \p{Ll}{3,})?,? ` +
    `${anyOf("to at on for from with across during after before every each against")} \\S`,
  "u",
);

function readPresent(text: string): Opening | null {
  const { object = "" } = PRESENT.exec(text)?.groups ?? {};
  const [first = ""] = text.split(" ");
  if (USES_FOR.test(text))
    return { form: "base", base: "use", past: "used", adverb: "", rest: text.slice("Use".length) };
  if (LEADS_WORK.test(text))
    return { form: "base", base: "lead", past: "led", adverb: "", rest: text.slice("Lead".length) };
  const isOfMany = doesToMany(first.toLowerCase(), text.slice(first.length)) || isOfTwo(text);
  if (!isOfMany && !pastOf.has(first.toLowerCase())) return null;
  if (
    !isOfMany &&
    (object === "" || NAMES_BOTH.test(object) || isTitleHead(object) || /^(?:man|hand|person|woman)$/u.test(object))
  )
    return null;
  return readDeed(text);
}

function readDeed(text: string): Opening | null {
  const opening = readOpening(text.replace(/ /, " the "));
  return opening?.form === "base" ? { ...opening, rest: opening.rest.replace(/^ the/u, "") } : null;
}
const LEADS_MANY = /^Lead (?:[\p{Ll}-]+ ){1,2}(?:teams|projects|initiatives|meetings|efforts|groups|sessions) /u;
const USES_FOR = /^Use (?!of |and )[\p{L}\d][^.;:]{1,60} to \p{Ll}{3,} /u;
const LEADS_WORK = new RegExp(
  `^Lead (?!${anyOf("time man hand role school sheet acid free paint pipe generation gen qualification")} )(?:[\\p{Ll}-]+ ){0,2}` +
    `\\p{Ll}+(?:ing|ment|tion|[^s]s) ${anyOf("for of in across on with to at from")} `,
  "u",
);
function isOfTwo(text: string): boolean {
  const {
    one = "",
    other = "",
    next = "",
  } = /^(?<one>\p{L}+) and (?<other>\p{Ll}+) (?<next>\p{Ll}{3,}) \p{L}/u.exec(text)?.groups ?? {};
  const isVerb = (word: string) => pastOf.has(word.toLowerCase()) || dictionaryPast(word.toLowerCase()) !== null;
  return (
    one !== "" &&
    isVerb(one) &&
    isVerb(other) &&
    !NAMES_BOTH.test(next) &&
    !/^(?:of|for|and|in|at|on|to|\p{Ll}+ing)$/u.test(next)
  );
}

const NEVER_LED = /^(?:full|lead|head|front|back|key|part|senior|weekend|night|net)$/u;
const BEHIND_NAME = /^ (?:of|is|are|was|were|has|had) |^,/u;

/** Reads the first word as a verb wherever it may be one: so it is among lines that all begin with verbs. */
function readLed(text: string): Opening | null {
  const { verb = "", rest = "" } = /^(?<verb>\p{L}+)(?<rest>[ ,].+)$/u.exec(text)?.groups ?? {};
  const base = verb.toLowerCase();
  const past = pastOf.get(base) ?? dictionaryPast(base);
  const [next = "", third = ""] = rest.trim().split(/[ ,]/u);
  const isOfPerson = isTitleHead(base) || kindOfWord(base, "noun") === FIELDS.person;
  if (isOfPerson && /^ (?:to|for|of|in|at|on) /u.test(rest)) return null;
  if (isOneName(base, rest)) return null;
  if (past === null || NEVER_LED.test(base) || BEHIND_NAME.test(rest) || namesBoth(base, next, third)) return null;
  return { form: "base", base, past, adverb: "", rest };
}

/** "I pick up mastitis early": what stands behind one's own "I" is a verb, also where it may be a noun elsewhere. */
function saidBySelf(text: string, { isCurrent }: { isCurrent: boolean }): string | null {
  const [verb = ""] = text.split(" ");
  const isPresent = pastOf.has(verb) || (partsOfSpeech(verb).verb && !verb.endsWith("ed"));
  return isRegularPast(verb) || (isPresent && isCurrent) ? `I ${text}` : null;
}

/** A resume line as "I managed ...", without full stop; null without a verb or where its tense could be garbled. */
export function firstPerson(line: string, options: TellOptions): string | null {
  const text = line
    .replace(/(?<![\s.;,])[\s.;,]+$/, "")
    .replace(/^I\s+/, "")
    // "over saw" is a frequent typing slip; the sentence around it says "currently".
    .replace(/^over saw\b/i, "Oversaw")
    .replace(/^currently (?=\p{Ll})/iu, "")
    .replace(/(?<=\p{Ll}) & (?=\p{Ll})/gu, " and ");
  const [, answers] =
    /^(?:was |am )?((?:(?:direct|sole|primari|joint|ful|whol|main)ly )?(?:responsible|accountable) for .+)$/i.exec(
      text,
    ) ?? [];
  if (answers) return `I ${options.isCurrent ? "am" : "was"} ${lowerFirst(answers)}`;
  if (/^in charge of [\p{L}\d]/iu.test(text)) return `I ${options.isCurrent ? "am" : "was"} ${lowerFirst(text)}`;
  if (QUALIFIED.test(text) && !/^trained as/i.test(text)) return `I am ${lowerFirst(text)}`;
  if (isReceived(text)) return `I was ${lowerFirst(text)}`;
  const opening =
    readOpening(text) ??
    (LEADS_MANY.test(text) ? readPresent(text) : null) ??
    (options.isCurrent ? readPresent(text) : null) ??
    (options.isDeed ? readDeed(text) : null) ??
    (options.isVerbLed || isSurelyDone(text) ? readLed(text) : null);
  if (!opening) return /^I \p{Ll}/u.test(line) ? saidBySelf(text, options) : withoutVerb(text, options);
  const { form, base, past, adverb, rest } = opening;
  if (form === "past" && SAYS_OF_A_THING.test(rest) && !MAKES_SURE.test(base)) return null;
  if (form === "past")
    return `I ${adverb}${past === base ? past : spelledVerb(text, adverb)}${followersInPast(withTwin(withThirdsInPast(rest)), DETERMINER) ?? rest}`;
  if (form === "gerund")
    return `my work ${options.isCurrent ? "includes" : "included"} ${adverb}${spelledVerb(text, adverb)}${rest}`;
  if (options.isCurrent)
    return `I ${adverb}${base}${form === "third" ? alignFollowers(alignTwins(rest, "base"), "base", "third") : rest}`;
  if (form === "third") return `I ${adverb}${past}${alignFollowers(alignTwins(rest, "past"), "past", "third")}`;
  const aligned = followersInPast(alignTwins(rest, "past"), OBJECT);
  return aligned === null ? `my job was to ${adverb}${base}${rest}` : `I ${adverb}${past}${aligned}`;
}

/** "supervised and train staff": a base form beside a past verb that has no object yet is put in the past, too. */
function withTwin(rest: string): string {
  return rest.replace(/^ and (\p{Ll}+)(?= \p{Ll})(?! \p{Ll}+ed )/u, (whole, word: string) => {
    const past = pastOf.get(word);
    return past ? ` and ${past}` : whole;
  });
}

const TELLS_STATE = /^ (?:in progress|under|pending|on hand|on hold|in stock|in place|due)(?!\p{L})/u;
const BEFORE_AIM = /^ (?:for|to|in|on|with|at|by|from|across|throughout) /u;

function withThirdsInPast(rest: string): string {
  return rest.replace(
    /(?<=(?:, |\band |, and ))(?<word>\p{Ll}+s)(?= (?!and |or |of )\p{Ll})/gu,
    (word, _word: string, at: number) => {
      const base = thirdPerson(word);
      const isOfClause = /\b(?:that|which|who|to) /u.test(rest.slice(rest.lastIndexOf(",", at) + 1, at));
      const isOfPeople = base !== null && (isTitleHead(base) || kindOfWord(base, "noun") === FIELDS.person);
      const behind = rest.slice(at + word.length);
      const isAmong = isOfPeople || /\p{Ll}s and $/u.test(rest.slice(0, at));
      const isNoun = base !== null && partsOfSpeech(base).noun;
      const isThing =
        TELLS_WHEN.test(behind) || (isAmong && BEFORE_AIM.test(behind)) || (isNoun && TELLS_STATE.test(behind));
      return base !== null && isOnlyVerb(base) && !isOfClause && !isThing ? (pastOf.get(base) ?? word) : word;
    },
  );
}

/** The verb of a line as it is written, in small letters. */
export function spelledVerb(text: string, adverb: string): string {
  return (/^\p{L}+/u.exec(text.slice(adverb.length))?.[0] ?? "").toLowerCase();
}

/** With a small first letter, unless it opens an acronym, a name with inner capitals or "I". */
export function lowerFirst(text: string): string {
  const first = /^[\p{L}\p{N}+#.&/-]+/u.exec(text)?.[0] ?? "";
  if (first === "I" || /\p{Lu}|\.\p{Ll}/u.test(first.slice(1)) || /[\d#+]/.test(first)) return text;
  return text.charAt(0).toLowerCase() + text.slice(1);
}
