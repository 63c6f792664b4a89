import { anyOf, anyOfLines } from "../../any-of.ts";
import { foldWord } from "../../analysis/resume-lines.ts";
import { isPlaceName } from "../../analysis/judge-part.ts";
import { isTitleHead } from "../evidence/fact-words.ts";
import { partsOfSpeech } from "../evidence/meaning/wordnet.ts";
import { unknownWords } from "../languages/en/known-words.ts";
import { isGivenName } from "./given-names.ts";
import type { ContactPerson } from "./contact-person.ts";

export const NOBODY = new RegExp(
  `(?<!\\p{L})${anyOf(
    "team department departamento département dpto service dept office desk hr human resources recruitment recruiting careers jobs company school hospital university centre center",
    "house council trust group services service agency manager director personalabteilung abteilung ressources humaines equipo",
    "personal dear sir madam dirección direction mairie club clinic practice hotel restaurant us",
  )}(?!\\p{L})`,
  "iu",
);

export type Known = { company: string; mails: readonly string[] };

export const MAIL = /(?<![\w.+-])[\w.+-]{1,40}(?=@)/gu;

const FIRST_NAME = String.raw`\p{Lu}\p{Ll}{1,9}(?:-\p{Lu}\p{Ll}{1,9})?`;
const BY_FIRST_NAME = new RegExp(
  `(?<!\\p{L})(?:(?:${anyOfLines`
    (?:drop|send) (?:us|me) (?:a line|a note|an e-?mail):
    (?:attn|fao|attention|contact|kontakt|contacto|ansprech(?:partner(?:in)?|person)|interlocut(?:eur|rice))(?:\.| ?:)*|(?:write|reply|speak|talk|apply) to|schreibt? an|(?:email|e-mail|call|ring|text|phone|message|demandez?)
    (?:send|drop)(?= \p{Lu}\p{Ll}+(?: and \p{Lu}\p{Ll}+)? an? )|to(?= \p{Lu}\p{Ll}+(?: and \p{Lu}\p{Ll}+)?,? (?:at |on |[-–(] ?)?\S{1,40}@)
    (?:send|mail|e-?mail|pop|drop|forward|submit|bring|post|hand|get) [^.\n]{0,90} to
    (?:a la atención de|(?:env[ií]|mand|mánd|escr[ií]b|contact|llam|pregunt|pregúnt|dirig)\p{Ll}* (?:[^.\n]{0,90} )?(?:a|con|por))
    (?:(?:envoy|adress|transm|postul|écri|contact|appel)\p{Ll}* (?:[^.\n]{0,90} )?(?:à|auprès de)|à l['’]attention de|contactez|appelez)
    (?<german>(?:schick|send|richte|mail|bewirb|bewerb|meld|kontakt|fragen)\p{Ll}* (?:[^.\n]{0,90} )?(?:an|bei))
    (?:chat|in touch|word) with|(?:cvs?|resumes?|résumés?|letters?|applications?|notes?) to
  `}) |(?:attention|auprès) d['’]|(?<role>(?<!report(?:s|ing)? )(?:to|contact|call|ring|ask for|email|with) (?:our|the) \\p{Lu}[\\p{L}]+(?: [\\p{L}]+){0,3}(?:, | \\()))` +
    `(?<degree>(?:(?:${anyOf("Lic Licd?[ao] Ing Mtr[ao] Arq Dra? Prof Mag")})\\.? )?)(?<name>${FIRST_NAME}(?: (?:and|&) ${FIRST_NAME})?)` +
    "(?=(?<ahead>,? (?:(?:at|in|from) the|at|on|by|to|via|an?|or|in|for|unter|aus|vom|von|au|du|en|sur|del|al|beim|bei) |,? (?:à l['’]|à la )|[,:]? (?:[\\p{Ll}.]{2,5} )?\\(?\\d{2,4}[ /)\\d]|,? [(–-]?\\S{1,40}@| [–-] \\S{1,40}@| \\(\\p{Lu}|[,.:)]{0,2} ?\\n|[.)]{1,2} |[.,)]{0,2}$|: ?\\S{1,40}@|(?<aside>, \\p{Ll})))",
  "giu",
);
/** "Exec Chef Moana will call you": who answers is whom one writes to. */
const ANSWERS = new RegExp(
  String.raw`(?<!\p{L})(?<name>${FIRST_NAME}) ${anyOfLines`
    (?:will|is going to|['’]ll) (?:call|ring|phone|be in touch|get back|answer|reply|read|review)
    (?:would|['’]d) (?:love|like|be (?:happy|glad|delighted)) to (?:hear|meet|talk|chat|answer)
    (?:is|looks|is looking) (?:happy to (?:answer|chat|talk|hear)|forward to (?:hearing|your|meeting|reading))
    (?:freut sich (?:auf|über) (?:deine|ihre)|meldet sich|beantwortet (?:gern|ihre|deine|ihnen|dir))
    (?:vous (?:répond|rappelle|contacte|attend|recontacte)|attend (?:votre|ta|vos)|se fera un plaisir)
    (?:te|le) (?:espera|llama|atiende|contesta|responde)|(?:resuelve|atiende|espera) (?:tu|su|tus|sus)
  `}`,
  "gu",
);
/** "Our Exec Chef Moana is looking for a right hand". */
const LOOKS = new RegExp(
  String.raw`(?<!\p{L})(?:[Oo]ur|[Uu]nsere?|[Nn]otre|[Nn]uestr[oa]) (?:\p{L}+ ){1,3}(?<name>${FIRST_NAME}) (?:(?:is looking for|is seeking|needs) (?:an?|some\p{L}+)|sucht (?:eine?n?|Verst\p{L}+|Unterst\p{L}+)|(?:re)?cherche (?:une?|son|sa)|busca (?:a|una?)) `,
  "gu",
);
const NO_FIRST_NAME = new RegExp(
  `^${anyOf(
    "we you they it this that what who mr mrs ms miss dr prof lic licda lcda ing arq dra mtra mtro fragen rückfragen auskünfte sales reception front store shop admin accounts payroll marketing support enquiries bookings customer head the our human us",
    "tel fax desk ops it pay bar spa cafe address number monday tuesday wednesday thursday friday saturday sunday box apply now please management dispatch personnel security catering theatre housekeeping admissions operations finance kitchen",
  )}$`,
  "iu",
);

const REACHED = /[@\d]|^ (?:in|at|from) the /u; // Where somebody is, or by what they are reached
const CALLED = /^,? (?:on|at|via|unter|al|au|en el) \+?\(?\d/u;
const SHORT_NAME = 4;

/** "Assistant Director of Nursing, Medicine." */
function isField(word: string): boolean {
  const isEnding = /(?:[ct]ine|ing|ics|ions?|ments?|gery|ance|ity|ology|istry|care)$/iu.test(word);
  return isEnding && unknownWords(word.toLowerCase()).length === 0;
}

function isNoWord(name: string, count: number): boolean {
  if (isGivenName(name)) return true;
  const isForeign = /[^a-z]/iu.test(name);
  const isShort = name.length <= SHORT_NAME && !partsOfSpeech(name.toLowerCase()).verb;
  return count > 1 || isShort || isForeign || unknownWords(name.toLowerCase()).length > 0;
}

/** Whom a posting asks to write to by first name, "drop Bev a line"; null without any. */
export function calledByFirstName(description: string, { company, mails }: Known): ContactPerson | null {
  const small = new Set(
    description
      .replace(MAIL, "")
      .split(/[^\p{L}]+/u)
      .filter((word) => /^\p{Ll}/u.test(word)),
  );
  const isFirstName = (word: string) =>
    /^\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?$/u.test(word) &&
    !NO_FIRST_NAME.test(word) &&
    !NOBODY.test(word) &&
    !company.includes(word) &&
    !isPlaceName(word) &&
    !isTitleHead(word.toLowerCase());
  const named = [
    ...description.matchAll(BY_FIRST_NAME),
    ...description.matchAll(ANSWERS),
    ...description.matchAll(LOOKS),
  ];
  for (const { groups, index, 0: said } of named) {
    const name = groups?.name ?? "";
    const words = name.split(/ (?:and|&) /u);
    const isInMail = words.some((word) => mails.some((mail) => mail.startsWith(foldWord(word))));
    const isOfRole =
      groups?.role !== undefined && !words.some(isField) && words.every((word) => !small.has(word.toLowerCase()));
    // Every German noun begins like a name.
    if (groups?.aside !== undefined && !isInMail) continue;
    if (groups?.german && !isInMail && !/\d/u.test(groups.ahead ?? "")) continue;
    const isReached = REACHED.test(groups?.ahead ?? "") || CALLED.test(description.slice(index + said.length));
    const isKnown =
      isInMail ||
      isOfRole ||
      words.every((word) => !small.has(word.toLowerCase()) && (isReached || isNoWord(word, words.length)));
    if (isKnown && words.every(isFirstName))
      return { gender: null, honorific: null, degree: (groups?.degree ?? "").trim(), name, surname: name };
  }
  return null;
}
