import { Catalog } from "./catalog.ts";
import type { Engine } from "./commands/command.ts";
import { Cursors } from "./cursors.ts";
import { Executor } from "./executor.ts";
import { FailPoints } from "./fail-points.ts";
import { Storage } from "./storage.ts";

export type OpenEngine = { engine: Engine; executor: Executor; storage: Storage };

/** Throws a sentence where the file cannot be used. */
export function openEngine(
  file: string,
  { connections, onFailure }: { connections: () => number; onFailure: (error: unknown) => void },
): OpenEngine {
  const storage = new Storage(file);
  const catalog = new Catalog(storage);
  const engine = { catalog, cursors: new Cursors(), failPoints: new FailPoints(), startedAt: Date.now(), connections };
  const executor = new Executor(
    {
      get writing() {
        return storage.writing;
      },
      commit: () => storage.commit(),
      rollback() {
        storage.rollback();
        catalog.reload();
      },
    },
    onFailure,
  );
  return { engine, executor, storage };
}
