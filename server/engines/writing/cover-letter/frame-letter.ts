import { anyOf } from "../../any-of.ts";
import { contactsOf, contactWays } from "../contacts.ts";
import { fillWording, type Slots } from "../languages/fill-wording.ts";
import type { Wordings } from "../languages/letter-pack.ts";
import { LETTER_PACKS } from "../languages/letter-packs.ts";
import { pickPhrase, textSeed } from "../pick-phrase.ts";
import { appliedTitle } from "../languages/applied-title.ts";
import { spokenCompany, spokenTitle } from "../spoken-names.ts";
import { contactPerson } from "./contact-person.ts";
import { genderOfName } from "./spanish-first-names.ts";
import { asInformal, isInformal } from "./informal-letter.ts";
import { asSwiss, isSwiss } from "./swiss-letter.ts";
import { postingReference } from "./posting-reference.ts";
import type { WritingFacts } from "../writing-facts.ts";

/** "BSc MRICS" behind a name written small is no part of how one signs. */
const LETTERS_BEHIND = new RegExp(
  String.raw`(?:,?\s{1,3}(?:${anyOf(
    String.raw`\p{Lu}\p{Ll}{0,3}Sc B[AS] M[AS] M?BA PhD [BM]Eng LL[BM] [MF]RICS [FA]CCA ACA CPA CFA PMP RN [BM]SN LPN LVN CNA MD`,
    String.raw`PharmD JD Esq QTS CEng MIET [MF]CIPD ACII PE EIT`,
  )})\.?(?:\s\(Hons\))?){1,4}$`,
  "u",
);

const ENGLISH = { woman: "Ms", man: "Mr" } as const;

const ENGLISH_TITLE = /^(?:M(?:rs|s|iss|r)\.?|Sir|Dame|Lord|Lady)$/u;

function greetPerson(facts: WritingFacts): string | null {
  const { language, posting } = facts;
  const person = contactPerson(posting.description, posting.company);
  if (person === null) return null;
  const { name, surname } = person;
  const isFather = language === "en" && /^Fr\.?$/u.test(person.honorific ?? "");
  const isByRole = person.honorific === null && (language !== "de" || isInformal(facts));
  const gender = isFather || isByRole ? null : person.gender;
  const degree = isFather ? (person.honorific ?? "") : person.degree;
  // "Monsieur le Maire" is how one writes to a mayor.
  if (/^(?:Monsieur|Madame) l/u.test(name)) return `${name},`;
  const isEnglish = person.honorific !== null && ENGLISH_TITLE.test(person.honorific);
  const honorific = gender && (isEnglish ? person.honorific : ENGLISH[gender]);
  const { toTitled, toPerson } = LETTER_PACKS[language];
  const own = gender === null && (name.includes(" ") || degree !== "") ? genderOfName(name) : null;
  if (toTitled && own !== null) return fillWording(toTitled[own], { name: degree === "" ? name : `${degree} ${name}` });
  const titled = (text: string) => (degree === "" ? text : `${degree} ${text}`);
  // "Dear Dr Smith" says no more.
  const isDoctor = language === "en" && degree !== "";
  return fillWording(toPerson[isDoctor ? "unknown" : (gender ?? "unknown")], {
    honorific,
    surname: titled(surname),
    name: titled(isDoctor ? surname : name),
  });
}

/** "Dana Whitfield, Efda": what one is stands behind the whole name; "Whitfield, Dana" has its other half there. */
function signedName(name: string): string {
  const [whole = "", title = ""] = name.split(/, /u);
  const isWhole = whole.includes(" ") && !/^(?:Jr|Sr|I{2,3}|IV)\b/u.test(title);
  return (isWhole ? whole : name)
    .replace(/^(?:Dipl\.-\p{L}+\.?|Mag\.)(?: ?\(FH\))? /u, "")
    .replace(LETTERS_BEHIND, "")
    .replace(/\s+/gu, " ")
    .trim();
}

function withReference(paragraph: string, facts: WritingFacts): string {
  const { posting, language } = facts;
  const reference = postingReference(posting.description);
  if (reference === null) return paragraph;
  const { beside, alone } = LETTER_PACKS[language].reference;
  const slots = { reference };
  const titles = [appliedTitle(facts), appliedTitle(facts, { isAsWritten: true }), spokenTitle(posting.title)];
  const named = titles.flatMap((title) => (language === "en" ? [`${title} position`] : [`„${title}“`, title]));
  const place = named.find((one) => paragraph.includes(one));
  if (place === undefined) return `${paragraph} ${fillWording(alone, slots)}`;
  const mark = fillWording(beside, slots) ?? "";
  const marked = place.endsWith(")") ? `${place.slice(0, -1)}, ${mark.slice(1)}` : `${place} ${mark}`;
  return paragraph.replace(place, () => marked);
}

/** The wordings that name most of the ways to reach somebody; one of them by the seed. */
function reachedBy(wordings: Wordings, slots: Slots, seed: number): string | null {
  const filled = wordings.filter((wording) => fillWording(wording, slots) !== null);
  const most = Math.max(0, ...filled.map((wording) => wording.split("{").length));
  const best = filled.filter((wording) => wording.split("{").length === most);
  return best.length === 0 ? null : fillWording(pickPhrase(best, seed), slots);
}

/** Puts greeting, the person's own words as they are, contacts and name around a letter's paragraphs. */
export function frameLetter(body: string[], facts: WritingFacts): string {
  const { posting, profile, language, resumeLanguage, choices } = facts;
  const pack = LETTER_PACKS[language];
  // "Dear The Bank hiring team" has an article too many.
  const company = spokenCompany(posting.company).replace(language === "en" ? /^The /u : /^$/u, "");
  const seed = textSeed(`${posting.title} ${profile.name ?? ""}`);
  const { greeting: ways, signOff } = choices.tone === "plain" ? pack : pack.tones[choices.tone];
  const greetings = company === "" || /^confidential/i.test(company) ? ways.nobody : ways.company;
  const toCompany = fillWording(pickPhrase(greetings, seed), { company });
  const greeted = greetPerson(facts);
  const greeting = greeted ?? toCompany;
  const attached =
    language === resumeLanguage
      ? null
      : fillWording(pickPhrase(pack.attached, seed), { language: pack.languageNames[resumeLanguage] });
  const reach = reachedBy(
    pack.reach,
    { ...contactWays(profile), contacts: contactsOf(profile).join(` ${pack.or} `) },
    seed,
  );
  const last = [attached, body.at(-1), reach].filter((text) => text).join(" ");
  const [first = "", ...others] = body.slice(0, -1);
  const opened = first === "" ? "" : withReference(first, facts);
  const greetedBy = /^(?:Madame|Monsieur)/u.exec(greeting ?? "") ? (greeting ?? "").replace(/,$/u, "") : null;
  const ending = fillWording(signOff, { greeted: greetedBy }) ?? pack.tones.warm.signOff;
  const signed = `${ending}\n${profile.name ? signedName(profile.name) : pack.yourName}`;
  const framed = [greeting ?? "", opened ?? "", ...others, last, signed];
  const ours = isInformal(facts) ? asInformal(framed) : framed;
  const whole = [...ours.slice(0, -2), choices.ownWords, ...ours.slice(-2)];
  return (isSwiss(facts) ? asSwiss(whole) : whole).filter((text) => text !== "").join("\n\n");
}
