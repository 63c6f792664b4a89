import type { Profile } from "../analysis/profile.ts";
import { anyOf } from "../any-of.ts";

const EMAIL = /(?<![\w.+-])(?!x{3,}@)[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;
const AREA = String.raw`\(\+?\d{1,5}\)[ .-]{0,3}`;
const PREFIX = String.raw`(?:\+\d{1,3} ?)?0?\d{2,4} \/ (?=\d{5})`;
const PHONE = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${PREFIX})?\+?(?:${AREA})?\d{1,14}(?:(?:[ .-]{1,3}|/)\d{1,14}|[ .-]{0,3}${AREA}\d{1,14}){0,6}(?!\d)`,
  "gu",
);
/** "Scranton, PA 18504 - (570) 555-0148": the number begins behind it. */
const ZIP_CODE = /(?<=, \p{Lu}{2} )\d{5}(?:-\d{4})?(?!\d)|(?<=\p{L} )\(\d{2}\)(?= [-–] 0)/gu;
const FEWEST_DIGITS = 7;
const MOST_DIGITS = 15;
const YEAR = String.raw`(?:19|20)\d\d`;
const DATE = new RegExp(
  String.raw`^(?:\d{1,2}[./-]){0,2}${YEAR}(?:$|\D)|^${YEAR}[./-]\d{1,2}[./-]\d{1,2}$|^${YEAR} ?[ ./-] ?${YEAR}$`,
);
const TOP_LINES = 12;
const LONGEST_LABEL = 60;
const LABEL_BORDERS = /[,;|·•\t\n()]|\s[/–—-]\s|@\S+|\d{3}(?=\D)/u;
const OF_PHONE = new RegExp(
  `(?<!\\p{L})${anyOf(
    String.raw`(?:tele)?phone\p{L}* tele?(?:f[oó]no?)?s? tél(?:éph\p{L}*)? telefon\p{L}* mob(?:il\p{L}*)? móvil cell(?:ular|phone)? handy`,
    String.raw`cel(?:ular)? portable ph call text whatsapp contact reach ring fon t m p h (?<!c\.)c(?!\.?c) w`,
  )}(?!\\p{L})`,
  "iu",
);
const OF_REGISTER = new RegExp(
  `(?<!\\p{L})${anyOf(
    String.raw`licen[cs]\p{L}* regist\p{L}* reg membership certificat\p{L}* permits? permis badge tickets? card id ref`,
    String.raw`numbers? numéro número num no nr nº carte matricule \p{L}*(?:nummer|ausweis) colegiad\p{L}* pin fax télécopie`,
    "npi nmc nmbi hcpc gmc gphc sia rpps adeli siret siren dni nie nif nss cif utr ssn abn acn tfn vat ust tin lanr ahpra",
    "psira sace hpcsa box postfach apartado c\\.c\\.? cc cédula curp rut rfc cpf",
  )}(?!\\p{L})|n°|#`,
  "iu",
);
const AREA_CODE = /(?<!\p{L})(?:area(?: code)?):? ?(?<code>\d{3})(?!\d)/iu;
const DIGITS_WITHOUT_AREA = 7;

/** A date of birth is no number to call. */
function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, "").length;
  return digits >= FEWEST_DIGITS && digits <= MOST_DIGITS && !DATE.test(text);
}

/** A number of a licence or a register, or one that goes on in a letter, is none to call. */
function callable(text: string): string | undefined {
  const numbers = [...text.matchAll(PHONE)].flatMap(({ 0: found, index }) => {
    const label =
      text
        .slice(Math.max(0, index - LONGEST_LABEL), index)
        .split(LABEL_BORDERS)
        .at(-1) ?? "";
    const isOfPhone = OF_PHONE.test(label);
    const isOther = !isOfPhone && (OF_REGISTER.test(label) || /^\p{L}/u.test(text.slice(index + found.length)));
    return isPhone(found) && !isOther ? [{ found, index, isOfPhone }] : [];
  });
  const best = numbers.find(({ isOfPhone }) => isOfPhone) ?? numbers[0];
  if (!best || best.found.replace(/\D/gu, "").length !== DIGITS_WITHOUT_AREA) return best?.found;
  const line = text.slice(text.lastIndexOf("\n", best.index) + 1).split("\n")[0] ?? "";
  const code = AREA_CODE.exec(line)?.groups?.code;
  return code ? `(${code}) ${best.found}` : best.found;
}

/** The mail address and telephone number of the resume, as it writes them. */
export function contactsOf(profile: Pick<Profile, "lines" | "sections">): string[] {
  return Object.values(contactWays(profile)).filter((contact) => contact !== null);
}

export function contactWays(profile: Pick<Profile, "lines" | "sections">): Record<"mail" | "phone", string | null> {
  const own = profile.sections
    .filter(({ kind }) => kind === "contact")
    .flatMap(({ lines }) => profile.lines.slice(lines.from, lines.to + 1))
    .join("\n");
  const text = (own === "" ? profile.lines.slice(0, TOP_LINES).join("\n") : own).replace(ZIP_CODE, "");
  return { mail: EMAIL.exec(text)?.[0] ?? null, phone: callable(text) ?? null };
}
