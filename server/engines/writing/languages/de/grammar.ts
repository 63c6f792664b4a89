import { isPlaceName } from "../../../analysis/judge-part.ts";
import { anyOf } from "../../../any-of.ts";
import { withoutUnit } from "../joined-titles.ts";
import { lowerFirst } from "../../english-verbs.ts";
import { joinNames } from "../../pick-phrase.ts";
import type { Grammar } from "../grammar.ts";
import { joinedTitles } from "../joined-titles.ts";
import { articleOf } from "./articles.ts";
import { declinedName } from "./declined-name.ts";
import { startLow } from "./done-deeds.ts";
import { LONGEST_NEED, needs, OTHER_SUBJECT } from "./need.ts";
import { joinDeeds, tell } from "./tell-line.ts";

const NOUN = /^(?<adjectives>(?:\p{Lu}?\p{Ll}+e[rs]? ){0,2})(?<noun>\p{Lu}[\p{L}-]+)(?<rest>(?: .*)?)$/u;

/** "Betreuung von 24 Patienten" as the subject of a sentence. */
function named(line: string): string | null {
  const { adjectives = "", noun = "", rest = "" } = NOUN.exec(line)?.groups ?? {};
  const article = articleOf(noun);
  if (article === null) return null;
  const weak = adjectives
    .split(" ")
    .filter((word) => word !== "")
    .map((word) => lowerFirst(word).replace(/e[rs]?$/, "e"));
  return [article, ...weak, noun].join(" ") + withArticles(rest);
}

function withArticles(rest: string): string {
  return rest.replace(
    /(?<= und |, )(?<second>\p{Lu}\p{Ll}+)(?= (?:der|des|von|für|im|am|in|eines|einer|mit)|$)/gu,
    (word) => {
      const article = articleOf(word);
      return article === null ? word : `${article} ${word}`;
    },
  );
}

const BEIM = new RegExp(
  `${anyOf(
    "klinikum krankenhaus spital hospital institut hotel restaurant zentrum haus amt gericht museum theater büro studio labor archiv",
    "atelier heim",
  )}$`,
  "i",
);
const MASCULINE_NAME =
  /(?:gasthof|hort|verein|verlag|verband|verbund|konzern|betrieb|hof|dienst|markt|laden|kreis|kanton|salon|garten)$/i;

const MASCULINE_CODE = /^(?:MVZ|DRK|ASB|BRK|THW|LKH|AKH|UKE|TÜV)(?= |$)/u;
const FEMININE_CODE = /^(?:AWO|IHK|HWK|AOK|DLRG|VHS|LMU|RWTH|ETH|SRH)(?= |$)/u;

const SEVERAL = new RegExp(
  `^(?<begin>(?:\\p{Lu}\\p{L}+er )?(?!Stadt)[\\p{L}-]*${anyOf("werke betriebe kliniken werkstätten bahnen dienste heime")})(?<rest>$| .*)`,
  "iu",
);

const LEGAL = / (?:g?GmbH|GMBH|mbH|AG|KG|OHG|UG|eG|SE|GbR|mbB)$/u;

const FEMININE_HOUSE = new RegExp(
  String.raw`^(?:${anyOf("Kita Firma Kanzlei Praxis Residenz Klinik")}|\p{Lu}\p{Ll}*${anyOf("erei praxis residenz kanzlei klinik apotheke")}) `,
  "u",
);

function at(name: string): string {
  const declined = declinedName(name);
  const noun = declined?.name.split(" ").find((word) => !/^\p{Lu}\p{Ll}+en$/u.test(word)) ?? "";
  const several = SEVERAL.exec(declined?.name ?? name)?.groups;
  if (declined && declined.ending !== "e") return `beim ${declined.name}`;
  if (declined && (LEGAL.test(name) || articleOf(noun) === "die")) return `bei der ${declined.name}`;
  if (several && !LEGAL.test(name)) return `bei den ${several.begin?.replace(/e$/, "en")}${several.rest}`;
  if (/^Stadtwerke /.test(name)) return `bei den ${name.replace("Stadtwerke", "Stadtwerken")}`;
  if (LEGAL.test(name) && !(name.endsWith(" mbB") && BEIM.test(name.split(" ")[0] ?? ""))) return `bei der ${name}`;
  if (MASCULINE_CODE.test(name)) return `beim ${name}`;
  if (FEMININE_CODE.test(name)) return `bei der ${name}`;
  const [house = "", ...units] = name.split(", ");
  const [place = ""] = units;
  if (units.length === 1 && isPlaceName(place)) return `${at(house)} in ${place}`;
  if (units.length > 0) return [at(house), ...units].join(", ");
  const [first = "", ...others] = name.split(" ");
  // "Westfalen Beschläge" is a name without an article; "Klinikum Nord" is one with it.
  const head = others.length > 0 && /^\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)*$/u.test(first) ? first : "";
  if (BEIM.test(head) || MASCULINE_NAME.test(head)) return `beim ${name}`;
  if (/(?:Hospital|Klinikum|Institut|haus|heim|zentrum|[Kk]olleg|[Gg]ymnasium|museum)(?= |$)/u.test(name))
    return `beim ${name}`;
  if (others.length === 1 && LAST_OF_NAME.test(others[0] ?? "")) return `beim ${name}`;
  if (
    others.length > 0 &&
    /(?:gruppe|gesellschaft|genossenschaft|stiftung|spedition|verwaltung|station|klinik|praxis|werkstatt|apotheke|hilfe)$/iu.test(
      others.at(-1) ?? "",
    )
  )
    return `bei der ${name}`;
  if (/^\p{L}*(?:schule|akademie|universität)(?= |$)/iu.test(name)) return `an der ${name}`;
  if (FEMININE_HOUSE.test(name)) return `bei der ${name}`;
  return articleOf(head) === "die" && !/^(?:Musik|Politik|Zeitarbeit)$/.test(head) ? `bei der ${name}` : `bei ${name}`;
}

function duty(sentence: string): string | null {
  const text = sentence.replace(/(?<![\s.;])[\s.;]+$/, "").split(/(?<!-),| sowie /)[0] ?? "";
  if (/^(?:Die|Der|Das|Verantwortung|Mithilfe|Mitarbeit|Mitwirkung|Unterstützung) /u.test(text)) return null;
  if (/\d|[@“”„"]/.test(text) || text.split(" ").length > LONGEST_NEED || OTHER_SUBJECT.test(text)) return null;
  const noun = named(text);
  return noun?.replace(/(?<=^|(?: und|,) )der (?=\p{Lu})/gu, "den ") ?? null;
}

const NO_PERSON = new RegExp(
  String.raw`^(?:Freiwillig(?:es|er) .+|${anyOf(
    String.raw`\p{L}*[Pp]raktik(?:um|a) \p{L}*[Aa]usbildung Umschulung Praxissemester Volontariat Werkstudent\p{L}+`,
    String.raw`\p{L}*[Ff]reiwilligendienst FSJ BFD FÖJ (?:Zivil|Grundwehr)dienst`,
    String.raw`\p{L}*(?:[Zz]eit|[Pp]flege|[Pp]ause) (?:Neben|Mini|Ferien|Schüler|Aushilfs|Studenten)job Nebentätigkeit`,
    "[Aa]uslandsaufenthalt [Ww]eltreise",
  )})(?!\p{L})`,
  "u",
);

const SHORTENED: readonly [RegExp, string][] = [
  [/(?<!\p{L})[Ss]t(?:ell)?v\. (?=\p{L}+(?:in|frau|kraft|leitung)(?!\p{L}))/gu, "stellvertretende "],
  [/(?<!\p{L})[Ss]t(?:ell)?v\. /gu, "stellvertretender "],
  [/(?<!\p{L})[Kk]fm\. /gu, "kaufmännische "],
  [/(?<!\p{L})[Tt]echn\. /gu, "technische "],
];

function spokenInFull(title: string): string {
  const whole = SHORTENED.reduce((said, [short, full]) => said.replace(short, full), withoutUnit(title));
  return joinedTitles(whole, "und");
}

function work(title: string, employer: string | null): string | null {
  if (NO_PERSON.test(title)) return null;
  return `${startLow(spokenInFull(title))}${employer ? ` ${at(employer)}` : ""}`;
}

const LAST_OF_NAME = /(?:verlag|verband|verein|konzern|markt|kreis|betrieb|dienst)$/iu;
const CLASS = String.raw`[A-ELMT]\p{Lu}?\d?\p{Lu}?`;
const DRIVING = new RegExp(
  `^(?<paper>Führerschein|Fahrerlaubnis)e?(?: (?:der )?Klassen?)? (?<classes>${CLASS}(?:, ${CLASS})*)$`,
  "u",
);

/** "Staplerschein" as "den Staplerschein". */
function credential(name: string): string {
  const { paper, classes = "" } = DRIVING.exec(name)?.groups ?? {};
  const all = classes.split(", ");
  if (paper !== undefined) {
    const kind = all.length === 1 ? "Klasse " : /klasse/iu.test(name) ? "der Klassen " : "";
    const named = kind + joinNames(all, "und");
    return `${paper === "Führerschein" ? "den" : "die"} ${paper} ${named}`;
  }
  const [first = ""] = name.split(" ");
  if (/(?:schein|pass|ausweis|brief)$/iu.test(first)) return `den ${name}`;
  if (/(?:prüfung|eignung|erlaubnis|berechtigung|zulassung|qualifikation|approbation)$/iu.test(first))
    return `die ${name}`;
  if (/(?:meister|techniker|fachwirt|betriebswirt|lehrgang)$/iu.test(first)) return `den ${name}`;
  if (/^(?:Ausbildung|Weiterbildung|Fortbildung|Prüfung) /u.test(name)) return `die ${name}`;
  return /(?:zertifikat|examen|zeugnis|diplom)$/iu.test(first) ? `das ${name}` : name;
}

export const GRAMMAR: Grammar = {
  tell,
  needs,
  duty,
  work,
  at,
  join: joinDeeds,
  position: (title) => startLow(spokenInFull(title)),
  person: () => null,
  credential,
  trade: () => null,
  topic: (_id, wording) => wording,
};
