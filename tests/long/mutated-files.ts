import { parseArgs } from "node:util";
import { UnreadableDocumentError } from "../../server/engines/reading/document-text.ts";
import { readDocument } from "../../server/engines/reading/read-document.ts";
import { closeReaders, readersInUse, warmReaders } from "../../server/engines/reading/reader-pool.ts";
import { makeDoc, makeZip, wordParts } from "../fixtures/documents.ts";
import { inventPerson, type Random, randomFrom } from "../fixtures/people/invented-people.ts";
import { FILES } from "../fixtures/people/printed-files.ts";
import { drawLayout, printResume } from "../fixtures/people/resume-layouts.ts";
import { mutate } from "./mutate-bytes.ts";
import { WarmReader } from "./warm-reader.ts";

/**
 * Reads files that were damaged at random: `node tests/long/mutated-files.ts [--count 10000] [--seed 1]
 * [--kinds pdf,docx,doc] [--from 0]`. Each has to end within a reading's bound in a text or in a reason we know, and the
 * readers and their memory have to be gone afterwards. Warm processes read most; what one of them dies of, is slow with
 * or does not know is read once more as an upload is, and so is one file of fifty, which has to end in the same way.
 */
const { values } = parseArgs({
  options: {
    count: { type: "string", default: "10000" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    kinds: { type: "string", default: "pdf,docx,doc" },
    from: { type: "string", default: "0" },
  },
});

const SEED_FILES = 120;
const AT_ONCE = 2;
const ALONE_EACH = 50;
const TOLD_EACH = 1_000;
/** On a busy machine a reading may take a minute by the clock, and its process two to start. */
const BOUND_MS = 185_000;
const MOST_GROWTH_BYTES = 100 * 1024 * 1024;

type Kind = "pdf" | "docx" | "doc";
type Trial = { name: string; kind: Kind; bytes: Uint8Array; isAlone: boolean };
type Tally = { outcomes: Map<string, number>; faults: string[]; slowestMs: number; alone: number };

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

async function readAsUpload({ kind, bytes, name }: Trial, tally: Tally): Promise<string> {
  const began = performance.now();
  const outcome = await readDocument(bytes, { fileName: `cv.${kind}`, owner: name }).then(
    () => "read",
    (error: unknown) => (error instanceof UnreadableDocumentError ? error.reason : error),
  );
  const ms = performance.now() - began;
  tally.alone += 1;
  tally.slowestMs = Math.max(tally.slowestMs, ms);
  if (typeof outcome !== "string" || outcome === "unavailable") tally.faults.push(`${name}: ${outcome}`);
  if (ms > BOUND_MS) tally.faults.push(`${name}: took ${Math.round(ms)} ms`);
  return String(outcome);
}

async function readOne(reader: WarmReader, trial: Trial, tally: Tally): Promise<void> {
  const warm = trial.bytes.length > 0 ? await reader.read(trial.bytes, trial.kind) : null;
  const outcome = warm === null || trial.isAlone ? await readAsUpload(trial, tally) : warm;
  if (warm !== null && warm !== outcome) tally.faults.push(`${trial.name}: ${outcome} alone, ${warm} among others`);
  tally.outcomes.set(outcome, (tally.outcomes.get(outcome) ?? 0) + 1);
}

type Range = { from: number; count: number; seed: number };

async function readMany(kind: Kind, files: Uint8Array[], { from, count, seed }: Range): Promise<Tally> {
  const tally: Tally = { outcomes: new Map(), faults: [], slowestMs: 0, alone: 0 };
  let next = from;
  async function work(): Promise<void> {
    const reader = new WarmReader();
    while (next < from + count) {
      // Each trial has numbers of its own, so that one alone can be repeated.
      const trial = next++;
      if (trial > from && trial % TOLD_EACH === 0) console.log(`${kind}, seed ${seed}: up to ${trial}`);
      const bytes = damage(kind, files, randomFrom(seed * 100_000 + trial));
      const name = `${kind} --seed ${seed} --from ${trial}`;
      await readOne(reader, { name, kind, bytes, isAlone: trial % ALONE_EACH === 0 || count === 1 }, tally);
    }
    await reader.end();
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
  const [count, seed, from] = [values.count, values.seed, values.from].map(Number) as [number, number, number];
  const files = await seedFiles(kind, randomFrom(seed));
  const before = settledBytes();
  const { outcomes, faults, slowestMs, alone } = await readMany(kind, files, { from, count, seed });
  const grown = settledBytes() - before;
  const counts = [...outcomes].map(([outcome, count]) => `${count} ${outcome}`).join(", ");
  console.log(
    `${kind}, seed ${values.seed}: ${counts}; ${alone} as an upload, slowest ${Math.round(slowestMs)} ms; ` +
      `grew ${grown >> 20} MB`,
  );
  for (const fault of faults) console.log(`FAULT ${fault}`);
  if (faults.length > 0 || grown > MOST_GROWTH_BYTES) failed = true;
}
await closeReaders();
const left = readersInUse();
if (left.reading + left.spare > 0) console.log(`FAULT ${left.reading + left.spare} readers are left`);
process.exit(failed || left.reading + left.spare > 0 ? 1 : 0);
