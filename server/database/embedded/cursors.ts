import { randomBytes } from "node:crypto";
import { Long } from "bson";
import type { Doc } from "./bson-document.ts";
import { RawDocument } from "./bson-writer.ts";
import { CommandError } from "./errors.ts";
import { PAUSE, type Pause } from "./scan.ts";

export type ResultStream = Iterable<Buffer | Pause>;

type Cursor = {
  id: Long;
  namespace: string;
  session: string | null;
  results: Iterator<Buffer | Pause>;
  lastUsed: number;
  leftDocuments: number;
  leftMs: number;
  keep: boolean;
  busy: boolean;
};

const FIRST_BATCH = 101;
const BATCH_BYTES = 16_000_000; // a batch ends with the document that reaches this, so that none is read ahead
const IDLE_LIMIT_MS = 10 * 60_000;

type OpenCursor = {
  namespace: string;
  session: string | null;
  batchSize: number | undefined;
  singleBatch?: boolean;
  keep?: boolean;
  limit?: number;
  maxTimeMs?: number;
};

export class Cursors {
  readonly #cursors = new Map<string, Cursor>();

  get openCount(): number {
    return this.#cursors.size;
  }

  *open(results: ResultStream, options: OpenCursor): Generator<Pause, Doc> {
    const cursor: Cursor = {
      id: Long.ZERO,
      namespace: options.namespace,
      session: options.session,
      results: results[Symbol.iterator](),
      lastUsed: Date.now(),
      leftDocuments: options.limit || Number.POSITIVE_INFINITY,
      leftMs: options.maxTimeMs || Number.POSITIVE_INFINITY,
      keep: options.keep ?? false,
      busy: false,
    };
    const { batch, done } = yield* readBatch(cursor, options.batchSize ?? FIRST_BATCH);
    if (done || options.singleBatch) cursor.results.return?.();
    else {
      cursor.id = newCursorId();
      this.#cursors.set(cursor.id.toString(), cursor);
    }
    return { cursor: { firstBatch: batch, id: cursor.id, ns: options.namespace }, ok: 1 };
  }

  /** Throws 43 without such a cursor and 13 on another collection's name. */
  *next(id: unknown, namespace: string, batchSize: number | undefined): Generator<Pause, Doc> {
    const key = String(id);
    const cursor = this.#cursors.get(key);
    if (!cursor) throw new CommandError(43, `cursor id ${key} not found`);
    if (cursor.namespace !== namespace)
      throw new CommandError(
        13,
        `Requested getMore on namespace '${namespace}', but cursor belongs to a different namespace ${cursor.namespace}`,
      );
    if (cursor.busy) throw new CommandError(292, `cursor id ${key} is already in use`);
    cursor.busy = true;
    let finished = true;
    const began = performance.now();
    try {
      const { batch, done } = yield* readBatch(cursor, batchSize ?? 0);
      finished = done;
      cursor.leftMs -= performance.now() - began;
      return { cursor: { nextBatch: batch, id: done ? Long.ZERO : cursor.id, ns: namespace }, ok: 1 };
    } finally {
      cursor.busy = false;
      cursor.lastUsed = Date.now();
      if (finished) this.#cursors.delete(key);
    }
  }

  kill(id: unknown, namespace?: string): boolean {
    const key = String(id);
    const cursor = this.#cursors.get(key);
    if (!cursor || (namespace !== undefined && cursor.namespace !== namespace)) return false;
    this.#cursors.delete(key);
    if (!cursor.busy) cursor.results.return?.();
    return true;
  }

  endSession(session: string): void {
    for (const [key, cursor] of this.#cursors) if (cursor.session === session) this.kill(key);
  }

  closeIdle(now = Date.now()): void {
    for (const [key, cursor] of this.#cursors)
      if (!cursor.keep && !cursor.busy && now - cursor.lastUsed > IDLE_LIMIT_MS) this.kill(key);
  }
}

function newCursorId(): Long {
  const bytes = randomBytes(8);
  return new Long(bytes.readInt32LE(0) | 1, bytes.readInt32LE(4) & 0x7fffffff);
}

function* readBatch(cursor: Cursor, size: number): Generator<Pause, { batch: RawDocument[]; done: boolean }> {
  const batch: RawDocument[] = [];
  let bytes = 0;
  const began = performance.now();
  if (size === 0 && cursor.id.isZero()) return { batch, done: false };
  for (;;) {
    const next = cursor.results.next();
    if (next.done) return { batch, done: true };
    if (next.value === PAUSE) {
      if (performance.now() - began > cursor.leftMs) throw new CommandError(50, "operation exceeded time limit");
      yield PAUSE;
      continue;
    }
    batch.push(new RawDocument(next.value));
    bytes += next.value.length;
    if (--cursor.leftDocuments <= 0) return { batch, done: true };
    if (batch.length === size || bytes >= BATCH_BYTES) return { batch, done: false };
  }
}
