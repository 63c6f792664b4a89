import { anyOf } from "../../../any-of.ts";
import { articleOfNumber, withArticle } from "../../english-nouns.ts";
import { readOpening } from "../../english-verbs.ts";
import { isOnlyAdjective, kindOfWord } from "../../evidence/meaning/wordnet.ts";
import { gerundBase, isOnlyVerb } from "../../verb-forms.ts";
import { AMOUNTS, COUNT_NOUNS, takesArticle } from "./count-nouns.ts";

/** "led team of 8": a verb, words in between that say which, and one thing that needs its article. */
const bareThing = (reach: "{0,3}" | "{0,3}?") =>
  new RegExp(
    String.raw`^(?<verb>I (?:\p{L}+ly )?(?:\p{L}+ed, )*(?:and )?(?!and |\p{L}+[^p]ly )\p{L}+ (?:(?:up|out|over|back) )?(?:(?:and|or) \p{L}+ )?)(?<middle>(?:(?:[\p{Ll}-]+|\p{Lu}{2,5}|\p{Lu}/\p{Lu}|(?!Year )\p{Lu}\p{Ll}+(?= (?:\p{Lu}[\p{L}]+ )?\p{Ll}+[^s\P{L}](?:[,;.]|$| (?:for|of|in|to|with|that) ))|Year \d+|Christmas|Easter|Summer|Spring),? (?:and )?)${reach})(?<noun>\p{Ll}+)(?=$|[,;.]| \(| (?:${[
      "of|to|for|in|at|by|from|that|which|with|using|on|across|where|per|while|through",
      String.raw`and|\p{Ll}+ing|\p{Ll}+ed (?:by|to|for|in|at|on|with|from)`,
    ].join("|")})\b)`,
    "u",
  );
/** "built additional room and bathroom": of several things the first, else the last. */
const BARE_THINGS = [bareThing("{0,3}?"), bareThing("{0,3}")];
const TAKES_NONE = new RegExp(
  String.raw`(?<![\p{L}-])${anyOf(
    "them it him under against among before after behind around between within the an? all any each every both our your their its his her my this that these those new multiple",
    "various several other more daily via per than one half no of in to on for with by at from into and as up out through",
  )}(?![\p{L}-])|\p{L}s\b`,
  "u",
);

/** Of these there is one where somebody works. */
const ONE_AT_WORK = new RegExp(
  `^${anyOf("club counter pass bar grill store shop restaurant office department floor kitchen warehouse salon gym clinic school register till desk lab phone company workplace facility community")}$`,
  "u",
);
const WORK_OF_A_THING =
  /^(?:build|plan|train|write|make|teach|read|open|test|sell|clean|keep|set|solve|take|process|ship|share|gather)$/;

const SAYS_WHICH = new RegExp(
  `(?<!\\p{L})${anyOf("sales business operations logistics process access wireless news fitness communications systems benefits goods express cross")} `,
  "gu",
);

/** "an assessment, verification of benefits" would begin a list of things that take no article. */
const STOPS = "of to for in at by from that which with using on across where per while through and or as";

const LISTED = new RegExp(
  String.raw`^, (?!${anyOf(
    String.raw`and or but which who that where while with from including resulting as by for to in such through using \p{L}+(?:ing|ed)(?!,)`,
  )}(?: |,|$))`,
  "u",
);

/** "a database and audited files" goes on with a deed, "system and project planning" with more that takes no article. */
function isOfPair(rest: string): boolean {
  if (!/^,? (?:and|or) /u.test(rest)) return false;
  const [, tail = ""] = TAIL_OF_PAIR.exec(rest) ?? [];
  const [next = "", ...others] = tail.replace(/^\p{Ll}+ly /u, "").split(" ");
  if (/^(?:the|an?|my|its|their|then|also)$/u.test(next)) return false;
  const isDeed = next.endsWith("ed") || isOnlyVerb(next) || readOpening(`${next} the`)?.form === "past";
  return !isDeed && !ONE_MORE.has(others.at(-1) ?? next);
}

/** Of "national, consumer launch" both words say which; in "bookkeeping, closing process" there are two things. */
function isOfSeveral(middle: string): boolean {
  const before = [...middle.matchAll(/(?<!\p{L})(?<word>\p{L}{1,30}), /gu)].map(({ groups }) => groups?.word ?? "");
  return /, \p{Ll}+ed /u.test(middle) || before.some((word) => kindOfWord(word.toLowerCase(), "adj") === "strange");
}

const TAIL_OF_PAIR = new RegExp(
  String.raw`^,? (?:and|or) (?<tail>(?:(?!${anyOf(STOPS)} )[\p{L}-]+ ){0,4}?[\p{L}-]+)(?=$|[,;.]| \(| ${anyOf(STOPS)} )`,
  "u",
);
const ONE_MORE: ReadonlySet<string> = new Set([...COUNT_NOUNS, "area", "base"]);

const OF_NO_ONE = / (?:t(?:ake|ook) initiative|visit(?:ed)? site)$/u;

const OF_THE_KNOWN = new RegExp(
  `^I (?:\\p{L}+ly )?${anyOf(
    "own reduc improv enhanc strengthen broaden expand streamlin standardi[sz] optimi[sz] revamp redesign restructur reorgani[sz] upgrad",
    "increas rais boost pass keep kept relaunch rebrand grew grow clean check inspect transform moderni[sz] overhaul analy[sz] evaluat assess determin identif measur monitor support assist educat clos tid(?:y|i)",
  )}\\p{Ll}* `,
  "u",
);
const IS_KNOWN = /^(?:\p{Ll}{3,}est|first|only|last|main|current|existing|overall) /u;
const IS_NEW = /(?:^| )(?:new|small|large|\p{Ll}+ed|busy|fast) /u;
/** Of these there is one that goes on, unless one makes it. */
const RUNS_ON = /^(?:schedule|calendar|budget|floor|process|quota|ledger|roadmap|backlog|pipeline)$/u;
const MAKES = new RegExp(
  `^I (?:\\p{L}+ly )?${anyOf("work creat develop buil(?:d|t) design wr[io]te? wrote prepar establish implement introduc devis set plann? draft launch start")}`,
  "u",
);

function isOfKnown(verb: string, middle: string, noun: string, rest: string): boolean {
  if (IS_KNOWN.test(middle)) return true;
  if (IS_NEW.test(middle) || / of (?:\d|up|over|more|about)/u.test(rest.slice(0, 9))) return false;
  return OF_THE_KNOWN.test(verb) || (RUNS_ON.test(noun) && !MAKES.test(verb));
}

/** "menu planning" names work, "a team handling calls" tells of the team. */
function isNamedWork(rest: string): boolean {
  const [, word = ""] = /^ (\p{Ll}+ing)\b/u.exec(rest) ?? [];
  const base = gerundBase(word);
  return (
    word !== "" &&
    word !== "using" &&
    word !== "including" &&
    (word === "operating" || word === "learning" || base === null || !isOnlyVerb(base) || WORK_OF_A_THING.test(base))
  );
}

/** "led migration of 14 services": the name of a deed, with what it was done to. */
const NAMED_DEED = new RegExp(
  String.raw`^(?<before>I (?:\p{Ll}+ly )?(?!provid)\p{Ll}+(?: and \p{Ll}+)? )(?=(?<name>(?!first )(?:(?:\p{Ll}+|\p{Lu}{2,5}) ){0,2}(?!informa|produc|educa|documenta)\p{Ll}*${anyOf(
    "tion sion ment overhaul rollout redesign relaunch upgrade transfer switch changeover move takeover",
  )}) (?:of|(?<!ment )from) )`,
  "u",
);
/** "developed 8-week course": one that lasts so long. */
const OF_A_SPAN = new RegExp(
  String.raw`^(?<before>I (?:\p{Ll}+ly )?\p{Ll}+(?: and \p{Ll}+)? )(?<many>\d{1,3})-${anyOf("day week month year hour minute page part module bed seat person")} (?:(?!and )\p{Ll}[\p{Ll}-]+ ){0,2}?(?<noun>\p{Ll}+[^s\P{L}])(?=$|[,;.]| ${anyOf("with for of in to on at that which and by")}(?!\p{L}))`,
  "u",
);
const SUM_OF_MONEY = new RegExp(
  String.raw`^(?<before>I (?:\p{Ll}+ly )?\p{Ll}+(?: and \p{Ll}+)? )(?=[$€£](?<sum>\d[\d.,]*)(?:[kKmM]\b| ?million| ?billion)?\+? (?:(?!(?:in|of|worth) )[\p{Ll}-]+ ){0,3}${anyOf(
    "budget portfolio account grant store territory fund project program programme campaign contract inventory business Series",
  )}(?!\p{L}))`,
  "u",
);

/** "ran front office of a practice": of a place there is one. */
const PLACE_OF = new RegExp(
  String.raw`^(?<before>I (?:\p{Ll}+ly )?\p{Ll}+ )(?=(?:front |back |main |central )?${anyOf(
    "office desk kitchen floor counter ward warehouse shop bar line pharmacy lab laboratory reception",
  )} (?:of|for|at) (?:an?|the|\d|two|three|four|five))`,
  "u",
);

const GATHERS = new RegExp(
  `^${anyOf(
    "project club group team programme program campaign department desk scheme committee workshop session meeting section",
    "counter stall clinic trial manual handbook guide",
  )}$`,
  "u",
);

function saysNone(middle: string, noun: string): string {
  const which = middle.replace(/^new /u, "").replace(SAYS_WHICH, "");
  return GATHERS.test(noun) ? which.replace(/^(?!this )\p{Ll}{3,}s /u, "") : which;
}

function withArticleOfName(sentence: string): string {
  const place = PLACE_OF.exec(sentence)?.groups?.before;
  if (place !== undefined) return `${place}the ${sentence.slice(place.length)}`;
  const { before = "", name = "" } = NAMED_DEED.exec(sentence)?.groups ?? {};
  if (name !== "" && !TAKES_NONE.test(name) && !AMOUNTS.has(name.split(" ").at(-1) ?? ""))
    return `${before}the ${sentence.slice(before.length)}`;
  const spanned = OF_A_SPAN.exec(sentence)?.groups;
  if (spanned?.before !== undefined && takesArticle(spanned.noun ?? ""))
    return `${spanned.before}${articleOfNumber(spanned.many ?? "")} ${sentence.slice(spanned.before.length)}`;
  const { before: verb = "", sum = "" } = SUM_OF_MONEY.exec(sentence)?.groups ?? {};
  if (sum === "") return sentence;
  return `${verb}${articleOfNumber(sum)} ${sentence.slice(verb.length)}`;
}

/** "relationship cultivating events", and not "a team handling calls" */
const SAYS_OF_MANY = new RegExp(
  `^ (?:${anyOf("cultivating building enhancing related driving generating saving strengthening boosting")}) \\p{Ll}+s(?!\\p{L})`,
  "u",
);

const AIM = /(?<= to )(?<verb>\p{Ll}{3,}) (?=\p{L})/gu;

const NEXT_DEED = /(?<= )(?<before>\p{Ll}{3,}(?<!ed|ly|ing)),? and (?=(?<verb>\p{Ll}{3,}) \p{L})/gu;

function withArticlesOfNext(sentence: string): string {
  const isPast = readOpening(sentence.slice("I ".length))?.form === "past";
  for (const { 0: joint, index, groups } of sentence.matchAll(NEXT_DEED)) {
    const { before = "", verb = "" } = groups ?? {};
    const isDeed = isPast ? readOpening(`${verb} the`)?.form === "past" : isOnlyVerb(verb);
    const from = index + joint.length;
    const next = `I ${sentence.slice(from)}`;
    const told = isDeed && !isOnlyAdjective(before) ? addArticle(next) : next;
    if (told !== next) return withArticlesOfNext(sentence.slice(0, from) + told.slice("I ".length));
  }
  return sentence;
}

/** The same of what was done besides, and where an aim lacks one: "I met suppliers to set up a schedule". */
export function addArticles(said: string): string {
  const sentence = withArticlesOfNext(addArticle(said));
  for (const { index, groups } of sentence.matchAll(AIM)) {
    const verb = groups?.verb ?? "";
    const aim = `I ${sentence.slice(index)}`;
    const told = isOnlyVerb(verb) ? addArticle(aim) : aim;
    if (told !== aim) return addArticles(sentence.slice(0, index) + told.slice("I ".length));
  }
  return sentence;
}

/** A sentence of the first person with the article that its object lacks: "I led a team of 8". */
export function addArticle(said: string): string {
  if (/^I (?:line|case|project|stage)[ -]manage/u.test(said)) return said;
  const sentence = withArticleOfName(said);
  // "I was named employee of the year" and "I am the first point of contact" tell what one was called.
  if (/^I (?:was|am|won) \p{L}+ of the (?:month|quarter|year)\b/iu.test(sentence)) return sentence;
  if (
    /^I (?:was|am) (?:named|voted|elected|ranked|crowned|awarded|nominated|promoted|chosen|the|an?)\b/u.test(sentence)
  )
    return sentence;
  const found = BARE_THINGS.map((pattern) => pattern.exec(sentence)?.groups);
  const {
    verb = "",
    middle = "",
    noun = "",
  } = found.find((one) => COUNT_NOUNS.has(one?.noun ?? "") || takesArticle(one?.noun ?? "")) ?? {};
  const rest = sentence.slice(verb.length + middle.length + noun.length);
  if (
    noun === "" ||
    (/^I help(?:ed)? $/u.test(verb) && isOnlyVerb(middle.split(" ")[0] ?? "")) ||
    / (?:ahead of|behind) $/u.test(verb + middle) ||
    AMOUNTS.has(noun) ||
    (gerundBase(noun) !== null && /(?:^| )and /u.test(middle)) ||
    TAKES_NONE.test(saysNone(middle, noun))
  )
    return sentence;
  if (SAYS_OF_MANY.test(rest) || rest.startsWith(` to ${noun} `) || isNamedWork(rest) || LISTED.test(rest))
    return sentence;
  if (isOfPair(rest) || isOfSeveral(middle) || OF_NO_ONE.test(verb + noun)) return sentence;
  // "closed largest deal of the team" is about the one there is.
  if (isOfKnown(verb, middle, noun, rest)) return `${verb}the ${middle}${noun}${rest}`;
  if (noun === "department" || (middle === "" && ONE_AT_WORK.test(noun))) return `${verb}the ${middle}${noun}${rest}`;
  return verb + withArticle(middle + noun) + rest;
}
