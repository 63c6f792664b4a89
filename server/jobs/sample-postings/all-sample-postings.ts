import { readFileSync } from "node:fs";
import path from "node:path";
import type { SamplePosting } from "../../domain/posting.ts";
import { once } from "../../engines/once.ts";
import { PROJECT_ROOT } from "../../project-root.ts";
import { countDrafts, readDrafts } from "./read-drafts.ts";

const FOLDER = "server/jobs/sample-postings";
const FILES = [
  "healthcare",
  "education",
  "finance",
  "office",
  "commerce",
  "creative",
  "technology",
  "engineering-and-trades",
  "service",
  "science-and-public-service",
];

function readFile(name: string): string {
  return readFileSync(path.join(PROJECT_ROOT, FOLDER, `${name}.txt`), "utf8");
}

const texts = once(() => FILES.map(readFile));

export const samplePostings: () => SamplePosting[] = once(() => texts().flatMap(readDrafts));

/** How many there are, known in a fraction of the time that reading them takes. */
export function countSamplePostings(): number {
  return texts().reduce((count, text) => count + countDrafts(text), 0);
}
