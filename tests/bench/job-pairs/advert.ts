import type { FoundPosting } from "../../../server/jobs/found-posting.ts";
import type { Chance } from "./pair-ways.ts";

/** A part of a posting's text; kinds are known of invented adverts alone. */
export type Block = { kind: "about" | "work" | "needs" | "offer" | "legal" | null; heading: string; lines: string[] };
export type Town = { city: string; region: string; code: string; country: string };

/** A job as its employer means it, before a site puts it into a form of its own. */
export type Advert = {
  language: string;
  title: string;
  company: string;
  town: Town;
  blocks: Block[];
  /** What a job of this kind may be about; empty where nobody knows. */
  subjects: string[];
};

export type Told = Partial<Omit<FoundPosting, "externalId">>;

/** Two postings of one advert, or of two that look alike. Material of real listings has no kinds of blocks. */
export type AdvertWay = {
  way: string;
  isSame: boolean;
  needsKinds?: boolean;
  tell: (chance: Chance, advert: Advert) => [Told, Told] | null;
};

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
const sentence = (line: string) => (/[.!?:]$/.test(line) ? line : `${line}.`);

export function asHtml(blocks: Block[]): string {
  return blocks
    .map(({ heading, lines }) => {
      const head = heading ? `<p><strong>${escaped(heading)}</strong></p>` : "";
      const [only] = lines;
      if (lines.length === 1 && only) return `${head}<p>${escaped(only)}</p>`;
      return `${head}<ul>${lines.map((line) => `<li><p>${escaped(line)}</p></li>`).join("")}</ul>`;
    })
    .join("");
}

export function asLines(blocks: Block[], bullet = "• "): string {
  return blocks
    .map(({ heading, lines }) =>
      [heading, ...(lines.length > 1 ? lines.map((line) => bullet + line) : lines)].filter(Boolean).join("\n"),
    )
    .join("\n\n");
}

export function asProse(blocks: Block[]): string {
  return blocks
    .flatMap(({ heading, lines }) => [heading ? `${heading}:` : "", ...lines.map(sentence)])
    .filter(Boolean)
    .join(" ");
}

export const text = (content: string): FoundPosting["description"] => ({ kind: "text", content });
export const html = (content: string): FoundPosting["description"] => ({ kind: "html", content });

/** As the employer's own board tells it. */
export function ownBoard({ title, company, town, blocks }: Advert, over: Told = {}): Told {
  return {
    title,
    company,
    places: [[town.city, town.code || town.country].filter(Boolean).join(", ")],
    description: html(asHtml(blocks)),
    ...over,
  };
}

/** A block more, behind the first one. */
export function withLine(advert: Advert, line: string): Advert {
  const [first, ...rest] = advert.blocks;
  const more: Block = { kind: null, heading: "", lines: [line] };
  return { ...advert, blocks: first ? [first, more, ...rest] : [more] };
}
