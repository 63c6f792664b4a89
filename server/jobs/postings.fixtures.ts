import mongoose from "mongoose";
import { connectEmptyDatabase } from "../../tests/setup/embedded-database.ts";
import type { FoundPosting } from "./found-posting.ts";
import type { PostingSource } from "./posting-store.ts";

/** A posting as a source might tell it; a text of its own for each title, so that no two are taken for one. */
export function makeFound(over: Partial<FoundPosting> = {}): FoundPosting {
  const title = over.title ?? "Bridge Engineer";
  return {
    externalId: "1",
    title,
    company: "Harbor Works",
    places: ["Columbus, OH"],
    workplace: null,
    description: { kind: "html", content: htmlOf(title) },
    pay: null,
    employment: "Full-time",
    postedAt: new Date("2026-11-01T00:00:00Z"),
    closesAt: null,
    language: null,
    url: null,
    applyUrl: null,
    requisition: null,
    companyLogo: null,
    ...over,
  };
}

/** A description in which every sentence speaks of its subject. */
export function htmlOf(subject: string): string {
  const duties = ["plans", "checks", "draws", "measures", "explains", "repairs"];
  const sentences = duties.map((duty, index) => `${subject} ${duty} the ${subject} of part ${index} with care.`);
  return (
    `<p>${sentences.join(" ")}</p><h3>Requirements</h3>` +
    `<ul><li>3 years of ${subject} experience</li><li>Steel</li></ul>`
  );
}

export const BOARD: PostingSource = { id: "board", kind: "greenhouse", name: "Greenhouse", listsEverything: true };
export const LIST: PostingSource = { id: "list", kind: "arbeitnow", name: "Arbeitnow", listsEverything: false };

export async function emptyCollections(): Promise<void> {
  for (const model of Object.values(mongoose.models)) await model.collection.deleteMany({});
}

/** Connects mongoose to an embedded database of its own; answers what ends it. */
export async function connectTestDatabase(tellAddress: (uri: string) => void = () => {}): Promise<() => Promise<void>> {
  const { uri, end } = await connectEmptyDatabase();
  tellAddress(uri);
  await Promise.all(Object.values(mongoose.models).map((model) => model.createIndexes()));
  return end;
}

const DAY_MS = 86_400_000;
export const MONDAY = new Date("2026-11-02T08:00:00Z");

/** So many days after that Monday. */
export function day(number: number): Date {
  return new Date(MONDAY.getTime() + number * DAY_MS);
}
