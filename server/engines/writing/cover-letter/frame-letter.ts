import { contactsOf } from "../contacts.ts";
import { fillWording } from "../languages/fill-wording.ts";
import { LETTER_PACKS } from "../languages/letter-packs.ts";
import { pickPhrase, textSeed } from "../pick-phrase.ts";
import type { WritingFacts } from "../writing-facts.ts";

/** Puts greeting, contacts and name around a letter's paragraphs. */
export function frameLetter(body: string[], { posting, profile, language, resumeLanguage }: WritingFacts): string {
  const pack = LETTER_PACKS[language];
  const company = posting.company.trim();
  const seed = textSeed(`${posting.title} ${profile.name ?? ""}`);
  const greetings = company === "" ? pack.greeting.nobody : pack.greeting.company;
  const greeting = fillWording(pickPhrase(greetings, seed), { company });
  const attached =
    language === resumeLanguage
      ? null
      : fillWording(pickPhrase(pack.attached, seed), { language: pack.languageNames[resumeLanguage] });
  const reach = fillWording(pickPhrase(pack.reach, seed), { contacts: contactsOf(profile).join(` ${pack.or} `) });
  const last = [attached, body.at(-1), reach].filter((text) => text).join(" ");
  return [greeting, ...body.slice(0, -1), last, `${pack.signOff}\n${profile.name ?? pack.yourName}`]
    .filter((text) => text !== "")
    .join("\n\n");
}
