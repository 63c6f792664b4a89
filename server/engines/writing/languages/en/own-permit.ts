import { anyOf } from "../../../any-of.ts";
import { lowerFirst } from "../../english-verbs.ts";
import { withArticle } from "../../english-nouns.ts";

const LABELLED = new RegExp(
  String.raw`^\P{L}*(?<label>${anyOf(
    String.raw`right\sto\swork work\s(?:authori[sz]ation|permit|eligibility|status|rights) visa(?:\sstatus)?`,
    String.raw`(?:immigration|residency)(?:\sstatus)? citizenship nationality`,
  )})(?: in (?:the )?(?<land>[\p{L} ]{2,20}))?\s?[:–-]\s?(?<value>[\p{L}\d].{1,60})$`,
  "iu",
);
const OF_NATION = /^(?:citizenship|nationality)$/iu;
const NAME = String.raw`\p{Lu}[\p{L}./-]{1,20}`;
const PERSON = new RegExp(
  String.raw`^(?:an? )?(?<who>${NAME}(?: ${NAME}){0,2} (?:citizen|national|permanent resident)` +
    String.raw`|permanent resident(?: of \p{L}.{1,30})?|dual (?:citizen|national).{0,40})(?<more> \([^()]{2,30}\))?$`,
  "iu",
);
const ALLOWED = new RegExp(
  String.raw`^(?:I am )?(?<how>(?:legally |fully )?(?:authori[sz]ed|eligible|entitled|permitted) to work` +
    String.raw`(?: (?:in|for|anywhere|without) .{2,50})?)$`,
  "iu",
);
const RIGHT =
  /^(?:I have )?(?:the )?(?<how>full |unrestricted |unlimited )?(?:right to work|work rights) in (?<land>.{2,40})$/iu;
const PAPER =
  /(?<!\p{L})(?:visa|permit|leave to remain|green card|residence card|status|authori[sz]ation|work pass)(?!\p{L})/iu;
const UNCOUNTED = /(?:leave to remain|status|authori[sz]ation)(?: |$)/iu;
const UNSURE = /expired|pending|applied|required|need|not |sponsor/iu;

function asTold(value: string, isOpen: boolean): string | null {
  if (UNSURE.test(value)) return null;
  const { who, more = "" } = PERSON.exec(value)?.groups ?? {};
  if (who !== undefined)
    return `I am ${withArticle(/^\p{Lu}\p{Ll}+ \p{Ll}/u.test(who) && /^(?:permanent|dual)/iu.test(who) ? lowerFirst(who) : who)}${more}.`;
  const { how } = ALLOWED.exec(value)?.groups ?? {};
  if (how !== undefined) return `I am ${lowerFirst(how)}.`;
  const right = RIGHT.exec(value)?.groups;
  if (right) return `I have the ${(right.how ?? "").toLowerCase()}right to work in ${right.land}.`;
  if (!PAPER.test(value) || (!isOpen && value.split(" ").length > 6)) return null;
  const own = /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(value) ? lowerFirst(value) : value;
  return UNCOUNTED.test(value) ? `I have ${own}.` : `I have ${withArticle(own)}.`;
}

/** What a part of an English resume says of the right to work, or of the nation where that is asked, as a sentence. */
export function toldPermit(part: string, { isOfNation }: { isOfNation: boolean }): string | null {
  const { label = "", land, value = "" } = LABELLED.exec(part)?.groups ?? {};
  const own = value.replace(/\.$/u, "");
  if (label === "") return asTold(part.replace(/^\P{L}+|\.$/gu, ""), false);
  if (OF_NATION.test(label)) {
    if (isOfNation) return /^\p{Lu}[\p{L}, ()/-]+$/u.test(own) ? `My ${label.toLowerCase()} is ${own}.` : null;
    return asTold(own, false);
  }
  if (isOfNation) return PERSON.test(own) ? asTold(own, true) : null;
  const told = asTold(own, true);
  if (told !== null || UNSURE.test(own)) return told;
  if (/^(?:yes|full|unrestricted|unlimited)$/iu.test(own) && /right/iu.test(label))
    return `I have the ${/yes/iu.test(own) ? "" : `${own.toLowerCase()} `}right to work${land ? ` in ${/^(?:UK|US|USA|EU)$/u.test(land) ? "the " : ""}${land}` : ""}.`;
  return /status|visa|permit/iu.test(label) && /^[\p{Lu}\d]/u.test(own) ? `My ${label.toLowerCase()} is ${own}.` : null;
}

const AVAILABLE = /^\P{L}*availab(?:le|ility)[: ]\s?(?<when>(?:for |on |to work |at |any |all )?[\p{L}\d].{2,60})$/iu;
const WEEKLY = /^\P{L}*availab.{1,40}?(?<hours>\d{1,2}(?: ?(?:to|-|–) ?\d{1,2})? hours (?:a|per|each) week)/iu;
const NOT_OF_HOURS = /immediate|at once|request|from \d|from \p{Lu}|to start|20\d\d/iu;

/** "Available for nights and weekends" as a sentence; null for what says no hours. */
export function toldHours(part: string): string | null {
  const hours = WEEKLY.exec(part)?.groups?.hours;
  if (hours !== undefined) return `I am available for ${hours}.`;
  const when = AVAILABLE.exec(part)?.groups?.when?.replace(/\.$/u, "");
  return when === undefined || NOT_OF_HOURS.test(when) ? null : `I am available ${lowerFirst(when)}.`;
}
