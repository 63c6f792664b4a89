import { pick } from "../invented-postings.ts";
import { type Advert, asHtml, asLines, asProse, type Block, html, ownBoard, text, type Told } from "./advert.ts";
import type { Chance } from "./pair-ways.ts";

/** A posting on its way into a site: its facts, its blocks, and what is done to the written text. */
export type Copy = { advert: Advert; told: Told; after: ((content: string) => string)[] };
export type Mutation = { name: string; of: Part; change: (chance: Chance, copy: Copy) => Copy | null };
export type Part = "title" | "company" | "place" | "blocks" | "writing" | "fields";

export const PARTS: readonly Part[] = ["title", "company", "place", "blocks", "writing", "fields"];

const lines = (blocks: Block[], head: (heading: string) => string, item: string) =>
  blocks
    .map(({ heading, lines: told }) =>
      [...(heading ? [head(heading)] : []), ...(told.length > 1 ? told.map((line) => item + line) : told)].join("\n"),
    )
    .join("\n\n");

const escaped = (content: string) => content.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** How sites write a text down. */
const WRITERS: ((blocks: Block[]) => FoundText)[] = [
  (blocks) => text(asLines(blocks)),
  (blocks) => html(asHtml(blocks)),
  (blocks) => text(asProse(blocks)),
  (blocks) => text(lines(blocks, (heading) => `**${heading}**`, "* ")),
  (blocks) => text(lines(blocks, (heading) => `## ${heading}`, "1. ")),
  (blocks) => text(lines(blocks, (heading) => heading.toUpperCase(), "– ")),
  (blocks) => text(lines(blocks, (heading) => `${heading}:`, "")),
  (blocks) => html(escaped(asLines(blocks, "- ")).replaceAll("\n", "<br/>")),
  (blocks) =>
    html(
      blocks
        .flatMap(({ heading, lines: told }) => [...(heading ? [`<h3>${escaped(heading)}</h3>`] : []), ...told.map(div)])
        .join(""),
    ),
  (blocks) => html(`<table><tr><td>${asHtml(blocks).replaceAll("</ul>", "</ul></td></tr><tr><td>")}</td></tr></table>`),
  (blocks) => text(asLines(blocks, "  •  ").replaceAll("\n", "\r\n\r\n").replaceAll(" ", "  ")),
];
type FoundText = ReturnType<typeof text>;
const div = (line: string) => `<div><span style="font-size:11pt">${escaped(line)}&nbsp;</span></div>`;

/** Writes a copy down as one of the sites does. */
export function write(chance: Chance, { advert, told, after }: Copy): Told {
  const written = pick(chance, WRITERS)(advert.blocks);
  const content = after.reduce((so, change) => change(so), written.content);
  return ownBoard(advert, { description: { ...written, content }, ...told });
}
