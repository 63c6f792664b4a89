import { readFileSync } from "node:fs";
import path from "node:path";
import type { SamplePosting } from "../../domain/posting.ts";
import { PROJECT_ROOT } from "../../project-root.ts";
import { readDrafts } from "./read-drafts.ts";

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

/** The built-in postings: every employer in them is invented, and their ids never change. */
export const SAMPLE_POSTINGS: SamplePosting[] = FILES.map(readFile).flatMap(readDrafts);
