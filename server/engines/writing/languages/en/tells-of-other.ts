import { anyOf, anyOfLines } from "../../../any-of.ts";
import { readOpening } from "../../english-verbs.ts";

const FIRM = `(?:${anyOf(
  "company firm provider manufacturer distributor retailer bank agency organi[sz]ation supplier corporation dealer",
  "dealership chain hospital clinic consultancy startup brand restaurant university school institution producer carrier",
  "publisher wholesaler contractor nonprofit charity insurer business",
)})`;
const BARE = String.raw`(?!the |an? |our |its |their |my |all |each |\d)(?:[\p{L}\d&/'’,-]+ ){0,6}?`;
const ENDS_NAME = String.raw`(?=$|[,;(]| (?:\p{Ll}+ing|${anyOf("of for in at on with that which who based from to and under by")})(?!\p{L}))`;

/** What an employer, a product or a project is, in what it is written and by whom: its first word only looks like what somebody did. */
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
    ^(?:Led|Run|Managed|Headed|Written|Built|Designed|Sponsored|Commissioned|Approved|Reviewed|Checked|Chaired) by (?:my|our|an?|his|her|two|both)(?= )
    ^(?:Led|Managed|Headed|Written|Sponsored|Commissioned|Approved) by the (?!end(?!\p{L}))
    ^Go on \p{Lu}
    ^[Ss]elf-\p{Ll}+(?:ed|ing)(?= (?!\d|the |an? ))
    ^(?:Privately|Publicly|Family|Employee|Wholly|Jointly)[- ](?:held|owned|traded|listed|run|funded)(?= )
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
