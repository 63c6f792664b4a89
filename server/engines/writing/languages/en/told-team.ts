import { anyOf } from "../../../any-of.ts";
import { withArticle } from "../../english-nouns.ts";

const COUNT = String.raw`(?:(?:about|around|up to|over) )?(?:\d{1,3}(?: ?(?:to|-|–) ?\d{1,3})?|${anyOf("two three four five six seven eight nine ten eleven twelve fifteen twenty")})`;
const TEAM = new RegExp(
  String.raw`^(?:an? )?(?<kind>(?:(?:day|night|small|mixed|global|remote|sales|support|kitchen|field|nursing|project) )?(?:team|crew|brigade|squad|gang))(?: of|:) (?<who>${COUNT}(?: (?:[\p{Ll}-]{2,20} ){0,3}[\p{Ll}-]{2,20})?)(?<tail>(?:, [^;:,()]{3,40})?(?: \([^()]{3,40}\))?)$`,
  "iu",
);
const VERB_WITHIN = new RegExp(
  `(?<!\\p{L})${anyOf("is are was were has had who which I we under reporting led run managed lead leading supervised")}(?!\\p{L})|ing (?:the|all|an?) `,
  "u",
);

/** "Team of 16 agents, night shift": with whom one works, whoever leads them; null for any other line. */
export function teamByItself(line: string, isCurrent: boolean): string | null {
  const { kind = "", who, tail = "" } = TEAM.exec(line)?.groups ?? {};
  if (who === undefined || VERB_WITHIN.test(line)) return null;
  const aside = tail.replace(/^,? \(?|\)$/gu, "").replace(/ \(/u, ", ");
  const isMore = /^\d| and \d/u.test(aside);
  if (isMore) return null;
  return `I ${isCurrent ? "work" : "worked"} with ${withArticle(`${kind.toLowerCase()} of ${who}`)}${aside === "" ? "" : ` (${aside})`}`;
}
