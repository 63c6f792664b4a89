import { anyOf, anyOfLines } from "../../any-of.ts";
import { claimingWords } from "./fact-words.ts";
import { foldText, type Source } from "./sources.ts";

/** Whom a sentence is about: the resume bears out claims about the person, the posting those about the employer. */
export type Subject = "person" | "employer" | "either";

const FIRST_PERSON = new RegExp(
  anyOfLines`
    (?<![\p{L}])${anyOfLines`
      this (?:candidate|applicant)|i|me|my|mine|myself|we|our|us|ich|mich
      mir|mein(?:e[nmrs]?)?|wir|unser(?:e[nmrs]?)?|yo|mi|mis|mí|conmigo
      nosotros|je|j|moi|mon|ma|mes|nous|notre|nos
    `}(?![\p{L}])
    (?<![\p{L}])(?:soy|tengo|estoy|puedo|llevo|he|fui|hice|aporto|trabajé|[\p{L}]{3,}[éí])(?![\p{L}])
  `,
  "iu",
);
const SECOND_PERSON = new RegExp(
  anyOfLines`
    (?<![\p{L}])(?:you|your|yours|sie|ihr(?:e[nmrs]?)?|ihnen|usted(?:es)?|su|sus|vous|votre|vos)(?![\p{L}])
    \b(?:posting|advert|vacancy|the (?:role|job|position|employer|company|team))\b
    anzeige|ausschreibung|oferta|annonce
  `,
  "iu",
);
/** Who says that a position would be the first of its kind has held none. */
export const FIRST_POSITION = String.raw`would\sbe\smy\sfirst\s(?:position|job|post|role)`;
const GAP = new RegExp(
  anyOfLines`
    \b(?:have not|haven't|has not|have never|do not|don't|does not|doesn't|is not|am not) (?:yet )?${anyOfLines`
      used?|worked?|work|shown?|have|held|hold|list|name|named|touched|had
      done|run|led|tried|taught|operated|managed|handled|spoken
    `}\b
    \bnot yet\b|\b${FIRST_POSITION}\b
    \bnew (?:to|for) me\b|\bI(?: am|['’]m) (?:still )?new to\b|\bI (?:still )?lack\b|\bWhat I (?:still )?lack\b
    \b(?:resume|CV) (?:shows|has|names|lists|holds) no\b|\bhave yet to\b
    \b(?:have not|haven't|never)\s[^.;,]{2,60}\syet\b
    \bno (?:direct |hands-on |paid |formal )?(?:experience|line)\b
    \b(?:want|like|plan|hope|intend|eager|ready|willing|keen)\b.{0,20}\b(?:learn|study|train|earn)\b
    \b(?:noch nicht|noch kein\w*|keine (?:erfahrung|zeile)|bisher nicht)\b
    \b(?:lebenslauf zeigt nicht|currículum no muestra|todavía no|aún no|no he|ninguna línea)\b
    \b(?:cv ne montre pas|pas encore|n'ai pas|aucune (?:expérience|ligne))\b
  `,
  "iu",
);
const NO_GAP = new RegExp(
  anyOfLines`
    \bnot only\b|\bstranger\b|\bdoubt\b|\bnever (?:failed|lost|missed)\b
    \bnicht nur\b|\bno s[oó]lo\b|\bnon seulement\b|\bpas seulement\b
    \b(?:without|except|than(?! (?:one|two|three|\d))|unless|ohne|außer|sin|salvo|sans|sauf)\b
  `,
  "iu",
);
const WISH = new RegExp(
  anyOfLines`
    \b${anyOfLines`
      would|will|'d|'ll|hope|want|wish|look(?:ing)? forward|keen (?:to|on)|glad
      apply(?:ing)?(?= (?:for|to|as|at|here|because|with|today)\b)|am applying
      (?:my|this) application|interested|(?<=\b(?:my|am|have|of|great|strong|is|it) )interests?(?= (?:in|me)\b)|drawn to|join
    `}\b
    \b(?:würde|möchte|freue|bewerbe|bewerbung|interessiert|gern)\b
    \b(?:gustaría|quisiera|interesa|solicito|solicitud|candidatura)\b
    \b(?:souhait\w*|voudrais|serais|candidature|postule|intéress\w*|volontiers)\b
  `,
  "iu",
);
const CLAUSES = new RegExp(
  anyOfLines`
    (?:,|(?<![\s,]))\s+(?=${anyOfLines`
      ${anyOfLines`
        but|because|although|though|whereas|aber|sondern|weil|denn|pero|porque
        ya que|pues|mais|car|parce que|puisque
      `}(?!\p{L})
      (?:and|since|as|while|where|so|und|da|y|et)\s+(?:(?:I|ich|yo|je)(?!\p{L})|j['’])
    `})
    [;—–]|,\s+(?=I\b)
  `,
  "iu",
);
const MINE = anyOf(
  String.raw`my bring(?!\sdown\s) bringing offer offering mein\p{L}* mis? aporto aportar ofrezco mon ma mes apporter?`,
);
const GOES_ON = anyOf("to at for in into with and as bei für als zu en para como a y dans pour chez à et");
const OFFERED = new RegExp(String.raw`(?<!\p{L})${MINE}\s+(?<what>[^,.;:]+?)(?=[,.;:]|$|\s${GOES_ON}\s)`, "giu");

/** Whom a sentence speaks of, by its pronouns and the company's name. */
export function subjectOf(text: string, company: string): Subject {
  if (FIRST_PERSON.test(text)) return "person";
  const names = company.trim() !== "" && foldText(text).includes(foldText(company));
  return names || SECOND_PERSON.test(text) ? "employer" : "person";
}

const NEEDS = new RegExp(
  String.raw`\b${anyOf(String.raw`needs? wants? asks? seeks? (?:are|is)\s(?:asking|looking|searching) (?:has|have)\sto must should`)}\b`,
  "iu",
);
const ADDRESSED = /\b(?:you|yours?)\b/iu;
const ONCE_MORE = /\b(?:again|continue|keep|further|back|as an?|like I|already)\b/iu;
const OF_SELF = /(?<!\p{L})(?:I|me|my|mine)(?!\p{L})/giu;

/** "Six clinics with empty chairs are a puzzle": of no one, and of no time. */
const GENERAL = new RegExp(
  String.raw`^(?!${anyOf("the this that these those our their his her its it they he she one some most all")}\s)[^.;:]{3,120}?\s${anyOf(
    "is are means? takes? needs? happens? depends? matters? starts? begins? stands? has have goes calls comes? costs? works?",
  )}\s(?!.*\b(?:now|today|since|already|been|\p{L}{3,}ed)\b)`,
  "iu",
);

/** Whether a sentence says only how things are in general, which claims nothing of the person. */
export function isGeneral(text: string): boolean {
  return GENERAL.test(text) && !FIRST_PERSON.test(text) && !ADDRESSED.test(text);
}

/** Whether a sentence says only what its reader needs, or what one would like to do with them: its words claim nothing. */
export function onlyAsks(text: string, subject: Subject, mood: ReturnType<typeof moodOf>): boolean {
  if (subject === "employer") return NEEDS.test(text);
  if (subject === "either") return isGeneral(text);
  const isOwn = [...text.matchAll(OF_SELF)].length > 1 || ONCE_MORE.test(text);
  return mood !== "claim" && ADDRESSED.test(text) && !isOwn;
}

/** How a sentence about the person speaks of what it names: as done, as wanted, or as missing. */
export function moodOf(text: string): "claim" | "wish" | "gap" {
  if (GAP.test(text) && !NO_GAP.test(text)) return "gap";
  return WISH.test(text) ? "wish" : "claim";
}

/** The clauses of a wish or of a gap that claim something themselves: "I have not used it yet, but I lead the team". */
export function claimedClauses(text: string, company: string): string[] {
  return text
    .split(CLAUSES)
    .slice(1)
    .filter((clause) => moodOf(clause) === "claim" && !isOfEmployer(clause, company));
}

/** The wish or the gap itself, without the clauses that may claim something. */
export function firstClause(text: string): string {
  return text.split(CLAUSES)[0] ?? "";
}

/** The clauses of a sentence that name gaps. */
export function gapsIn(text: string): string[] {
  return text.split(CLAUSES).filter((clause) => moodOf(clause) === "gap");
}

function isOfEmployer(clause: string, company: string): boolean {
  return (
    subjectOf(clause, company) === "employer" || /\b(?:role|position|job|team|it|this|that) \p{Ll}+s\b/u.test(clause)
  );
}

/** A word of what a wish takes along ("my ... experience") that the resume does not show; null when there is none. */
export function strangeOffer(text: string, resume: Source): string | null {
  for (const { groups } of text.matchAll(OFFERED)) {
    const what = groups?.what ?? "";
    const strange = claimingWords(what).find(({ word }) => !resume.words.has(word));
    if (strange) return what.slice(strange.from, strange.to);
  }
  return null;
}
