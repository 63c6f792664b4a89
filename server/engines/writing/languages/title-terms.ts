import { isPlaceName } from "../../analysis/judge-part.ts";
import { isSector } from "../../postings/described-house.ts";
import { anyOf, anyOfLines } from "../../any-of.ts";

const FROM = String.raw`(?:(?:à|zu|al|ab|bis(?: zu)?|mind\.|min\.) )?`;
const SPAN = String.raw`${FROM}(?:(?:ca\.? |env\. )?\d{1,3} ?(?:[-–—]|bis|à|a) ?)?\d{1,3}(?:[.,]\d)? ?`;
const WEEK = String.raw`(?: ?(?:${anyOf("/ pro par por je")}) ?(?:woche|wo\.?|sem(?:aine|ana)?\.?)| hebdo\p{Ll}*| semanales| wöchentlich)?`;
const TIMES = anyOf("vollzeit teilzeit minijob minijob-basis");
const TERM = anyOfLines`
  ${SPAN}%(?: ?gesucht)?|${SPAN}(?:std\.?|stunden|wochenstunden|heures|horas|hrs?|h)${WEEK}(?!\p{L})
  all genders|m/w/d/x|(?:modalidad |formato )?(?:híbrid[oa]|remot[oa]|presencial)|(?:media )?jornada(?: completa| parcial)?
  (?:in )?(?:voll|teil)- ?(?:oder|und|/|bzw\.) ?(?:teil|voll)zeit|(?:in |auf )?${TIMES}(?:(?: oder | / |/| und |, )(?:in )?${TIMES})?|(?:en )?(?:cdi|cdd)(?: \(?(?:de )?\d{1,2} mois\)?)?
  (?:à )?temps (?:plein|partiel|complet)|a tiempo (?:completo|parcial)|[½¾] temps|mi-temps|medio tiempo|halbtags
  (?:zunächst |un)?befristet(?: bis [\d.]{4,10}| auf \d{1,2} \p{L}{3,7})?|ab sofort|\d-tage-woche|[23]x8|gesucht
  (?:réf|ref|job-?id|kennziffer|referenz|stellen-?nr)[.:]? ?[\p{L}\d./-]{2,14}
  (?:con|sin|mit|avec) (?:(?:und ohne|o sin|ou sans|\p{Ll}{4,12}) )?(?:berufs)?(?:experiencia|erfahrung|expérience)
  (?:im|in) (?:\p{L}{2,10}-?)?(?:nacht|schicht|früh|spät)(?:schicht|dienst|betrieb)(?:system)?
  (?:remplacement|congé) (?:congé )?maternité|elternzeitvertretung|(?:por|para) (?:sustitución|suplencia)|incorporación inmediata
  (?:curso|année|schuljahr|temporada) (?:scolaire )?20\d\d(?:[/–-]\d{2,4})?|recién egresad[oa]s?|débutante?s? accepté\p{Ll}*|quereinsteiger\p{Ll}*|(?:auch )?home-?office(?: möglich)?
  télétravail(?: partiel| possible)?|teletrabajo(?: parcial)?
`;
const ONE_TERM = String.raw`[,|;]? ?[([]?(?<![\p{L}\d])${TERM}(?![\p{L}\d])[)\]]?(?=$|[\s,|;)–-])`;
const TERMS = new RegExp(ONE_TERM, "giu");
const HAS_TERM = new RegExp(ONE_TERM, "iu");
const GENDERS = /(?:^|\s)[([]?\s?[mwfdxhi](?:[/|*,][mwfdxhi]){1,3}(?![\p{L}\d])(?:\s?[)\]])?/giu;
const IN_BRACKETS = / [([](?<said>[^()[\]]{1,80})[)\]]/gu;
const JOINER = new RegExp(`(?: ${anyOf("oder bzw\\. und ou et o y e auch")}){1,2} ?(?=$| [–—-] )`, "giu");
const PAY = new RegExp(
  String.raw`[€$£]|\d ?k€?(?!\p{L})|(?<!\p{L})${anyOf("fijo\\s?(?:\\+|más|y)\\s?variable fixe\\s?(?:\\+|et)\\s?variable sueldo salaire comisiones primes gehalt")}(?!\p{L})`,
  "iu",
);
const REGION = new RegExp(
  `^${anyOf(
    "zona secteur gebiet raum großraum region región région plz área département einsatzort arbeitsort dienstort standort lieu",
  )}(?!\\p{L})|^\\p{Lu}[\\p{L}' -]{2,30} \\((?:\\d{2,3}|\\p{Lu}{2})\\)$|^\\d{4,5}(?!\\p{L})`,
  "iu",
);
const IN_TOWN = / (?:in|à|en) (?<town>\p{Lu}\p{Ll}[\p{L}.'’ -]{1,40})$/u;
const WHERE = new RegExp(`, ${anyOf("einsatzort arbeitsort dienstort standort")} .{2,40}$`, "iu");

/** Whether a part of a title tells where the work is, or what it pays. */
function isBesides(part: string, location: string): boolean {
  const [first = ""] = part.split(", ");
  return PAY.test(part) || REGION.test(part) || isPlaceName(first) || isSector(part) || location.startsWith(first);
}

/** A title without hours, contract, pay and place: "Personalverrechner:in" of "... (Teilzeit oder Vollzeit) – Linz". */
export function withoutTerms(title: string, { location, company }: { location: string; company: string }): string {
  const [first = "", ...parts] = title
    .replace(GENDERS, " ")
    .replace(WHERE, "")
    .trim()
    .split(/\s[–—-]\s/u);
  const bare = [first, ...parts.map((part) => part.trim()).filter((part) => !isBesides(part, location))]
    .join(" – ")
    .replace(IN_BRACKETS, (all, said: string) => (HAS_TERM.test(said) || isBesides(said, location) ? "" : all))
    .replace(TERMS, " ")
    .replace(JOINER, " ")
    .replace(/ {2,}/gu, " ")
    .replace(/ [–—-](?= [–—-] )/gu, "")
    .replace(/(?<![\s,|;/–-])[\s,|;/–-]+$/u, "")
    .replace(IN_TOWN, (all, town: string) => {
      const [first = ""] = town.split(" ");
      return isPlaceName(town) || location.startsWith(first) || company.endsWith(` ${first}`) ? "" : all;
    })
    .trim();
  return /\p{L}{3}/u.test(bare) ? bare : title;
}
