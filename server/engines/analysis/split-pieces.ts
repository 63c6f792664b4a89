import { anyOf } from "../any-of.ts";
import { isFieldOfWork } from "./fields-of-work.ts";
import { isHead, isLegalSuffix, isOrganisationWord, isPlaceName, judgePart } from "./judge-part.ts";
import { studyFieldsIn } from "./lexicon/study-fields.ts";
import { wordsOf } from "./resume-lines.ts";
import { tidyPart } from "./tidy-part.ts";

const SURE_EMPLOYER = 2; // of three: "at" behind a title says as much as "Hospital" in a name
const SURE_TITLE = 3;
const LONGEST_UNKNOWN_TITLE = 7;
/** What it joins is followed by the closing one. */
export const OPEN_BRACKET = " (";
const BRACKETS = /^([^()]{2,80}?) ?\(([^()]{2,60})\)$/u;
const SMALL_LIST = /^\p{Ll}[\p{Ll} -]{1,20}(?:, \p{Ll}[\p{Ll} -]{1,20}){1,3}$/u;
const COLON = /^([^:]{2,60}?) ?: (.{2,80})$/u;
const CONTRACTS = anyOf(
  "contract contractor freelance agency zeitarbeit leiharbeit intérim part full remote hybrid onsite on-site temp temporary seasonal intern permanent",
  "fixed self",
);
const KIND_OF_CONTRACT = new RegExp(String.raw`^${CONTRACTS}\b`, "i");

const NO_FIELD_OF_ITS_OWN = anyOf(
  "Ferien(?:job|arbeit) Aushilfsjob Nebenjob FSJ FÖJ BFD Bundesfreiwilligendienst Zivildienst Freiwilliges\\s(?:Soziales|Ökologisches)\\sJahr",
  "Service\\scivique Job\\sd['’]été Emploi\\sd['’]été Job\\sétudiant Servicio\\ssocial Summer\\sjob Holiday\\sjob",
);
const ITS_OWN = new RegExp(`^${NO_FIELD_OF_ITS_OWN}$`, "u");
/** "Praktikum Stadt Celle", "Ferienjob Volkswagen". */
const FORM_OF_WORK = new RegExp(
  `^(?<form>${NO_FIELD_OF_ITS_OWN}|(?:Schüler|Pflicht|Schul|Orientierungs|Betriebs)?[Pp]raktikum|Aushilfe|Minijob|Stage|Prácticas|` +
    `Internship|Work\\s(?:experience|placement)|Placement) (?:an der |am )?(?<house>\\p{Lu}.{2,60})$`,
  "u",
);

function isNameOfHouse(form: string, house: string): boolean {
  const { title, employer } = judgePart(house);
  const mayBe = title < SURE_TITLE && !isFieldOfWork(house) && studyFieldsIn(house).length === 0;
  const isLong = ITS_OWN.test(form) && wordsOf(house).length > 1;
  return mayBe && (isLong || employer > 0 || wordsOf(house).slice(1).some(isPlaceName));
}

export type Piece = { text: string; joint?: string | null; isEmployer?: boolean };

/** "Engineer at Google", "Engineer (Google)"; where the rest may as well belong to the title, the joint says so. */
export function splitAt(atom: string, isDated: boolean): Piece[] {
  const [, role = "", house = ""] = isDated ? (COLON.exec(atom) ?? []) : [];
  if (house.endsWith(")") && judgePart(role).title === 3)
    return [{ text: tidyPart(role) }, { text: tidyPart(house), joint: ": " }];
  return splitAtJoint(atom) ?? splitAtSign(atom, isDated) ?? splitAtForm(atom) ?? [{ text: atom }];
}

export const PRIVATE_FAMILY = /^(?:an? |the |private ){0,2}famil(?:y|ies) in \p{Lu}/iu;
const UNDER = /^(?:under|with|by|for|of|incl) /i;
const FOR_FAMILY = /^(.{2,60}?) for ((?:the |a )?(?:\p{Lu}[\p{L}'’-]+ |private ){1,3}(?:family|families))$/u;

function splitAtForm(atom: string): Piece[] | null {
  const { form = "", house = "" } = FORM_OF_WORK.exec(atom)?.groups ?? {};
  if (form === "" || !isNameOfHouse(form, house)) return null;
  return [{ text: form }, { text: house, joint: null, isEmployer: true }];
}

function splitAtJoint(atom: string): Piece[] | null {
  const [, nanny, family] = FOR_FAMILY.exec(atom) ?? [];
  if (nanny && family) return [{ text: nanny }, { text: family, joint: null, isEmployer: true }];
  const match =
    /^(.{2,90}?) (at|bei|beim|chez|with|@|en|à) (?=[\p{Lu}\d]|(?:verschieden|divers|various|several|plusieurs|varios))(.+)$/u.exec(
      atom,
    );
  const [, left = "", joint = "", right = ""] = match ?? [];
  const isDoubtful = joint === "en" || joint === "à";
  if (joint === "en" && KIND_OF_HOUSE.test(right)) return null;
  const words = wordsOf(left);
  const isTitle = words.some(isHead) || judgePart(left).title === SURE_TITLE;
  // "University of Texas at Austin" is one name.
  const mayBeTitle = words.length <= LONGEST_UNKNOWN_TITLE && !words.some(isOrganisationWord);
  if (!match || !(isTitle || (mayBeTitle && !isDoubtful && joint !== "with"))) return null;
  const isEmployer = isTitle && !isDoubtful && joint !== "with";
  return [{ text: tidyPart(left) }, { text: tidyPart(right), joint: isDoubtful ? ` ${joint} ` : null, isEmployer }];
}

/** "Acme: Cook", "Cook (Acme)", but not "Nurse (part-time)". */
function splitAtSign(atom: string, isDated: boolean): Piece[] | null {
  const [, first = "", second = ""] = BRACKETS.exec(atom) ?? COLON.exec(atom) ?? [];
  const pieces = [tidyPart(first), tidyPart(second)];
  if (pieces.some((piece) => !/\p{L}{2}/u.test(piece))) return null;
  const isBracket = atom.endsWith(")");
  if (isBracket && (isShortFor(second, first) || SMALL_LIST.test(second))) return null;
  if (isBracket && KIND_OF_HOUSE.test(second) && judgePart(pieces[0]!).title === 0) return [{ text: pieces[0]! }];
  if (isBracket && (SHARE.test(second) || isSubject(second) || isPartOfHouse(first, second))) return null;
  const [left, right] = pieces.map((piece) => wordsOf(piece).some(isHead));
  const isHouseFirst =
    isBracket && !left && !UNDER.test(second) && judgePart(pieces[1]!).title === 3 && judgePart(pieces[0]!).title === 0;
  const isOneBracket = (right && !isHouseFirst) || KIND_OF_CONTRACT.test(second) || (!left && !right && !isDated);
  if (isBracket ? isOneBracket : left === right && !isDated) return null;
  return [{ text: pieces[0]! }, { text: pieces[1]!, joint: isBracket ? OPEN_BRACKET : ": " }];
}

function isShortFor(letters: string, name: string): boolean {
  const initials = (name.match(/(?<!\p{L})\p{Lu}/gu) ?? []).join("");
  return letters.length > 1 && initials.endsWith(letters);
}

/** "Infirmière en EHPAD" tells in what kind of house, and names none. */
const KIND_OF_HOUSE = new RegExp(
  `^${anyOf("EHPAD MAS FAM IME USLD HAD SSR SMR ESAT SSIAD SESSAD CMP ITEP GMS BTP CHR PME TPE ESN SSII CDI CDD ALSH ULIS REP")}\\b`,
);

/** "Teaching Fellow (0.6 FTE)". */
const SHARE = /^\d[\d.,]* ?(?:%|fte|wte|h|hrs|hours|std|horas|heures|months|weeks|days)(?!\p{L})/iu;

const OF_DEPARTMENT = new RegExp(
  `^${anyOf(
    "(?:department|dept\\.?|section)\\s\\p{L}+ (?:abteilungs|bereichs)\\p{L}+ chef(?:fe)?\\sde\\srayon",
    "responsable\\s(?:de|du)\\srayon jef[ea]\\sde\\s(?:sección|departamento)",
  )}$`,
  "iu",
);

function isPartOfHouse(title: string, part: string): boolean {
  if (isFieldOfWork(part)) return true;
  return OF_DEPARTMENT.test(title) && judgePart(part).employer < SURE_EMPLOYER;
}

/** "Class Teacher (Economics)". */
function isSubject(text: string): boolean {
  return wordsOf(text).length === 1 && studyFieldsIn(text).length > 0 && judgePart(text).employer === 0;
}

const TITLE_OF_OWNER = /^(?:DDS|DMD|DVM|MD|DPM|Esq\.?)$/u;

const DOTTED_FORM = new RegExp(
  String.raw`^(?<form>(?:\p{Lu}\. ?){1,2}\p{Lu}\.(?: (?:de|DE) \p{Lu}\. ?\p{Lu}\.)?)` +
    String.raw`(?: \([^()]{3,40}\))?(?: (?<rest>\p{Lu}\p{Ll}.*))?$`,
  "u",
);

/** ", S.A. de C.V. (muebles) Celaya": behind the legal form of the house before the comma stands its town. */
function partedForm(atom: string, isBehindName: boolean): string[] {
  const { form = "", rest = "" } = isBehindName ? (DOTTED_FORM.exec(atom)?.groups ?? {}) : {};
  return isLegalSuffix(form) ? [form, ...(rest === "" ? [] : [rest])] : [atom];
}

/** What commas part on a line, where none belongs to the name of a firm. */
export function splitAtCommas(text: string): string[] {
  const atoms: string[] = [];
  for (const raw of text.split(/\ue002|,(?![^()]{0,60}\))/)) {
    const [atom = "", ...behind] = partedForm(tidyPart(raw), atoms.length > 0);
    if (atom === "") continue;
    const last = atoms.at(-1);
    if (last !== undefined && (isLegalSuffix(atom) || (TITLE_OF_OWNER.test(atom) && judgePart(last).title < 2)))
      atoms[atoms.length - 1] = `${last}, ${atom}`;
    else if (PARTNERS.test(atom)) atoms.push([...partnersBefore(atoms), atom].join(", "));
    else atoms.push(atom);
    atoms.push(...behind);
  }
  return atoms;
}

/** "Ogunlade, Peters & Co.": of a firm's partners each but the last stands before a comma. */
const PARTNERS =
  /^\p{Lu}[\p{L}'’-]+ (?:&|and) (?:Co\.?|Company|Sons|Brothers|Partners|Associates)(?: \([^()]{2,60}\))?$/u;
const PARTNER = /^\p{Lu}[\p{L}'’-]+$/u;

function partnersBefore(atoms: string[]): string[] {
  const mayBePartner = (atom: string) =>
    PARTNER.test(atom) && judgePart(atom).title === 0 && !isPlaceName(atom) && !isFieldOfWork(atom);
  const from = atoms.findLastIndex((atom) => !mayBePartner(atom)) + 1;
  return atoms.splice(from);
}
