import { anyOf } from "../../any-of.ts";

const COUNT = String.raw`(?:\d{1,3}|${anyOf("one two three four five six seven eight nine ten some several")})`;
const AGAINST = anyOf(
  String.raw`${COUNT}\s(?:of\s(?:them|these)\s)?(?:(?:got|were|was|came|had\sto\sbe)\s)?(?:sent\sback|redone|scrapped)`,
  String.raw`${COUNT}\s(?:of\s(?:them|these)\s)?(?:got|were|was)\s(?:rejected|turned\sdown|refused)`,
  String.raw`not\s(?:chosen|selected|built|adopted|taken\sup|published|accepted|funded|shortlisted)`,
  String.raw`(?:i\s)?(?:broke|injured|hurt|sprained)\s(?:my\s|an?\s)?(?:leg|arm|ankle|wrist|collarbone|back|hand|foot|knee|shoulder|finger)`,
  String.raw`(?:i\swas\s)?(?:(?:signed\s)?off\s(?:sick|ill|injured)|dismissed|sacked|fired|given\sa\s(?:written\s)?warning)`,
  String.raw`\d{1,2}\s(?:penalty\s)?points\sfor\sspeeding`,
  String.raw`(?:top|best)\s[4-9]\d(?:\.\d)?\s?% (?:probably|maybe|perhaps)\s(?:lapsed|expired|out\sof\sdate)`,
  String.raw`\d{1,2}\s(?:penalty\s)?points\s(?:on\s(?:my\s|the\s)?licen[cs]e|\((?:speeding|sp30|phone)[^()]{0,20}\))`,
);
const BEHIND = new RegExp(
  String.raw` \(${AGAINST}[^()]{0,40}\)|[,;] (?:but )?${AGAINST}[^,;()]{0,60}(?=[,;.]|$)`,
  "giu",
);
/** ", two a year at most", ". Not a people manager": bounds that nobody asked for. */
const BOUND = new RegExp(
  String.raw`, (?:${COUNT} )?[^,;.()]{3,30} at (?:the )?most(?=[,;.]|$)|\. Not an? [^.;]{3,40}$`,
  "giu",
);
/** Whoever looks for faults has found them. */
const OF_CHECKING = /^(?:[Ii]nspect|[Cc]heck|[Rr]eview|[Aa]udit|[Tt]est|[Aa]ssess|[Ss]creen|[Gg]rad|[Ss]ort)/u;
const WHOLE = new RegExp(`^\\P{L}{0,3}${AGAINST}(?!\\p{L})`, "iu");

/** What a line tells without what nobody would say of their own work in a letter; empty where that is all. */
export function withoutAgainst(text: string): string {
  if (OF_CHECKING.test(text)) return text;
  return WHOLE.test(text) ? "" : text.replace(BEHIND, "").replace(BOUND, "");
}
