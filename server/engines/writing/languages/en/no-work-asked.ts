import { anyOf } from "../../../any-of.ts";
import { isEverybodys } from "../../facts/everybodys.ts";
import { tellsCondition } from "../../facts/conditions-of-work.ts";
import { findSkills } from "../../../analysis/find-skills.ts";
import { isNounItself, isOnlyAdjective, kindOfWord, partsOfSpeech, verbBase } from "../../evidence/meaning/wordnet.ts";
import { unknownWords } from "./known-words.ts";

const CHECKS = anyOf("checks? checking screens? screening tests? testing records? vetting clearances?");
/** What is asked of whoever would come to work, and no work: how one gets there, what one agrees to, how one applies. */
const CONDITION = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf(
    String.raw`(?:own|reliable|personal|access\sto)\s(?:\p{L}+\s){0,2}(?:transport(?:ation)?|vehicle|car|tools|phone|laptop)(?!\sp) a\scar$ getting\sbetween get\sbetween`,
    String.raw`(?:drug|background|criminal|police|credit|security|vetting|reference|children|vulnerable|cori|dbs)\s(?:\p{L}+\s){0,2}${CHECKS} fingerprint\p{L}*`,
    String.raw`pre-?employment (?:a|health)\smedical medical\s(?:exam\p{L}*|assessment|clearance)$ immuni[sz]ations?\srequired vaccinat\p{L}+\s(?:required|status)`,
    String.raw`on[\s-]call overtime (?:mon|tues|wednes|thurs|fri|satur|sun)days evenings? early\smornings? (?:early|late)\sstarts? bank\sholidays? public\sholidays? after\shours notice\speriod`,
    String.raw`physically physical\s(?:ability|demands|fitness) kneel\p{L}* bend(?:ing)? (?:climb|stand|sit|walk)(?:ing)?\s(?:up|for|on|and|or|long|stairs|ladders|trailers)`,
    String.raw`climb\sladders sit\sfor dexterity relocat\p{L}+ commut\p{L}+ residen(?:cy|ce) work\s(?:rights?|permit|authori[sz]ation) rights?\sto\swork entitled\sto\swork`,
    String.raw`kindly please shortlisted portfolio willing(?:ness)? tell\sus send\sus for\smore\sinformation salary employment\stype headquarters`,
    String.raw`selection\scriteria other\sinformation core\svalues references? membership job\sfunctions tickets? module award memberships? legally lived\sexperience`,
  )})(?!\p{L})`,
  "iu",
);
/** What somebody is like, or does in any work at all. */
const OF_ANYBODY = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    String.raw`ability abilities attitudes? mindset ethics? flexib\p{L}+ adaptab\p{L}+ character streak accountab\p{L}+ willingness`,
    String.raw`commitment interest passion opinions? confiden(?:ce|tiality)$ judg(?:e?)ment initiative independently independent humou?r calm ambiguity`,
    String.raw`(?:under|tight|several|multiple|meet(?:ing)?)\s(?:\p{L}+\s)?deadlines? pressure priorit\p{L}+ multi-?task\p{L}* problem-?(?:\s)?solv\p{L}+ time\smanagement`,
    String.raw`working\srelationships? work\sharmoniously co-?workers? (?:keen|good|sharp|sharper|an)\seye feedback detail detail-?oriented critical\sthinking`,
    String.raw`deadline\smode computer\slitera\p{L}+ literate team\splayers? listening thinking collaborat\p{L}+ trustworthy reliab\p{L}+ punctual\p{L}* honest\p{L}*`,
    String.raw`resilien\p{L}+ energ\p{L}+ curiosity positive proactive\p{L}* sleeves supervision\sof\sothers returners? grad(?:uate)?s new\sthings culture\straditions`,
    String.raw`fast[\s-]paced changing interrupt\sdriven work\senvironments? manner cooperat\p{L}+ ^(?:integrity|discretion) quickly openness empathy`,
  )}(?!\p{L})`,
  "iu",
);
const PLACE = anyOf(
  String.raw`hospital environment setting lab(?:oratory)? warehouse kitchen industry practice agency sector company firm school site unit`,
  String.raw`organi[sz]ation context market clinic classroom museum stream trade area department office centre center business field team world`,
);
const ONLY_PLACE = new RegExp(
  String.raw`^(?:(?:[\p{L}-]+ )?experience in )?(?:(?:an?|the) (?:[\p{L}\d&-]+ ){0,4}|(?:[\p{L}-]+ ){0,3})${PLACE}(?: experience)?$`,
  "iu",
);
const OF_FACT = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf("must should shall will would may might could can cannot applies apply becomes")}|${anyOf(
    "uses has have is are was were needs wants includes",
  )}(?= (?:an?|the|our|your|their)(?!\p{L})))(?!\p{L})`,
  "u",
);
const BEGINS_WRONG = new RegExp(
  `^${anyOf(
    "and or but because as if so by for at on in to when that this these those we our your you they it he she there here not no more also",
    "own very really all any each every about may might will would should must can does do is are was were most least other others than then",
    "even just only who what which how whether both either neither up out off one two three four five six some such get gets being been be us",
  )} `,
  "iu",
);
const BARE_ADJECTIVE = /^(?<first>[\p{Ll}-]+)(?:,|,? (?:and|or|at|to|with|in|about|on) |$)/u;
const OF_CHARACTER: ReadonlySet<string> = new Set(["noun 07", "noun 12"]);

/** Whether a point of a posting asks for what no work shows: a condition, a paper to bring, a way to be. */
export function asksForNoWork(ask: string): boolean {
  return CONDITION.test(ask) || tellsCondition(ask);
}

/** Whether what was read of a point names nothing that somebody works on. */
export function isNoWork(topic: string, { isDeed, isScraped }: { isDeed: boolean; isScraped: boolean }): boolean {
  if (
    BEGINS_WRONG.test(`${topic} `) ||
    /^\p{L}{2,6}n['’]t /u.test(topic) ||
    OF_ANYBODY.test(topic) ||
    OF_FACT.test(topic)
  )
    return true;
  if (isDeed ? !OF_OBJECT.test(topic) : ONLY_PLACE.test(topic) || tellsFact(topic)) return true;
  return isWayToBe(topic) || isEverybodys(topic) || (isScraped && hasUnknown(topic));
}

const OF_OBJECT = /^\p{Ll}+ing(?: (?:and|or) \p{Ll}+ing)? (?!(?:and|or) |(?:\p{Ll}+ly|well|hard|fast)$)\S/u;

function tellsFact(topic: string): boolean {
  return topic
    .split(" ")
    .slice(1)
    .some((word) => {
      const base = word.endsWith("s") ? verbBase(word) : word;
      return base !== word && !isNounItself(word) && !partsOfSpeech(base).noun;
    });
}

function hasUnknown(topic: string): boolean {
  const skills = findSkills(topic, { list: true });
  const isSkill = (word: string) => skills.some(({ from, to }) => topic.slice(from, to).toLowerCase().includes(word));
  return unknownWords(topic).some((word) => !isSkill(word));
}

function isWayToBe(topic: string): boolean {
  const words = topic.toLowerCase().split(" ");
  const [first = "", ...others] = words;
  const bare = BARE_ADJECTIVE.exec(topic.toLowerCase())?.groups?.first ?? "";
  if (isQuality(bare) || words.every((word) => isOnlyAdjective(word) || (/ed$/u.test(word) && !isNounItself(word))))
    return true;
  if (/ly$/u.test(first) && !isNounItself(first)) return true;
  return others.length === 0 && OF_CHARACTER.has(kindOfWord(first, "noun")) && !/ing$/u.test(first);
}

function isQuality(word: string): boolean {
  return word !== "" && (isOnlyAdjective(word) || /-(?:oriented|motivated|minded|driven|starter)$/u.test(word));
}
