import type { WritingFacts } from "../writing-facts.ts";

const FAMILIAR = /(?<!\p{L})(?:du|dich|dir|dein\p{Ll}{0,2}|euch|eure\p{Ll}?)(?!\p{L})/giu;
const POLITE = /(?<!\p{L})(?:Sie|Ihnen|Ihr\p{Ll}{0,2})(?!\p{L})/gu;
const FEWEST = 2;

/** Whether a German posting says "du" to its readers, who answer alike unless they want to be formal. */
export function isInformal({ language, posting, choices }: WritingFacts): boolean {
  if (language !== "de" || choices.tone === "formal") return false;
  const [familiar, polite] = [FAMILIAR, POLITE].map((words) => posting.description.match(words)?.length ?? 0) as [
    number,
    number,
  ];
  return familiar >= FEWEST && familiar > polite;
}

/** A letter to people whom it calls by their first names; one to Frau Huber keeps to "Sie". */
export function asInformal(paragraphs: readonly string[]): string[] {
  const [greeting = "", ...others] = paragraphs;
  if (/ (?:Frau|Herrn?) /u.test(greeting)) return [...paragraphs];
  return [
    greeting
      .replace(/^Sehr geehrte Damen und Herren/u, "Hallo zusammen")
      .replace(/^Guten Tag (?<first>\p{Lu}[\p{L}-]+)(?: [\p{L} .-]{2,60})?(?=,)/u, "Hallo $<first>"),
    ...others.map((text) => text.split("\n").map(addressed).join("\n")),
  ];
}

function addressed(line: string): string {
  if (/^[•[]/u.test(line)) return line;
  return line
    .replace(/^Mit freundlichen Grüßen$/u, "Viele Grüße")
    .replace(/(?<!\p{L})(?<verb>\p{L}{2,})en Sie(?!\p{L})/gu, (_all, verb: string) => `${toMany(verb)} ihr`)
    .replace(/(?<!\p{L})Sie (?<verb>\p{Ll}{2,})en(?: sich)?(?!\p{L})/gu, (all, verb: string) =>
      all.endsWith(" sich") ? `ihr ${toMany(verb)} euch` : `ihr ${toMany(verb)}`,
    )
    .replace(/(?<=was )Sie (?<between>[^.]{0,80}?)brauchen(?=\.)/u, "ihr $<between>braucht")
    .replace(/(?<!\p{L})(?:Sie|Ihnen)(?!\p{L})/gu, "euch")
    .replace(/(?<!\p{L})Ihr(?!\p{L})/gu, "euer")
    .replace(/(?<!\p{L})Ihre(?<end>\p{Ll}?)(?!\p{L})/gu, "eure$<end>")
    .replace(
      /(?:^|(?<=[.!?] ))(?:ihr|euch|euer|eure)(?!\p{L})/gu,
      (word) => word.charAt(0).toUpperCase() + word.slice(1),
    );
}

function toMany(stem: string): string {
  return /[td]$/u.test(stem) ? `${stem}et` : `${stem}t`;
}
