import { FILE_KIND } from "../file-source.ts";
import type { FoundPosting } from "../found-posting.ts";
import type { PostingSource } from "../posting-store.ts";
import { type Stored, storePostings } from "../store-postings.ts";
import type { FileColumns } from "./file-columns.ts";
import { readFilePosting } from "./file-posting.ts";
import type { FileRecord } from "./file-record.ts";
import { noteImport, openFileSource } from "./import-source.ts";

const BATCH = 250;
const MAX_EXAMPLES = 5;

export type LeftOutLine = { line: number; why: string };
export type Imported = { added: number; changed: number; same: number; leftOut: number };

type Taken = { posting: FoundPosting; label: string };

export type ImportOptions = {
  /** As which source the postings are listed that name none, and under which the file is found again. */
  name: string;
  columns: FileColumns;
  now?: Date;
  onLeftOut?(leftOut: LeftOutLine): void;
  onProgress?(soFar: Imported): void;
};

async function storeBatch(id: string, name: string, batch: Taken[], now: Date): Promise<Stored[]> {
  const labels = Map.groupBy(batch, ({ label }) => label || name);
  const stored: Stored[] = [];
  for (const [label, taken] of labels) {
    const source: PostingSource = { id, kind: FILE_KIND, name: label, listsEverything: false };
    stored.push(
      await storePostings(
        source,
        taken.map(({ posting }) => posting),
        now,
      ),
    );
  }
  return stored;
}

/** Stores a file as a source that no other closes. Of equal ids the first counts; an abort keeps the rest. */
export async function importPostings(records: AsyncIterable<FileRecord>, options: ImportOptions): Promise<Imported> {
  const { name, columns, now = new Date(), onLeftOut, onProgress } = options;
  const id = await openFileSource(name, now);
  const sum: Imported = { added: 0, changed: 0, same: 0, leftOut: 0 };
  const examples: { record: string; why: string }[] = [];
  const lineOf = new Map<string, number>();
  let batch: Taken[] = [];

  function leaveOut(leftOut: LeftOutLine): void {
    sum.leftOut += 1;
    if (examples.length < MAX_EXAMPLES) examples.push({ record: `line ${leftOut.line}`, why: leftOut.why });
    onLeftOut?.(leftOut);
  }

  function take(record: FileRecord): string | null {
    if ("why" in record) return record.why;
    const { posting, label, why } = readFilePosting(record.values, columns);
    if (!posting) return why ?? "it is no posting";
    const earlier = lineOf.get(posting.externalId);
    if (earlier !== undefined) return `it has the same id as line ${earlier}`;
    lineOf.set(posting.externalId, record.line);
    batch.push({ posting, label });
    return null;
  }

  async function store(): Promise<void> {
    for (const stored of await storeBatch(id, name, batch, now)) {
      sum.added += stored.added;
      sum.changed += stored.changed;
      sum.same += stored.same;
      for (const { externalId, why } of stored.leftOut) leaveOut({ line: lineOf.get(externalId ?? "") ?? 0, why });
    }
    batch = [];
    onProgress?.(sum);
  }

  for await (const record of records) {
    const why = take(record);
    if (why !== null) leaveOut({ line: record.line, why });
    if (batch.length >= BATCH) await store();
  }
  if (batch.length > 0) await store();
  const listed = sum.added + sum.changed + sum.same;
  await noteImport(id, {
    startedAt: now,
    finishedAt: new Date(),
    outcome: "read",
    problem: null,
    listed,
    closed: 0,
    examples,
    added: sum.added,
    changed: sum.changed,
    leftOut: sum.leftOut,
  });
  return sum;
}
