import { hasClosedBrackets } from "../closed-brackets.ts";
import { anyOf } from "../../any-of.ts";
import { foldWord } from "../../analysis/resume-lines.ts";
import { isHead } from "../../analysis/judge-part.ts";
import { hasFigure, isWeak } from "../facts/deed-worth.ts";
import { readOpening } from "../english-verbs.ts";
import { deedsOf } from "../evidence/meaning/lexis.ts";
import type { MaterialLanguage } from "../language.ts";
import type { Statement } from "../resume-statements.ts";
import type { WritingFacts } from "../writing-facts.ts";
import { OF_PRODUCT } from "../facts/of-product.ts";
import { describesHouse } from "../facts/tells-of-house.ts";
import { fullFrom } from "./full-lines.ts";

/** What points to the line above it, or goes on from there, has to stay below it. */
const POINTS_BACK = new RegExp(
  `^${anyOf(
    "this these that those it they he she there also both same such later then additionally moreover furthermore",
    "the results? outcomes? improvements? resulted resulting includes? included including additional which according",
    "in\\saccordance in\\saddition as\\sa\\sresult responsibilities\\sincluded? duties\\sincluded? before prior previously",
    "(?:I\\s)?(?:(?:am|was|have|had)\\s)also I\\salso (?:specifications?|specs|technologies|environment|tech\\sstack)\\s?:",
    "dies\\p{L}* dort dabei dadurch daneben zudem außerdem ebenso auch beides",
    "cela ceci ce cette ces ceux y également aussi puis ensuite enfin",
    "esto esta este estos estas ello allí también además después luego",
  )}(?![\\p{L}'’])|^(?:\\p{L}+,? ){1,3}${anyOf("this these those such\\sa diese[mnrs]? cet(?:te)? estos estas")} \\p{L}`,
  "iu",
);
/** "Large customer service portion involved with this account", whichever that was. */
const NAMES_AGAIN = new RegExp(
  `(?<!\\p{L})(?:with|in|of|for|on|to) th(?:is|ese) ${anyOf(
    "account accounts client clients customer customers contract contracts project projects role position program system",
  )}(?!\\p{L})`,
  "iu",
);
const STARTS_SMALL = /^\p{Ll}/u;
/** What happened at a time of its own may be a position that nobody read as one. */
const OF_A_TIME = new RegExp(
  String.raw`^${anyOf("spring summer autumn fall winter seit since depuis desde")}\b|` +
    String.raw`(?:19|20)\d\d\s*[-–—]|^\(?(?:\d{1,2}[/.])?(?:19|20)\d\d\b`,
  "iu",
);
const IS_INTRODUCTION = new RegExp(
  String.raw`[:(]\s?[−–-]?$|(?<!\p{L})(?:${[
    "includ(?:e|es|ed|ing)|responsible for|accomplishments?|achievements?|contributions?|highlights",
    "(?:job )?(?:responsibilities|duties|description)|(?:key|selected|major|notable) \\p{L}+",
  ].join("|")})\s?:\s`,
  "iu",
);
/** "Petty Cash - Managed daily expenses", "Design/Drafting: Plans of sewers": what the lines below are about. */
const LABEL = /^\p{Lu}[\p{L}'’/]*(?: (?:\p{L}[\p{L}'’/]*|&)){0,5}(?: ?:| ?[–—]| -|-(?= )) ?[\p{Lu}\d]/u;
const FEWEST_LABELS = 2;
const FEWEST_WORDS = 3;
const PLAIN_WORDS = 5;
const OPENING_WORDS = 3;
const LONGEST_POINT = 420; // in characters; more is a whole story, in which each thing has its place
const MOST_SPOKEN = 0.5;

/** The points of each job that stand together, in their order; what points back to a line is one with it. */
export function pointGroups({ statements, resumeLanguage, profile }: WritingFacts): Statement[][] {
  const groups: Statement[][] = [];
  let group: Statement[] = [];
  const isCut = cutLines(statements, profile.lines);
  const isBelowLabel = labelled(statements);
  const parted = partedJobs(statements);
  const close = (next?: Statement) => {
    // What may go on in the next line stays before it.
    if (next && isCut(group.at(-1), next)) group.pop();
    // What a place is, and what one was, comes before what was done there.
    const isOfPlace = ({ text, hasBullet }: Statement, at: number) =>
      (at === 0 && (describesHouse(text, profile) || isOfProduct(text, group))) ||
      (!hasBullet && !tellsDeed(text, resumeLanguage) && !isWeak(text) && (at === 0 || saysWhatOneWas(text)));
    const begin = group.findIndex((point, at) => !isOfPlace(point, at) && (at > 0 || !pointsBack(point)));
    const points = begin < 0 ? [] : group.slice(begin);
    const spoken = points.filter(({ text }) => SPEAKS.test(text)).length;
    // Who tells what they did as a story tells it in its order.
    const isParted = parted.has(points[0]?.job ?? null);
    if (points.length > 1 && spoken < points.length * MOST_SPOKEN && !isParted) groups.push(points);
    group = [];
  };
  let label: Statement | null = null;
  for (const statement of statements) {
    const last = group.at(-1);
    // What stands below the name of a part stays below it.
    if (label && label.job === statement.job && !statement.isHead && isBelowLabel(label, statement)) continue;
    label = null;
    const fits =
      last &&
      last.job === statement.job &&
      last.hasBullet === statement.hasBullet &&
      statement.lines.from <= last.lines.to + 2;
    const isWhole =
      statement.job !== null &&
      !statement.isHead &&
      statement.text.length <= LONGEST_POINT &&
      isPoint(statement, resumeLanguage);
    const isOne =
      (last && tellsOfSame(statement, last, resumeLanguage)) ||
      pointsBack(statement) ||
      (last && (isBelowLabel(last, statement) || isCut(last, statement)));
    if (last && fits && isWhole && isOne) {
      const lines = { from: last.lines.from, to: statement.lines.to };
      group.splice(-1, 1, { ...last, text: `${last.text} ${statement.text}`, lines });
      continue;
    }
    if (!isWhole || (last && !fits)) close(statement);
    if (isWhole) group.push(statement);
    else if (LABEL.test(statement.text)) label = statement;
  }
  close();
  return groups;
}

/** "Provides voice systems for midsized companies" above "Managed" and "Hired" is what the employer does. */
function isOfProduct(text: string, group: readonly Statement[]): boolean {
  const isThird = (one: string) => readOpening(one)?.form === "third";
  return isThird(text) && group.filter((point) => isThird(point.text)).length === 1 && group.length > 1;
}

const SHOUTED = /^\p{Lu}{5,} (?:\p{Lu}{2,3} )?\p{Lu}{5,}(?!\p{Ll})/u;

/** The jobs whose points stand below shouted ones that say what they are of: "ATTENTION TO DETAIL: Reconciled ...". */
function partedJobs(statements: readonly Statement[]): ReadonlySet<number | null> {
  const points = Map.groupBy(
    statements.filter(({ isHead, job }) => !isHead && job !== null),
    ({ job }) => job,
  );
  const isParted = (own: readonly Statement[]) => {
    const shouted = own.filter(({ text }) => SHOUTED.test(text)).length;
    return shouted >= FEWEST_LABELS && shouted * 2 <= own.length;
  };
  return new Set([...points].flatMap(([job, own]) => (isParted(own) ? [job] : [])));
}

/** "Supports four codecs" below "Built the player" says what the player does. */
function tellsOfSame(next: Statement, last: Statement, language: MaterialLanguage): boolean {
  if (language !== "en") return false;
  return OF_PRODUCT.test(next.text) && readOpening(last.text)?.form !== "third";
}

/** Whether a line speaks of its writer: "I also trained the crew". */
export const SPEAKS = /(?<!\p{L})I(?![\p{L}/.)])/u;

function labelled(statements: readonly Statement[]) {
  const labels = Map.groupBy(
    statements.filter(({ text, isHead }) => !isHead && LABEL.test(text)),
    ({ job }) => job,
  );
  return (before: Statement, next: Statement): boolean =>
    !next.hasBullet &&
    (labels.get(next.job)?.length ?? 0) >= FEWEST_LABELS &&
    LABEL.test(before.text) &&
    !LABEL.test(next.text);
}

const SHORTEST_FULL = 60;
const HAS_END = /[.!?;:]["”’')]*$/u;
const ABBREVIATED = /(?:\p{Lu}\.){2}$|(?<!\p{L})(?:St|Dr|Mr|Mrs|Ms|No|Dept|approx|vs|incl|Inc|Ltd|Co|Corp|Mt|Ft)\.$/u;
/** More has to come behind these: "with a circulation of more than". */
export const OPEN_END = new RegExp(
  String.raw`(?:[,&/(-]|(?<!\p{L})${anyOf(
    "a an the of for with and or to in at by from on as into than including such",
    "my your their our its his her who which that throughout about under over between",
    "und mit für der die das et de des les du y con para el la del un una ein eine",
  )})$`,
  "iu",
);

/** Whether a statement may go on in the one behind it: it fills its line and ends as nothing else in its job does. */
function cutLines(statements: readonly Statement[], lines: readonly string[]) {
  const full = Math.max(SHORTEST_FULL, fullFrom(lines));
  const points = Map.groupBy(
    statements.filter(({ isHead }) => !isHead),
    ({ job }) => job,
  );
  const isEnded = (job: number | null) => {
    const own = points.get(job) ?? [];
    return own.filter(({ text }) => HAS_END.test(text)).length * 2 > own.length;
  };
  return (before: Statement | undefined, next: Statement): boolean => {
    if (!before || next.hasBullet || next.isHead || before.job !== next.job) return false;
    if (next.lines.from > before.lines.to + 2) return false;
    if (ABBREVIATED.test(before.text)) return true;
    if (HAS_END.test(before.text)) return false;
    if (OPEN_END.test(before.text)) return true;
    const { length } = lines[before.lines.to] ?? "";
    return length >= full && (before.hasBullet || isEnded(before.job));
  };
}

function pointsBack({ text, hasBullet }: Statement): boolean {
  return POINTS_BACK.test(text) || NAMES_AGAIN.test(text) || (!hasBullet && STARTS_SMALL.test(text));
}

function saysWhatOneWas(text: string): boolean {
  const [, head = ""] = /^(?:\p{L}+ ){0,2}?(\p{L}+) (?:for|of|in|at|on|to) /u.exec(text) ?? [];
  return isHead(head.toLowerCase());
}

function isPoint({ text, hasBullet }: Statement, language: MaterialLanguage): boolean {
  if (!hasClosedBrackets(text) || IS_INTRODUCTION.test(text)) return false;
  if (hasBullet) return true;
  const words = text.split(" ");
  if (OF_A_TIME.test(text) || words.length < FEWEST_WORDS) return false;
  const small = words.filter((word) => STARTS_SMALL.test(word)).length;
  return tellsDeed(text, language) || hasFigure(text) || (words.length >= PLAIN_WORDS && small * 2 > words.length);
}

function tellsDeed(text: string, language: MaterialLanguage): boolean {
  if (language === "en") return readOpening(text) !== null;
  const opening = text.split(" ").slice(0, OPENING_WORDS);
  return opening.some((word) => deedsOf(foldWord(word), language).length > 0);
}
