import { DatabaseSync } from "node:sqlite";
import MiniSearch from "minisearch";
import type { ListingFacts } from "../../server/engines/matching/listing-facts.ts";
import type { ResumeFacts } from "../../server/engines/matching/resume-facts.ts";
import { type SkillWeights, skillWeight } from "../../server/engines/matching/skill-weights.ts";

export const TOP = 300;
const QUERY_SKILLS = 39;

/** A way to find the best listings: made of all of them, then asked for the best of a resume. */
export type Contender = {
  add: (listing: ListingFacts) => void;
  seal?: () => void;
  find: (resume: ResumeFacts) => number;
};

/** The floor: typed arrays of listings by skill, weights added up, the best by a heap. Nothing else is looked at. */
export function plainLoop(weights: SkillWeights): Contender {
  const growing = new Map<string, number[]>();
  const lists = new Map<string, Uint32Array>();
  let count = 0;
  let scores = new Float32Array(0);
  const totals = new Float32Array(TOP);
  const found = new Uint32Array(TOP);

  function sink(total: number, listing: number): void {
    let at = 0;
    for (;;) {
      const left = at * 2 + 1;
      if (left >= TOP) break;
      const child = left + 1 < TOP && totals[left + 1]! < totals[left]! ? left + 1 : left;
      if (totals[child]! >= total) break;
      totals[at] = totals[child]!;
      found[at] = found[child]!;
      at = child;
    }
    totals[at] = total;
    found[at] = listing;
  }

  return {
    add({ required, wanted }) {
      for (const { id } of [...required, ...wanted]) {
        const list = growing.get(id);
        if (list) list.push(count);
        else growing.set(id, [count]);
      }
      count += 1;
    },
    seal() {
      for (const [id, list] of growing) lists.set(id, Uint32Array.from(list));
      growing.clear();
      scores = new Float32Array(count);
    },
    find({ skills }) {
      scores.fill(0);
      for (const { id } of skills.slice(0, QUERY_SKILLS)) {
        const list = lists.get(id);
        if (!list) continue;
        const weight = skillWeight(id, weights);
        for (let at = 0; at < list.length; at++) scores[list[at]!]! += weight;
      }
      totals.fill(0);
      for (let listing = 0; listing < count; listing++) {
        if (scores[listing]! > totals[0]!) sink(scores[listing]!, listing);
      }
      return totals.reduce((sum, total) => sum + (total > 0 ? 1 : 0), 0);
    },
  };
}

function textOf({ title, words }: ListingFacts): string {
  return `${title} ${words.map(([word, count]) => `${word} `.repeat(Math.min(3, count))).join("")}`;
}

function queryOf({ skills }: ResumeFacts): string[] {
  return skills.slice(0, QUERY_SKILLS).flatMap(({ name }) => name.toLowerCase().match(/[a-z0-9]+/g) ?? []);
}

export function miniSearch(): Contender {
  const index = new MiniSearch<{ id: string; text: string }>({ fields: ["text"] });
  return {
    add: (listing) => index.add({ id: listing.id, text: textOf(listing) }),
    find: (resume) => index.search(queryOf(resume).join(" ")).slice(0, TOP).length,
  };
}

export function sqliteSearch(): Contender {
  const database = new DatabaseSync(":memory:");
  database.exec("CREATE VIRTUAL TABLE listings USING fts5(text, content=''); BEGIN");
  const insert = database.prepare("INSERT INTO listings (text) VALUES (?)");
  const find = database.prepare("SELECT rowid FROM listings WHERE listings MATCH ? ORDER BY rank LIMIT ?");
  return {
    add: (listing) => void insert.run(textOf(listing)),
    seal: () => database.exec("COMMIT"),
    find: (resume) =>
      find.all(
        queryOf(resume)
          .map((word) => `"${word}"`)
          .join(" OR ") || '""',
        TOP,
      ).length,
  };
}
