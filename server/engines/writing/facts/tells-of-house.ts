import type { Profile } from "../../analysis/profile.ts";
import { anyOf, anyOfLines } from "../../any-of.ts";
import { tellsOfOther } from "../languages/en/tells-of-other.ts";
import type { MaterialLanguage } from "../language.ts";

const IS = /^(?:is|was|has|had|ist|war|hat|est|était|es|era|tiene)(?!\p{L})/u;
const HOUSE = anyOf(
  "company firm bank organi[sz]ation employer client group business practice school hotel restaurant store shop facility site plant",
  "ward unit department home clinic hospital agency charity team branch office",
);
const OF_HOUSE = new RegExp(
  anyOfLines`
    ^(?:(?:the|this|our|its) ${HOUSE} (?:${anyOf("is was has had are were closed moved opened won")}|\p{Ll}{3,}[^s]s) |(?:${HOUSE}) (?:is|was|has been|closed|moved) )
    ^(?:die firma|das (?:unternehmen|haus|werk)|der (?:betrieb|konzern)) (?:ist|war|wurde|hat|bietet|beschäftigt|produziert|fertigt|schloss)
    ^(?:l['’](?:entreprise|établissement|agence)|la (?:société|boutique|clinique)|le (?:groupe|magasin|restaurant)) (?:est|était|a|propose|emploie|compte|fabrique|ferm\p{L}+)
    ^(?:el (?:centro|negocio|hotel|grupo|colegio)|la (?:empresa|tienda|fábrica|clínica)) (?:es|era|fue|tiene|ofrece|cuenta|cerr\p{L}+|se)
    ^(?:family[- ](?:owned|run)|familiengeführt\p{L}*|familienunternehmen|entreprise familiale|empresa familiar)(?=[ ,.(])
  `,
  "iu",
);
/** "Northgate Bank is a fast growing community bank." */
const IS_A = /^(?:\p{Lu}[\p{L}&.'’-]* ){1,4}(?:is|was) (?:an?|the|one of) /u;
const RATED = new RegExp(
  `^${anyOf("Rated Accredited Established Founded Headquartered")} (?:(?:1[89]|20)\\d\\d|${anyOf("in by since at as")} |\\p{Lu}\\p{Ll}+ (?:by|for)(?!\\p{L}))`,
  "u",
);

/** Whether a line of a job describes the employer: "Fernside is a home of 38 beds", "Rated Good by CQC". */
export function describesHouse(line: string, { jobs }: Pick<Profile, "jobs">): boolean {
  const text = line.replace(/^\P{L}+/u, "");
  const isNamed = jobs.some(({ employer }) => {
    const words = (employer ?? "").split(" ");
    const shared = words.findIndex((_, at) => !text.startsWith(words.slice(0, at + 1).join(" ")));
    const name = words.slice(0, shared < 0 ? words.length : shared).join(" ");
    return name.length > 2 && IS.test(text.slice(name.length).trim());
  });
  return isNamed || [RATED, OF_HOUSE, IS_A].some((one) => one.test(text));
}

/** Whether a line of a job tells of the employer or of somebody else, and not of its person. */
export function tellsOfHouse(line: string, profile: Pick<Profile, "jobs">, language: MaterialLanguage): boolean {
  return describesHouse(line, profile) || (language === "en" && tellsOfOther(line.replace(/^\P{L}+/u, "")));
}
