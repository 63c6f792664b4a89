import { readFileSync } from "node:fs";
import { pick } from "../invented-postings.ts";
import type { Advert, Block } from "./advert.ts";
import type { Chance } from "./pair-ways.ts";
import { inventName, TOWNS } from "./third-adverts.ts";

const LEAST_CHARACTERS = 600;
const LEAST_BLOCKS = 4;

type Listing = { title: string; company: string | null; description: string | null; lang: string };

/** A paragraph, with the items that follow it; texts without paragraphs are cut at their lines. */
function blocksOf(description: string): Block[] {
  const paragraphs = description.split(/\n\s*\n/);
  const parts = paragraphs.length >= LEAST_BLOCKS ? paragraphs : description.split("\n");
  return parts
    .map((part) => part.split("\n").map((line) => line.trim()))
    .map((lines) => ({ kind: null, heading: "", lines: lines.filter((line) => line !== "") }))
    .filter(({ lines }) => lines.length > 0);
}

/** Real texts as material for pairs: where a listing tells no firm or town, one is invented. */
export function readAdverts(file: string, chance: Chance): Advert[] {
  const listings = readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line): Listing => JSON.parse(line));
  return listings.flatMap(({ title, company, description, lang }) => {
    const blocks = blocksOf(description ?? "");
    if ((description ?? "").length < LEAST_CHARACTERS || blocks.length < LEAST_BLOCKS) return [];
    const town = pick(chance, TOWNS[lang] ?? TOWNS.en ?? []);
    return [{ language: lang, title, company: company ?? inventName(chance), town, subjects: [], blocks }];
  });
}
