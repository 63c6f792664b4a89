import { anyOf, anyOfLines } from "../../any-of.ts";
import { isPlaceName } from "../../analysis/judge-part.ts";
import { isTitleHead } from "../evidence/fact-words.ts";
import { unknownWords } from "../languages/en/known-words.ts";
import { genderOfTitle } from "../languages/own-form.ts";
import { isGivenName } from "./given-names.ts";
import { calledByFirstName, type Known, MAIL, NOBODY } from "./first-name-contact.ts";

/** Who reads the applications for a posting; `gender` and `honorific` are null where the posting does not tell. */
export type ContactPerson = {
  gender: "woman" | "man" | null;
  honorific: string | null;
  degree: string;
  /** The whole name, "Jo Saltmarsh"; the surname alone where only it is known. */
  name: string;
  surname: string;
};

const WOMAN =
  String.raw`Mrs\.? Ms\.? Miss Dame Lady Frau Fr\.? Madame Mme Mlle Sra\.? D\.ª Dª Dña\. [Dd]oña Señora`.split(" ");
const MAN = String.raw`Mr\.? Sir Lord Herrn? Hr\.? Monsieur M\. Sr\.? D\. [Dd]on Señor`.split(" ");
const HONOUR = [...WOMAN, ...MAN].join("|");
const HONORIFIC = String.raw`(?:(?:Professor|Prof\.?|Dr\.?) (?=(?:Sir|Dame|Lord|Lady) ))?(?<honorific>${HONOUR})`;
/** "Dr. med.", "Mag. (FH)": of a degree what one is called by stands first. */
const FACULTIES = anyOf("med rer phil iur jur nat pol oec vet dent techn mont theol habil");
const OF_DEGREE = String.raw`(?:\. ?${FACULTIES}\.?){0,3}(?:\.? ?\((?:FH|Univ)\.?\))?`;
const DEGREES = anyOf(
  String.raw`(?:Univ\.-)?Prof(?:essor(?:in)?)? Dra? D?Dr PD M?Mag Ing Licd?[ao]? DI Dipl\.-\p{Lu}\p{Ll}+`,
  "Mtr[ao] Arq Cdora? Cllr Councillor Canon Rev Reverend Father",
);
const DEGREE_AHEAD = String.raw`(?:(?:${DEGREES})${OF_DEGREE}\.? ){0,6}`;
const DEGREE = String.raw`(?:(?:Chef|Principal|Sister|Matron|Sgt|Captain|The) )?(?<degree>${DEGREE_AHEAD})`;
const PARTICLE = anyOf("van von de der den del della di da du la le los las y zu zur ter ten");
const SURNAME_BEGINS = /^(?:N[íi]c?|Uí|Ó|Ua|Ma?c|D[aeiou]s?|Del|Della|Van|Von|Le|La|El|Al|San|Ste?|Ter)$/u;
const WORD = String.raw`(?!(?:${DEGREES})(?![\p{L}-]))(?:\p{Lu}['’]|Mc|Mac|Ó )?\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?`;
const NAME = String.raw`(?<name>(?:\p{Lu}\.? ){0,2}${WORD}(?: (?:(?:${PARTICLE} ){0,2}${WORD}|\p{Lu}\.)){0,3})`;
/** The last word before a name, with who that is to the reader: "to our manager, ". */
const CUE = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf(
    "to with (?<=ask\\s)for an à au al a de bei beantwortet contact contactez contacter person auprès call email e-mail ring phone is est ist attn fao manager recruiter contacto kontakt",
    "ruf rufe sie renseignements informes con ihnen dir questions? enquiries inquiries chat rückfragen fragen ansprechpartner ansprechpartnerin ansprechperson attention interlocuteur interlocutrice",
  )})(?: [:–-]|\.?:?) {1,2}`,
  "giu",
);
const WRITE_TO = new RegExp(
  `(?<!\\p{L})${anyOfLines`
    (?:your )?contact(?: person)?(?: is)?|ask for|(?:informal )?(?:questions?|enquiries|inquiries|chat)|call|e-?mail|ring|phone|(?:speak|talk|chat|write) (?:to|with)
    (?:send|submit|forward|address|addressed) .{0,110}|write with [^.\n]{0,90} to|attention(?: of)?|attn\.?|fao|hiring manager|recruiter
    (?:apply|applications?|resumes?|cvs?|letters?)[^.\n]{0,90} to|postule[zr][^.\n]{0,90} auprès de|by e-?mail to|(?:cv|currículum|candidatura)[^.\n]{0,60} al?
    (?:apply|applications?|resume|cv|letter|questions|enquiries|inquiries|conversation|discussion|chat) (?:[\p{L}]+ ){0,6}(?:to|with)
    (?:fragen|auskünfte)[^.\n]{0,40} (?:ihnen|dir)|(?:ihre?|deine?) ansprechpartner(?:in)? ist
    ansprechpartner(?:in)?(?: ist)?|ansprechperson(?: ist)?|kontakt|(?:rück)?fragen(?: gern\p{Ll}*| bitte)? an|rückfragen|fragen(?: beantwortet(?: ihnen| dir)?)?|(?:bewerbung|richten|senden|schick|wenden|unterlagen).{0,110} an|(?:bewirb|bewerben|melde).{0,110} bei
    (?:cv|lettre|candidature|dossier)[^.\n]{0,60} à|à l['’]attention(?: d[eu'’])?|(?:adress|envoy|transmett)\p{Ll}+.{0,110} (?:à|au)|(?:votre )?(?:contact|interlocut\p{Ll}+)(?: est)?|contact(?:ez|er)
    ruf|(?:rufen|kontaktieren|erreichen) sie|renseignements|(?:informes|dudas|hablar|habla|contacta|comun[ií]\p{Ll}+|acudir)[^.\n]{0,40} con
    a la atención de|(?:enviar|envíe|envíen|dirigir\p{Ll}*|mandar|remitir).{0,110} al?|(?:persona de )?contacto
  `}(?: ?\\.?[:–-] ?| )(?:(?:our|the|la|el|unsere?n?r?|notre|nuestr[oa]|du|de la|del) [\\p{L}'’ ,-]{0,42}|[\\p{L} -]{3,40}, |(?:\\p{Lu}[\\p{L}-]{1,40} (?:of |for |and |& ){0,1}){1,4})?$`,
  "iu",
);
/** Who gets the papers comes before whom one may ask. */
const SENT = new RegExp(
  `(?<!\\p{L})${anyOfLines`
    send|submit|address(?:ed)?|appl(?:y|ications?)|resumes?|cvs?|letters?|bewerb\p{Ll}*|richten|unterlagen
    adress\p{Ll}+|envoy\p{Ll}+|candidatures?|attention|enviar|envíe|dirigir\p{Ll}*|remitir|atención
  `}(?!\\p{L})[^.\\n]{0,110}$`,
  "iu",
);
const REACH = 160; // in letters, before a name
const HONOURED = new RegExp(`${HONORIFIC} ${DEGREE}${NAME}`, "uy");
/** Where no honorific says that somebody is meant, what follows shows that the name is whole. */
const NAMED = new RegExp(
  String.raw`${DEGREE}${NAME}(?=,| \(| (?:at|on|by|from|in|with|quoting|stating|unter|via|aus|vom|von|au|en|al) | an[:. ]|[.!](?![\p{L}\d._-]{1,40}@)| ?:|\n|$| [-–—] )`,
  "uy",
);
const MOST_WORDS = 5;

/** Who a posting asks to write to, by name; null where it names nobody, or it is not certain that a person is meant. */
export function contactPerson(description: string, company: string): ContactPerson | null {
  const mails = [...description.matchAll(MAIL)].map(([name]) => name.toLowerCase());
  const known = { company, mails };
  const found = [...description.matchAll(CUE)].flatMap(({ index, 0: cue }) => {
    const [at, name] = foundAfter(description, index + cue.length, known);
    const before = description.slice(Math.max(0, at - REACH), at);
    const role =
      before
        .replace(/(?:,|:| ist)? $/u, "")
        .split(/[\s,.:]/u)
        .at(-1) ?? "";
    const person = name && WRITE_TO.test(before) ? personOf({ ...name, role }, known) : null;
    return person === null ? [] : [{ person, isSent: SENT.test(before) }];
  });
  const reader = found.find(({ isSent }) => isSent) ?? found[0];
  if (reader) return reader.person;
  const host = hostIn(description, known);
  if (host) return host;
  return calledByFirstName(description, known) ?? signedBy(description, known);
}

function personOf(found: Partial<Record<string, string>>, known: Known): ContactPerson | null {
  const { honorific = null, degree = "", role = "" } = found;
  const told = (found.name ?? "").split(" ");
  const words = told.slice(told.findIndex((word, index) => index === told.length - 1 || !isRole(word)));
  const name = words.join(" ");
  const isAddressed = honorific !== null || degree !== "";
  if (
    words.length > MOST_WORDS ||
    NOBODY.test(name) ||
    /^\p{Ll}/u.test(name) ||
    (!isAddressed && !isName(words, known))
  )
    return null;
  const roles = [role, ...told.slice(0, told.length - words.length)];
  const isWoman = honorific === null ? roles.some(isWomansRole) : WOMAN.some((one) => matches(one, honorific));
  const gender = isWoman ? "woman" : honorific === null ? null : "man";
  return { gender, honorific, degree: calledBy(degree), name, surname: surnameOf(words, honorific) };
}

const ROLE_ENDS = new RegExp(
  `(?:${anyOf(
    "leiter führer manager berater meister referent chef direktor inhaber partner koordinator sekretär assistent disponent recruiter",
    "rektor präsident sprecher betreuer bearbeiter geber",
  )}(?:in)?|verantwortliche[rn]?|beauftragte[rn]?|vorsitzende[rn]?|vorstand)$`,
  "iu",
);

function isRole(word: string): boolean {
  return ROLE_ENDS.test(word) || isTitleHead(word.toLowerCase());
}

function isWomansRole(word: string): boolean {
  return genderOfTitle(word, "de") === "woman" && /in$/u.test(word) && !isPlaceName(word);
}

function calledBy(degree: string): string {
  return degree
    .replace(/ ?\([^()]{1,8}\)\.?|(?<=Dr\.) (?:\p{Ll}{2,6}\.? )+/gu, " ")
    .replace(/ {2,}/gu, " ")
    .trim();
}

/** "Frau Zbinden, HR, freut sich auf Ihre Bewerbung". */
const HOST = new RegExp(
  String.raw`${HONORIFIC} ${DEGREE}${NAME}(?:,? \([^()\n]{2,40}\),?|, [^,.\n]{2,40},)? (?:(?:aus|vom|von|from|in|du|de) [^,.\n]{2,40} )?${anyOfLines`
    (?:freut sich|beantwortet|steht|nimmt|hilft|gibt|informiert)
    (?:is|will be|would be) (?:happy|glad|pleased|delighted)|(?:would love|looks? forward|is looking forward|will answer|can tell|will be in touch)
    (?:vous répond|répond|se tient|est à votre|attend (?:votre|vos)|se fera un plaisir|reçoit)
    (?:le atenderá|atenderá|le informará|estará|espera|recibe|resolverá)
  `}(?!\p{L})`,
  "gu",
);

function hostIn(description: string, known: Known): ContactPerson | null {
  const [first] = [...description.matchAll(HOST)].flatMap(({ groups }) => personOf(groups ?? {}, known) ?? []);
  return first ?? null;
}

const SIGNED = new RegExp(
  String.raw`(?:^|\n)(?:${anyOfLines`
    (?:best|kind|warm|many)(?: (?:regards|wishes|thanks))?|regards|thanks|thank you|cheers|sincerely|yours \p{Ll}+
    (?:mit )?(?:freundliche|viele|beste|liebe|herzliche)n? grüßen?|(?:bien )?cordialement|(?:un )?(?:cordial )?saludos?|atentamente
  `})[,!.]?\n{1,2}(?=\p{Lu})`,
  "giu",
);

function signedBy(description: string, known: Known): ContactPerson | null {
  for (const { index, 0: closing } of description.matchAll(SIGNED)) {
    const person = personOf(nameAt(description, index + closing.length) ?? {}, known);
    if (person) return person;
  }
  return null;
}

const ROLE = new RegExp(
  String.raw`(?:(?:our|the|la|el|unsere?n?r?|notre|nuestr[oa]|du|de la|del) (?:[\p{L}'’-]+,? ){0,5}|\p{Lu}[\p{L}-]+(?: [\p{L}-]+){0,3}, |\p{Lu}[\p{L}-]+ (?=${HONORIFIC} )|(?:\p{Lu}[\p{L}-]+ (?:(?:of|for|and|&) )?){1,4}(?=${DEGREE_AHEAD}\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+))`,
  "uy",
);
/** "Pflegedienstleiterin Frau Stöber" has a role before its name. */
const BEHIND_ROLE = new RegExp(`\\p{L} ${HONORIFIC} `, "u");

function foundAfter(text: string, from: number, known: Known): [number, ReturnType<typeof nameAt>] {
  const direct = nameAt(text, from);
  ROLE.lastIndex = from;
  const isOpen = direct === undefined || NOBODY.test(direct.name ?? "");
  const title = isOpen ? (ROLE.exec(text)?.[0] ?? "") : "";
  const role = /^\p{Lu}.*, $/u.test(title) && !NOBODY.test(title) ? "" : title;
  const places = [...role.matchAll(/(?<!\p{Lu}[\p{L}-]{1,20} (?:of|for|and|&)) /gu)].map(
    ({ index }) => from + index + 1,
  );
  for (const at of places) {
    const found = nameAt(text, at);
    const name = found?.name ?? "";
    const isWhole = name !== "" && !NOBODY.test(name) && (found?.honorific || isName(name.split(" "), known));
    if (isWhole) return [at, found];
  }
  return [from, direct];
}

function nameAt(text: string, at: number): Partial<Record<string, string>> | undefined {
  HONOURED.lastIndex = at;
  NAMED.lastIndex = at;
  const honoured = HONOURED.exec(text)?.groups;
  const named = honoured ? undefined : NAMED.exec(text)?.groups;
  return honoured ?? (named && BEHIND_ROLE.test(`${named.name} `) ? undefined : named);
}

function matches(pattern: string, text: string): boolean {
  return new RegExp(`^(?:${pattern})$`, "u").test(text);
}

/** "Email Your Resume In Word" */
const OF_NO_NAME = new RegExp(
  `^${anyOf("in to of and or your our by for with at on resume email word format")}$`,
  "iu",
);

/** "Contact Marlow House" and "contact Sales Support" name no person. */
function isName(words: readonly string[], { company, mails }: Known): boolean {
  const [first = "", ...others] = words;
  const last = words.at(-1) ?? "";
  const ofCompany = words.every((word) => company.includes(word));
  const hasParticle = others.some((word) => /^\p{Ll}/u.test(word));
  const isWord = (word: string) => /^[A-Za-z]+$/u.test(word) && unknownWords(word.toLowerCase()).length === 0;
  const isInMail = mails.some((mail) => mail.includes(last.toLowerCase()));
  const isCommon = !hasParticle && !isGivenName(first) && !isInMail && [first, last].every(isWord);
  const isTitle = words.some((word) => isTitleHead(word.toLowerCase()));
  return others.length > 0 && !ofCompany && !isCommon && !isTitle && !words.some((word) => OF_NO_NAME.test(word));
}

const KNIGHTED = /^(?:Sir|Dame)$/u;
const SPANISH = /^(?:Sr|Sra|D|[Dd]on|[Dd]oña|Señor|Señora)/u;

/** With an honorific alone the surname is what there is; Spaniards have two, and are called by the first one. */
function surnameOf(words: readonly string[], honorific: string | null): string {
  const isSpanish = honorific !== null && SPANISH.test(honorific);
  if (honorific !== null && KNIGHTED.test(honorific)) return words[0] ?? "";
  const at = words.findIndex(
    (word, index) => index > 0 && (/^\p{Ll}/u.test(word) || (SURNAME_BEGINS.test(word) && index < words.length - 1)),
  );
  if (at > 0) return words.slice(at).join(" ");
  if (isSpanish && words.length > 2) return words.at(-2) ?? "";
  return words.at(-1) ?? "";
}
