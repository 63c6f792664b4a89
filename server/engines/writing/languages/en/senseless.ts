import { anyOf, anyOfLines } from "../../../any-of.ts";
import { isOnlyVerb } from "../../verb-forms.ts";
import { runsOn } from "./run-on.ts";

/** "Improved 97% reading scores": a share of what? */
const SHARE_OF_NOTHING = new RegExp(
  String.raw`^I ${anyOf("improved increased reduced decreased raised lowered boosted grew cut")} \d[\d.,]* ?% \p{Ll}{3}`,
  "u",
);
/** "participated and evaluated", "interacted among clients": verbs that want another word beside them. */
const WRONG_COMPANION = new RegExp(
  String.raw`^I (?:\p{Ll}+ly )?(?:${anyOf(
    "participated engaged interacted liaised collaborated partnered specialized",
  )} (?:and|among|the)|assisted (?:and|among))\b`,
  "u",
);
/** What people do, behind a thing: "costs that designed programs". */
const DONE_BY_THING = new RegExp(
  String.raw`(?<!\b${anyOf("team group committee crew company firm unit people staff employees engineers")}) ${anyOf(
    "that which",
  )} ${anyOf("designed implemented managed trained coordinated prepared conducted oversaw wrote supervised")}\b`,
  "u",
);
const NAMED_TWICE = new RegExp(
  String.raw`\b(?<twice>\p{Ll}{4,}s) (?:(?!${anyOf(
    "and or of for to in from with by on at per as the into through between than across",
  )}\b)\p{Ll}+ ){1,3}\k<twice>\b`,
  "u",
);
/** "create reports, experience in banking and familiar with funds", "the hill that including setup" */
const MEETS_LIST = new RegExp(
  anyOfLines`
    , experienced? in\b
    \b(?!am )\p{Ll}+ .{4,80} and (?:hungry|eager|keen|willing|ready) to\b
    \band (?:familiar|proficient|knowledgeable|skilled) (?:with|in)\b
    \bthat (?!bring|spring|sing|string|cling|swing)\p{Ll}{2,}ing\b
  `,
  "u",
);
const SHOUTED = /(?<=\p{Lu}{5}),? (?:AND |OF )?\p{Lu}{5}/u;

/** "both organizational, military standards", "$2 million dollar plus housing": half of what was to be said. */
const HALF_SAID = /\bboth \p{Ll}+(?<!s), (?![^,]* and )|\$\d[\d.,]* ?[mM]illion dollars?\b/u;

const OF_NOTHING = new RegExp(
  String.raw`^I ${anyOf(
    "cleared reduced cut completed delivered built wrote won saved raised resolved opened introduced created developed designed",
    "installed repaired processed prepared handled achieved reached approved issued collected recovered made rebuilt rewrote",
    "fixed finished filled closed",
  )} (?:within|in (?:under |less than |about )?(?:\d|${anyOf("two three four five six seven eight nine ten")} )|by \d|from (?:\d|scratch(?! an? ))|under budget|on time)`,
  "u",
);

const OF_NO_OBJECT = new RegExp(
  String.raw`^I (?:\p{Ll}+ly )?${anyOf(
    "deployed guided developed designed built created used utilized implemented configured integrated produced",
    "engineered installed programmed automated maintained handled directed supervised provided delivered introduced established",
  )} to (?<verb>(?!(?:provide|support|assist|secure|defend|conduct) )\p{Ll}+) |\b(?:maintain|ensure) (?:within|by|from) `,
  "u",
);

/** "webÂdesign", "more than125 covers": signs and blanks that were lost. */
const MISREAD = new RegExp(
  String.raw`Â|Ã[^\p{Lu}]|â[€^—]|(?<!\p{L})${anyOf("than of over with for from about and by approximately nearly")}\d`,
  "u",
);
/** "drafted software used AutoCad" was a label and its list. */
const USED_THING = /^I \p{Ll}+ (?:software|equipment|tools|programs|systems) used \p{Lu}/u;

/** Whether the words of a sentence do not go together, so that no reader could say what was done. */
export function isSenseless(text: string): boolean {
  const broken = [
    SHARE_OF_NOTHING,
    WRONG_COMPANION,
    DONE_BY_THING,
    NAMED_TWICE,
    MEETS_LIST,
    HALF_SAID,
    SHOUTED,
    OF_NOTHING,
    MISREAD,
    USED_THING,
  ];
  const found = OF_NO_OBJECT.exec(text);
  const lacksObject = found !== null && isOnlyVerb(found.groups?.verb ?? "maintain");
  return lacksObject || broken.some((pattern) => pattern.test(text)) || runsOn(text);
}
