import { parseArgs } from "node:util";
import { UnreadableDocumentError } from "../../server/engines/reading/document-text.ts";
import { readDocument } from "../../server/engines/reading/read-document.ts";
import { closeReaders, readersInUse, warmReaders } from "../../server/engines/reading/reader-pool.ts";
import { makeDoc, makeZip, wordParts } from "../fixtures/documents.ts";
import { inventPerson, type Random, randomFrom } from "../fixtures/people/invented-people.ts";
import { FILES } from "../fixtures/people/printed-files.ts";
import { drawLayout, printResume } from "../fixtures/people/resume-layouts.ts";
import { mutate } from "./mutate-bytes.ts";

/**
 * Reads files that were damaged at random, each as an upload is read:
 * `node tests/long/mutated-files.ts [--count 10000] [--seed 1] [--kinds pdf,docx,doc]`. Each has to end within a
 * reading's bound in a text or in a reason we know, and the readers and their memory have to be gone afterwards.
 */
const { values } = parseArgs({
  options: {
    count: { type: "string", default: "10000" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    kinds: { type: "string", default: "pdf,docx,doc" },
  },
});

const SEED_FILES = 120;
const AT_ONCE = 2;
/** What a reading may take by the clock on a busy machine, and starting its process. */
const BOUND_MS = 65_000;
const MOST_GROWTH_BYTES = 100 * 1024 * 1024;

type Kind = "pdf" | "docx" | "doc";
type Tally = { outcomes: Map<string, number>; faults: string[]; slowestMs: number };

async function seedFiles(kind: Kind, random: Random): Promise<Uint8Array[]> {
  const ways = Object.entries(FILES).filter(([name]) => name.startsWith(`${kind},`));
  const files: Uint8Array[] = [];
  for (let index = 0; index < SEED_FILES; index += 1) {
    const person = inventPerson(random, random.pick(["en", "de", "fr", "es"]));
    const printed = printResume(person, drawLayout(random), random);
    const [, write] = ways[index % ways.length] ?? [];
    files.push(write ? await write(printed, random) : makeDoc({ body: printed.lines.join("\r") }));
  }
  return files;
}

/** A Word file is a ZIP of XML: half of the damage is done inside, where a damaged ZIP would hide it. */
function damage(kind: Kind, files: Uint8Array[], random: Random): Uint8Array {
  if (kind !== "docx" || random.next() < 0.5) return mutate(random.pick(files), random, files);
  const words = Buffer.from(random.pick(files))
    .toString("latin1")
    .replace(/[^\w ]/g, " ");
  const body = `<w:p w:rsidR="1"><w:pPr><w:ind w:left="720"/></w:pPr><w:r><w:t>${words.slice(0, 400)}</w:t></w:r></w:p>`;
  const parts = wordParts(body.repeat(1 + random.below(20)));
  const chosen = random.pick(parts);
  const others = parts.map(({ content }) => Buffer.from(content));
  const damaged = mutate(Buffer.from(chosen.content), random, others);
  return makeZip(parts.map((part) => (part === chosen ? { ...part, content: damaged } : part)));
}

async function readOne(kind: Kind, bytes: Uint8Array, trial: string, tally: Tally): Promise<void> {
  const began = performance.now();
  const outcome = await readDocument(bytes, { fileName: `cv.${kind}`, owner: trial }).then(
    () => "read",
    (error: unknown) => (error instanceof UnreadableDocumentError ? error.reason : error),
  );
  const ms = performance.now() - began;
  tally.slowestMs = Math.max(tally.slowestMs, ms);
  if (typeof outcome !== "string" || outcome === "unavailable") tally.faults.push(`${trial}: ${outcome}`);
  if (ms > BOUND_MS) tally.faults.push(`${trial}: took ${Math.round(ms)} ms`);
  tally.outcomes.set(String(outcome), (tally.outcomes.get(String(outcome)) ?? 0) + 1);
}

async function readMany(kind: Kind, files: Uint8Array[], { count, seed }: { count: number; seed: number }) {
  const tally: Tally = { outcomes: new Map(), faults: [], slowestMs: 0 };
  let next = 0;
  async function work(): Promise<void> {
    while (next < count) {
      // Each trial has numbers of its own, so that one alone can be repeated.
      const trial = next++;
      await readOne(kind, damage(kind, files, randomFrom(seed * 100_000 + trial)), `${kind} ${seed} ${trial}`, tally);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return tally;
}

function settledBytes(): number {
  globalThis.gc?.();
  return process.memoryUsage().rss;
}

await warmReaders();
let failed = false;
for (const kind of values.kinds.split(",") as Kind[]) {
  const [count, seed] = [Number(values.count), Number(values.seed)];
  const files = await seedFiles(kind, randomFrom(seed));
  const before = settledBytes();
  const { outcomes, faults, slowestMs } = await readMany(kind, files, { count, seed });
  const grown = settledBytes() - before;
  const counts = [...outcomes].map(([outcome, count]) => `${count} ${outcome}`).join(", ");
  console.log(`${kind}, seed ${values.seed}: ${counts}; slowest ${Math.round(slowestMs)} ms; grew ${grown >> 20} MB`);
  for (const fault of faults) console.log(`FAULT ${fault}`);
  if (faults.length > 0 || grown > MOST_GROWTH_BYTES) failed = true;
}
await closeReaders();
const left = readersInUse();
if (left.reading + left.spare > 0) console.log(`FAULT ${left.reading + left.spare} readers are left`);
process.exit(failed || left.reading + left.spare > 0 ? 1 : 0);
