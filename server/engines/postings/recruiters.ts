import { anyOf, anyOfLines } from "../any-of.ts";
import { judgePart } from "../analysis/judge-part.ts";
import { canBeName } from "./head-names.ts";

const WORD = String.raw`(?:\p{Lu}[\p{L}\p{N}&.'’-]{1,30}|&)`;
const NAME = `(?<name>${WORD}(?: (?:(?:of|the|and|de|für|und) )?${WORD}){0,5})`;
const OWN = anyOf("[Oo]ur [Tt]heir [Mm]y [Nn]otre [Nn]uestro [Uu]nser(?:en)?");
const CLIENT = String.raw`(?:${OWN} (?:valued |esteemed )?(?:[Cc]liente?|[Kk]unden?|[Mm]andanten?)(?![\p{L}'’-]))`;
const HIRES = anyOf("hiring recruiting recruits? seeking looking posted vacancy role advertis\\p{L}{1,6}");
const NAMED = new RegExp(
  String.raw`(?:${CLIENT},? (?:the |la |die |der )?|${HIRES}[^.\n]{0,60} on behalf of (?:the )?)${NAME}` +
    String.raw`(?=,| (?:is|are|in|based|near|has|who|seeks?|to|for|–|-)(?!\p{L})|[.(\n])`,
  "u",
);
const FOR_CLIENT = new RegExp(
  anyOfLines`
    ${CLIENT}|${HIRES}[^.\n]{0,60} (?:on|in) behalf of|for (?:a|one of (?:our|their)|their) client
    im auftrag (?:eines|unseres) (?:kunden|mandanten)|pour le compte d(?:['’]un|e (?:notre|son)) client|para (?:importante|un) cliente
  `,
  "iu",
);
const AGENCY = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    "recruitment recruiting recruiters? recruit staffing talent personnel resourcing appointments headhunt\\p{L}* people search",
    "selection resources jobs careers employment \\p{L}*personal\\p{L}* zeitarbeit personaldienst\\p{L}* int[ée]rim ett rh selección",
  )}(?!\p{L})`,
  "iu",
);
const WORK = 3; // of three, as `judgePart` weighs a title
const SENDS = anyOf(
  "posted advertised appl\\p{L}{1,10} send cv resume managed handled bewerb\\p{L}{1,8} postul\\p{L}{1,8} inscri\\p{L}{1,8}",
);
const SENT_BY = anyOf("by to through via with from durch über par por");

const GLUED_TO_WORK = new RegExp(
  anyOfLines`
    [\p{L}\d](?:J[Oo][Bb][Ss]?|Careers?|Hire[sd]?|Recruit\p{L}*)(?!\p{Ll})
    (?:[Jj]obs?|[Cc]areers?|[Hh]ire)\p{Lu}|(?<!\p{L})[Jj]ob\p{Ll}{2}
    \p{Ll}{2}(?:jobs?|careers)(?!\p{L})
  `,
  "u",
);
const OF_BOARDS = new RegExp(
  anyOfLines`
    (?<!\p{L})(?:recruit(?:ers?|ing|ment)|headhunt\p{L}*|job ?(?:board|network|line|search|alert|opportunities))(?!\p{L})
    ^(?:the )?(?:jobs? (?!corps)|dice$|indeed|monster$|linkedin|glassdoor|adzuna|jooble|talent\.com|lensa|seek$|reed\.co|stepstone|xing$)
    ^(?:idealist$|upwork|handshake$|wellfound|the ladders$|craigslist|jora|practicelink|doccafe|travelnursesource|volunteermatch)
  `,
  "iu",
);

const PLACES_OTHERS = /(?<!\p{L})acts? as an employment (?:agency|business)(?!\p{L})/iu;

/** Whether a posting's company is a board or an agency that tells of the jobs of others. */
export function isGoBetween(company: string): boolean {
  return GLUED_TO_WORK.test(company) || OF_BOARDS.test(company);
}

/** Whose job it is, where a recruiter tells of it: the client's name, nobody's, or the name that was read. */
export function withoutRecruiter(company: string, text: string): string {
  if (!FOR_CLIENT.test(text)) return company;
  const name = NAMED.exec(text)?.groups?.name?.replace(/\.$/u, "") ?? "";
  if (name !== "" && canBeName(name) && judgePart(name).title < WORK && !AGENCY.test(name)) return name;
  const own = RegExp.escape(company);
  const isRecruiter =
    AGENCY.test(company) ||
    PLACES_OTHERS.test(text) ||
    new RegExp(`${own}[^.\\n]{0,40} (?:client|behalf|auftrag|compte|cliente)(?!\\p{L})`, "iu").test(text) ||
    new RegExp(String.raw`(?:${SENDS})[^.\n]{0,40} ${SENT_BY} ${own}(?!\p{L})`, "iu").test(text);
  return company !== "" && isRecruiter ? "" : company;
}
