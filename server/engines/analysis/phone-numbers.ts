import { anyOf } from "../any-of.ts";
import { wordsOf } from "./resume-lines.ts";
import { STREETS } from "./street-lines.ts";

/** `isOfPhone` is whether the text says that it is a number to call. */
export type PhoneNumber = { found: string; index: number; isOfPhone: boolean };

const AREA = String.raw`\(\+?\d{1,5}\)[ .-]{0,3}`;
const PREFIX = String.raw`(?:\+\d{1,3} ?)?0?\d{2,4} \/ (?=\d{5})`;
const PHONE = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${PREFIX})?\+?(?:${AREA})?\d{1,14}(?:(?:[ .-]{1,3}|/)\d{1,14}|[ .-]{0,3}${AREA}\d{1,14}){0,6}(?!\d)`,
  "gu",
);
const FEWEST_DIGITS = 7;
const MOST_DIGITS = 15;
const YEAR = String.raw`(?:19|20)\d\d`;
const DATE = new RegExp(
  String.raw`^(?:\d{1,2}[./-]){0,2}${YEAR}(?:$|\D)|^${YEAR}[./-]\d{1,2}[./-]\d{1,2}$|^${YEAR} ?[ ./-] ?${YEAR}$`,
);
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
/** "Brunswick VIC 3056 0491 570 156", "Miami FL 33130 305 555 0112": the number begins behind the town's code. */
const CODE_AHEAD = /^(?<code>\d{4,6}) (?<rest>(?:\+|\(?0|(?=(?:[ ().-]{0,2}\d){10}$)).{7,})$/u;
const FEWEST_BEHIND_CODE = 9;
const BEHIND_TOWN = /\p{L}[,.]? (?:[-–] ?)?$/u;
/** "0491 570 156 14 Barkly Street": what a street follows is the number of a house. */
const HOUSE_BEHIND = /^(?<rest>.{9,}?)(?<house> \d{1,4})$/u;
const STREET_BEHIND = new RegExp(String.raw`^[a-z]? (?:\p{Lu}[\p{L}.'’-]{0,20} ){1,4}${STREETS}(?!\p{L})`, "iu");

function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, "").length;
  return digits >= FEWEST_DIGITS && digits <= MOST_DIGITS && !DATE.test(text);
}

function lastWord(text: string): string {
  return wordsOf(text).at(-1) ?? "";
}

function withoutAddress(text: string, { 0: found, index }: RegExpExecArray): { found: string; index: number } {
  const before = text.slice(Math.max(0, index - LONGEST_LABEL), index);
  const ahead =
    BEHIND_TOWN.test(before) && !OF_PHONE.test(lastWord(before)) ? CODE_AHEAD.exec(found)?.groups : undefined;
  const isWhole = (ahead?.rest ?? "").replace(/\D/g, "").length >= FEWEST_BEHIND_CODE;
  const { code = "", rest = found } = isWhole ? (ahead ?? {}) : {};
  const isBeforeStreet = STREET_BEHIND.test(text.slice(index + found.length));
  const bare = isBeforeStreet ? (HOUSE_BEHIND.exec(rest)?.groups?.rest ?? rest) : rest;
  return { found: bare, index: code === "" ? index : index + code.length + 1 };
}

/** What stands for digits that are not told: "+49 176 313 XXX XX". */
const MASK = /^(?:[ .-]{0,2}[xX]{2,}|[•…?]|[.-]?(?:\*{2,}|_{2,}|#{2,}))/u;

/** The telephone numbers of a text; one of a licence or a register, or one that goes on in a letter, is none. */
export function findPhones(text: string): PhoneNumber[] {
  return [...text.matchAll(PHONE)].flatMap((match) => {
    const { found, index } = withoutAddress(text, match);
    const label =
      text
        .slice(Math.max(0, index - LONGEST_LABEL), index)
        .split(LABEL_BORDERS)
        .at(-1) ?? "";
    const isOfPhone = OF_PHONE.test(label);
    const behind = text.slice(index + found.length);
    const isOther = !isOfPhone && (OF_REGISTER.test(label) || /^\p{L}/u.test(behind));
    return isPhone(found) && !isOther && !MASK.test(behind) ? [{ found, index, isOfPhone }] : [];
  });
}

const LABEL_AHEAD = /(?<!\p{L})\p{L}{1,9}[.:]{0,2}[ \t]{0,2}$/u;

/** The text with a tab in place of each telephone number, and of the word that says which of somebody's it is. */
export function withoutPhones(text: string): string {
  return findPhones(text).reduceRight((rest, { found, index, isOfPhone }) => {
    const before = rest.slice(0, index);
    return `${isOfPhone ? before.replace(LABEL_AHEAD, "") : before}\t${rest.slice(index + found.length)}`;
  }, text);
}
