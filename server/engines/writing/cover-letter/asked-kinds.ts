import { anyOf, anyOfLines } from "../../any-of.ts";
import { languagesIn } from "../facts/held-languages.ts";
import { CREDENTIAL_KINDS, credentialIn } from "../facts/credential-kinds.ts";

export type StatedKind =
  | "pay"
  | "present pay"
  | "notice"
  | "start"
  | "hours"
  | "languages"
  | "number"
  | "permit"
  | "papers"
  | "home"
  | "link";

const asks = (source: string) => new RegExp(`(?<!\\p{L})${source}`, "iu");
const word = (words: string) => asks(`${anyOf(words)}(?!\\p{L})`);

const PAY = asks(anyOfLines`
  salar(?:y|ies)|pay|wages?|ctc|compensation|remuneration|(?:day|hourly|daily) rate
  gehalt|gehalts|lohn|verdienst|prétentions|rémunération|salaire|sueldo|salario|salarial|retribu
`);
const PRESENT = word("current present last actuelle? actual aktuelles?");
const WANTED = asks(anyOfLines`
  expect|desired|require|wish|want|look|vorstellung|wunsch|souhait|prétention|pretensi|aspiraci|desead
`);
const HOURS = asks(anyOfLines`
  availab\p{L}+ (?:for|to work|on|at|during|over) (?!(?:immediate|the)? ?(?:start|interview))|(?:nights?|weekends?|evenings|shifts?|weekly hours)(?!\p{L})
  (?:which|what|preferred|desired) (?:days|hours|shifts?)|hours (?:a|per|each) week|(?:weekly|working) hours|days (?:a|per) week
  (?:wochenstunden|arbeitsstunden|stundenumfang|schicht|wochenend|nachtdienst)|horaires?|week-end|(?:la|de) nuit|temps de travail
  disponibilidad (?:horaria|(?:para|de) (?!incorpora))|turnos?|fines de semana|de noche|jornada
`);
const NOTICE = word(String.raw`notice(?:\speriod)? kündigungsfrist\p{L}* préavis preaviso`);
const START = asks(anyOfLines`
  (?:start|starting|begin|commence)(?!\p{L})|joining (?:date|time)|when you(?:['’](?:re|d)| are| can| could| would| will| might)|how soon|earliest|availability|available|date of availability
  eintritt|startdatum|starttermin|verfügbar|ab wann|anfangen|beginnen
  disponibilités?|prise de poste|date (?:d['’]entrée|à laquelle)|commencer|disponibilidad|incorporaci|incorporar|empezar
`);
const LANGUAGES = asks(anyOfLines`
  languages?(?!\p{L})|sprachen|sprachkenntnisse|sprachniveau|langues?(?!\p{L})|idiomas?(?!\p{L})|lenguas?(?!\p{L})
`);
const OF_CODE = word("programming coding computer markup scripting programmiersprachen programmation programación");
const LEVEL = word("level command knowledge fluency proficiency skills niveau nivel kenntnisse");
const NUMBER = asks(
  String.raw`(?:\p{Lu}{2,8} )?${anyOf("number no\\. pin nummer numéro número n\\.º")}(?!\p{L})|\p{L}{3,20}nummer(?!\p{L})`,
);
const OTHER_NUMBER = asks(anyOfLines`
  phone|telephone|mobile|cell|contact|whatsapp|tax|social security|insurance|passport|bank|account|(?:a|the|what) number
  of (?:years|children|people)|telefon|handy|steuer|téléphone|teléfono|portable
`);
const PERMIT = asks(anyOfLines`
  rights? to work|work(?:ing)? (?:permits?|visas?|authori[sz]ation|eligibility|rights|permission)|visas?(?!\p{L})|nationality
  (?:eligib|authori[sz]ed|entitled|entitlement|allowed|legally able)\p{L}*(?: \p{L}+)? to work|citizenship|(?:immigration|residency|residence|migration) (?:status|permit)
  arbeitserlaubnis|aufenthalts(?:titel|erlaubnis|status)|staatsangehörigkeit|nationalität
  permis de travail|autorisation de travail|titre de séjour|nationalité|permiso de (?:trabajo|residencia)|nacionalidad
`);
const PAPERS = asks(anyOfLines`
  licen[cs]es?(?!\p{L})|(?:certificates?|tickets?|cards?|permits?)(?!\p{L})|(?:you|whether you|if you) (?:can )?drive(?!\p{L})|driv(?:ing|er['’]?s?) licen|own (?:car|vehicle|transport)|(?:have|own) (?:an?|your own) car|vehicle
  führerschein|fahrerlaubnis|permis (?:de conduire|[a-e]{1,2}(?!\p{L}))|véhicule|carn[eé]ts? |permiso de conducir|vehículo
`);
const HOME = asks(anyOfLines`
  (?:current |present |home )?(?:location|residence)(?!\p{L})|where you(?:['’]re| are)? (?:currently |now )?(?:liv|resid|based|located)
  (?:town|city|area|suburb|place|country|state|region|county|district|neighbo\p{L}+)(?: of residence|(?: and country)? (?:that |where |in which )?you (?:currently )?(?:live|are based|reside))
  wohnort|wohnsitz|lieu de résidence|lieu d['’]habitation|où vous habitez|(?:lugar de |ciudad de )?residencia|dónde (?:vive|resid)
`);
const OF_CHOICE = word(
  "prefer preferred preference preferences desired applying interest interested wished chosen which",
);
const LINK = asks(anyOfLines`
  (?:links?|url|address) (?:to|of)|portfolio|portafolio|github|gitlab|linkedin|behance|dribbble|showreel|website|lien vers|enlace
`);

const IS_STORY = /^(?:why|how you)(?!\p{L})|[$€£]/iu;
const LONGEST = 14; // in words

/** What is asked of the letter in one part of a demand: "your notice period", "the languages you speak". */
export function kindsOfPart(part: string): ReadonlySet<StatedKind> {
  const kinds = new Set<StatedKind>();
  if (IS_STORY.test(part) || part.split(" ").length > LONGEST) return kinds;
  const isPay = PAY.test(part);
  if (isPay && PRESENT.test(part)) kinds.add("present pay");
  if (isPay && (WANTED.test(part) || !PRESENT.test(part))) kinds.add("pay");
  if (isPay) return kinds;
  if (PERMIT.test(part)) return kinds.add("permit");
  if (NUMBER.test(part)) return OTHER_NUMBER.test(part) ? kinds : kinds.add("number");
  if (NOTICE.test(part)) return kinds.add("notice");
  if (LINK.test(part)) return kinds.add("link");
  if (HOME.test(part)) return OF_CHOICE.test(part.replace(HOME, "")) ? kinds : kinds.add("home");
  if (isOfLanguages(part)) return kinds.add("languages");
  if (PAPERS.test(part) || CREDENTIAL_KINDS.some((kind) => credentialIn(part, kind))) return kinds.add("papers");
  if (HOURS.test(part)) return kinds.add("hours");
  return START.test(part) ? kinds.add("start") : kinds;
}

function isOfLanguages(part: string): boolean {
  if (OF_CODE.test(part)) return false;
  const named = languagesIn(part).length;
  return LANGUAGES.test(part) || (named > 0 && (LEVEL.test(part) || part.trim().split(" ").length <= named));
}
