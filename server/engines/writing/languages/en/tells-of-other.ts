import { anyOf, anyOfLines } from "../../../any-of.ts";
import { asPerson } from "../../english-nouns.ts";
import { lowerFirst, readOpening } from "../../english-verbs.ts";
import { isTitleHead } from "../../evidence/fact-words.ts";

const FIRM = `(?:${anyOf(
  "company firm provider manufacturer distributor retailer bank agency organi[sz]ation supplier corporation dealer",
  "dealership chain hospital clinic consultancy startup brand restaurant university school institution producer carrier",
  "publisher wholesaler contractor nonprofit charity insurer business",
)})`;
const BARE = String.raw`(?!the |an? |our |its |their |my |all |each |\d)(?:[\p{L}\d&/'’,-]+ ){0,6}?`;
const ENDS_NAME = String.raw`(?=$|[,;(]| (?:\p{Ll}+ing|${anyOf("of for in at on with that which who based from to and under by")})(?!\p{L}))`;

/** What an employer, a product or a project is: its first word only looks like what somebody did. */
const OF_OTHERS = new RegExp(
  anyOfLines`
    ^(?:Leading|Growing|Emerging|Expanding) ${BARE}${FIRM}${ENDS_NAME}
    ^(?:Established|Renowned|Recognized|Respected|Integrated|Licensed|Accredited|Specialized) ${BARE}${FIRM}${ENDS_NAME}
    ^(?:Automated|Distributed|Unified|Embedded|Connected|Personalized|Dedicated|Integrated|Advanced) ${BARE}${anyOf(
      "toolkit tool system platform app application framework library engine pipeline software suite simulator bot",
      "plugin package dashboard website service toolbox compiler extension game robot sensor assistant",
    )}${ENDS_NAME}
    ^(?:Featured|Covered|Showcased|Mentioned|Cited|Quoted|Profiled) (?:in|on|by|at)(?= )
    ^(?:Based|Built|Modeled|Hosted|Centered) (?:on|upon|around|off)(?= )
    ^(?:Adopted|Acquired|Funded|Owned|Powered|Backed|Downloaded|Used|Driven|Followed) by (?!\p{Ll}+ing |\d)
    ^Designed to (?!order)
    ^(?:Written|Implemented|Programmed) in \p{Lu}
    ^Working (?:knowledge|knowing|experience|relationships?|capital|hours|conditions)
  `,
  "u",
);
const HAS_OWN_VERB = new RegExp(
  String.raw`^\p{L}+(?:ed|ing|s) (?!the |an? |all |our |their |its )(?:(?!${anyOf(
    "which that who and or for in of to with from by at on as",
  )} )[\p{L}-]+ ){1,2}${anyOf(
    "allowed enabled resulted yielded lets allows enables requires provides includes gives",
  )} (?!by |for |and )`,
  "u",
);

const OF_HOUSE = new RegExp(
  `^(?:(?!(?:the|an?|our|its|my|to|for|at|in|of|with) )[\\p{L}\\d&/'’-]+,? ){0,5}(?:${FIRM}|practice|studio)${ENDS_NAME}`,
  "iu",
);

function namesHouse(line: string): boolean {
  const form = readOpening(line)?.form ?? "gerund";
  return form === "gerund" && OF_HOUSE.test(line) && !/^(?:for|in|at|with|to|by|from|on|the|our) /iu.test(line);
}

/** Whether a line tells of an employer, a product or a project, though its first word looks like somebody's deed. */
export function tellsOfOther(line: string): boolean {
  return OF_OTHERS.test(line) || HAS_OWN_VERB.test(line) || namesHouse(line);
}

/** "Authorized check signer", "Published author on soil": what one is, by a word that looks like a deed. */
const AS_PERSON = new RegExp(
  String.raw`^(?<person>${anyOf(
    "Authorized Authorised Featured Certified Licensed Registered Published Qualified Designated Accredited",
    "Trusted Respected Experienced Coded Chartered Approved Time-served",
  )} (?:[\p{L}-]+ ){0,3}?(?<head>\p{Ll}{4,}))(?<rest>$|,| \(| (?:for|of|on|in|at|to|with|and \p{Ll}+ed) .*)`,
  "u",
);
const PEOPLE = new RegExp(
  `^${anyOf(
    "signer author speaker trainer instructor user member mentor advisor adviser operator inspector driver coach leader",
    "assessor aider marshal warden examiner preparer technician representative lecturer presenter supervisor",
    "coordinator teacher buyer auditor host moderator facilitator tutor",
  )}$`,
  "u",
);

/** What a line calls somebody, as a sentence without its stop: "I was an authorized check signer"; null for any other line. */
export function calledSo(line: string, isCurrent: boolean): string | null {
  const { person = "", head = "", rest = "" } = AS_PERSON.exec(line)?.groups ?? {};
  if (!PEOPLE.test(head) && (!isTitleHead(head) || head.endsWith("s"))) return null;
  const one = asPerson(lowerFirst(person));
  return one === null ? null : `I ${isCurrent ? "am" : "was"} ${one}${rest.startsWith(",") ? "" : rest}`;
}
