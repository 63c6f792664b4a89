import { decodeDocument, type Doc } from "./bson-document.ts";
import { encodeDocument, RawDocument } from "./bson-writer.ts";
import { Catalog } from "./catalog.ts";
import type { Engine } from "./commands/command.ts";
import { runRequest } from "./commands/dispatch.ts";
import { Cursors } from "./cursors.ts";
import type { Work } from "./executor.ts";
import { FailPoints } from "./fail-points.ts";
import { Storage } from "./storage.ts";

/** The database without its process and socket, for tests that step through one command while others run. */
export type TestEngine = {
  storage: Storage;
  /** Begins a command; its work goes on at each `next`. */
  begin(body: Doc): Work;
  /** Runs a command to its end. */
  run(body: Doc): Doc;
};

export function openTestEngine(file = ":memory:"): TestEngine {
  const storage = new Storage(file);
  const engine: Engine = {
    catalog: new Catalog(storage),
    cursors: new Cursors(),
    failPoints: new FailPoints(),
    startedAt: Date.now(),
    connections: () => 1,
  };
  function begin(body: Doc): Work {
    const { documents, ...rest } = body;
    const rawDocuments = Array.isArray(documents) ? documents.map((doc) => Buffer.from(encodeDocument(doc))) : null;
    const sent = decodeDocument(encodeDocument({ ...rest, $db: "test" }));
    return runRequest(engine, { id: 1, legacy: false, wantsReply: true, body: sent, rawDocuments }, 1);
  }
  function run(body: Doc): Doc {
    const work = begin(body);
    for (;;) {
      const step = work.next();
      if (step.done) return step.value;
    }
  }
  return { storage, begin, run };
}

/** The documents of a reply's batch. */
export function batchOf(reply: Doc): Doc[] {
  const { firstBatch, nextBatch } = reply.cursor as { firstBatch?: RawDocument[]; nextBatch?: RawDocument[] }; // a find's or getMore's reply
  return (firstBatch ?? nextBatch ?? []).map((raw) => decodeDocument(raw.bytes));
}
