import { POINT_SIGN } from "../../domain/letter-parts.ts";
import type { Block } from "./resume-blocks.ts";
import { printableLine, printableLines } from "./printable-text.ts";
import { tidyType } from "./tidy-type.ts";
import { type MaterialLanguage, materialLanguage } from "../writing/language.ts";

export type LetterFrame = {
  sender: { name: string | null; contacts: string[] };
  recipient: { company: string; location: string; jobTitle: string } | null;
  date: Date;
};

const SUBJECTS: Record<MaterialLanguage, (title: string) => string> = {
  en: (title) => `Application: ${title}`,
  de: (title) => `Bewerbung: ${title}`,
  es: (title) => `Candidatura: ${title}`,
  fr: (title) => `Candidature : ${title}`,
};
const LOCALES: Record<MaterialLanguage, string> = { en: "en-US", de: "de-DE", es: "es-ES", fr: "fr-FR" };

export function blockOf(kind: Block["kind"], lines: string[], options: Partial<Block> = {}): Block {
  const printable = lines.map((line) => tidyType(printableLine(line))).filter((line) => line !== "");
  return { kind, marker: null, lines: printable.map((line) => [line]), labelLength: 0, parted: false, ...options };
}

export function letterBlocks(content: string, { sender, recipient, date }: LetterFrame): Block[] {
  const language = materialLanguage(content);
  const day = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: "long", timeZone: "UTC" }).format(date);
  const place = recipient && !/remote/i.test(recipient.location) ? recipient.location : "";
  return [
    ...(sender.name === null ? [] : [blockOf("title", [sender.name])]),
    ...(sender.contacts.length === 0 ? [] : [blockOf("letterhead", [sender.contacts.join(" · ")])]),
    blockOf("text", [day], { parted: true }),
    ...(recipient === null
      ? []
      : [
          blockOf("text", [recipient.company, place], { parted: true }),
          blockOf("entry", [SUBJECTS[language](recipient.jobTitle)], { parted: true }),
        ]),
    ...bodyBlocks(content),
  ].filter(({ lines }) => lines.length > 0);
}

function bodyBlocks(content: string): Block[] {
  const blocks: Block[] = [];
  let parted = true;
  for (const line of printableLines(content)) {
    const last = blocks.at(-1);
    if (line === "") parted = true;
    else if (POINT_SIGN.test(line)) {
      blocks.push(blockOf("bullet", [line.replace(POINT_SIGN, "")], { marker: "•" }));
      parted = false;
    } else if (!parted && last?.kind === "text") last.lines.push([tidyType(line)]);
    else {
      blocks.push(blockOf("text", [line], { parted }));
      parted = false;
    }
  }
  return blocks;
}
