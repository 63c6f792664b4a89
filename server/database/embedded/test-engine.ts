import { decodeDocument, type Doc } from "./bson-document.ts";
import { encodeDocument, type RawDocument } from "./bson-writer.ts";
import { runRequest } from "./commands/dispatch.ts";
import { openEngine } from "./engine.ts";
import type { Work } from "./executor.ts";
import type { Storage } from "./storage.ts";

export type TestEngine = {
  storage: Storage;
  begin(body: Doc): Work;
  run(body: Doc): Doc;
  submit(body: Doc): Promise<Doc>;
};

export function openTestEngine(file = ":memory:"): TestEngine {
  const { engine, executor, storage } = openEngine(file, { connections: () => 1, onFailure: () => {} });
  function begin({ documents, ...rest }: Doc): Work {
    const rawDocuments = Array.isArray(documents) ? documents.map((doc) => encodeDocument(doc)) : null;
    const body = decodeDocument(encodeDocument({ ...rest, $db: "test" }));
    return runRequest(engine, { id: 1, legacy: false, wantsReply: true, body, rawDocuments }, 1);
  }
  function run(body: Doc): Doc {
    const work = begin(body);
    for (;;) {
      const step = work.next();
      if (!step.done) continue;
      storage.commit();
      return step.value;
    }
  }
  return { storage, begin, run, submit: (body) => new Promise((answer) => executor.submit(begin(body), answer)) };
}

export function batchOf(reply: Doc): Doc[] {
  const { firstBatch, nextBatch } = reply.cursor as { firstBatch?: RawDocument[]; nextBatch?: RawDocument[] }; // a find's or getMore's reply
  return (firstBatch ?? nextBatch ?? []).map((raw) => decodeDocument(raw.bytes));
}
