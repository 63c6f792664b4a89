import { randomUUID } from "node:crypto";
import { type ChildProcess, fork } from "node:child_process";
import { existsSync, realpathSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { yieldToPages } from "../background-priority.ts";
import { programFile, projectFolder } from "../engine-file.ts";
import { NoTurnError, Turns } from "../turns.ts";
import { type DocumentKind, type DocumentText, UnreadableDocumentError } from "./document-text.ts";

const CONCURRENT_READERS = 2;
/** Files wait in memory: six of the largest, or a hundred ordinary ones. */
const MOST_WAITING = { count: 100, weight: 64 * 1024 * 1024 };
/** Together with a reading that gets its time, just within what proxies wait for an answer. */
const PATIENCE_MS = 45_000;
const READING_MS = 15_000;
/** A machine may be so busy that a reader gets a fraction of its time; whoever uploaded waits no longer than this. */
const MOST_CLOCK_MS = 60_000;
const CLOCK_LOOK_MS = 100;
const START_MS = 120_000; // a busy machine may start a reader slowly
const START_ATTEMPTS = 2;
/** A reader takes 512 MB at most: what grows without end is seen here, and grows on until the next look and the kill. */
const MEMORY_LIMIT_BYTES = 384 * 1024 * 1024;
const MEMORY_LOOK_MS = 50;
const HEAP_LIMIT_MB = 256;
/** A reader whose parent was killed while it was busy cannot see the closed channel; this ends it. */
const CPU_LIMIT_SECONDS = 30;
const PRLIMIT = "/usr/bin/prlimit";

const ReadReplySchema = z.union([
  z.object({
    text: z.object({
      kind: z.enum(["pdf", "docx", "doc"]),
      lines: z.array(z.string()),
      pages: z.number().nullable(),
      warnings: z.array(z.string()),
    }),
  }),
  z.object({ refused: z.enum(["wrong-type", "empty", "encrypted", "image-only", "damaged", "too-complex"]) }),
]);

type ReaderProgram = { file: string; nodeArguments: string[] };
type Reader = { child: ChildProcess; ready: Promise<boolean>; gone: Promise<void> };

/** Two readers at work, and as many started ahead as were at work at once, for owners that take turns. */
export class ReaderPool {
  readonly #program: () => ReaderProgram;
  readonly #readingMs: number;
  readonly #turns = new Turns({ atOnce: CONCURRENT_READERS, mostWaiting: MOST_WAITING, patienceMs: PATIENCE_MS });
  readonly #readers = new Set<Reader>();
  readonly #spares: Reader[] = [];
  #atWork = 0;
  #mostAtWork = 1;
  #isClosed = false;

  constructor(program: () => ReaderProgram, readingMs = READING_MS) {
    this.#program = program;
    this.#readingMs = readingMs;
  }

  async warm(): Promise<void> {
    this.#isClosed = false;
    this.#fillSpares();
    await Promise.all(
      this.#spares.map(async (spare) => {
        holdProgram(spare);
        await spare.ready;
        if (this.#spares.includes(spare)) releaseProgram(spare);
      }),
    );
  }

  /** How many files are read, and how many processes wait for one. */
  get inUse(): { reading: number; spare: number } {
    return { reading: this.#readers.size - this.#spares.length, spare: this.#spares.length };
  }

  /** Refuses waiting and running files as "unavailable"; resolves when all readers are gone. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#spares.length = 0;
    this.#turns.clear();
    await Promise.all([...this.#readers].map(endReader));
  }

  /** One process reads one file and ends. Throws UnreadableDocumentError. */
  async read(bytes: Uint8Array, declared: DocumentKind | null, owner: string): Promise<DocumentText> {
    const endTurn = await this.#turns.take(owner, bytes.byteLength).catch(refuseWithoutTurn);
    this.#atWork += 1;
    this.#mostAtWork = Math.max(this.#mostAtWork, this.#atWork);
    try {
      const reader = await this.#startedReader();
      try {
        return await this.#readWith(reader, bytes, declared);
      } finally {
        void endReader(reader);
      }
    } finally {
      endTurn();
      this.#atWork -= 1;
      // After the reading, so that starting a spare does not slow it down.
      if (!this.#isClosed) this.#fillSpares();
    }
  }

  #fillSpares(): void {
    while (this.#spares.length < this.#mostAtWork) this.#spares.push(this.#start());
  }

  async #startedReader(): Promise<Reader> {
    for (let attempt = 0; attempt < START_ATTEMPTS; attempt += 1) {
      const reader = this.#spares.shift() ?? this.#start();
      holdProgram(reader);
      if (await reader.ready) return reader;
      if (this.#isClosed) break;
    }
    throw new UnreadableDocumentError("unavailable");
  }

  async #readWith({ child, gone }: Reader, bytes: Uint8Array, declared: DocumentKind | null): Promise<DocumentText> {
    const watch = setInterval(() => void endWhenTooLarge(child), MEMORY_LOOK_MS);
    const done = new AbortController();
    void endAfterOwnTime(child, this.#readingMs, done.signal);
    try {
      const message = await new Promise<unknown>((resolve) => {
        child.once("message", resolve);
        void gone.then(() => resolve(null));
        child.send({ bytes, declared }, (error) => error && child.kill("SIGKILL"));
      });
      // The reader ended without a message: over a limit, or the whole program is stopping.
      if (message === null) throw new UnreadableDocumentError(this.#isClosed ? "unavailable" : "too-complex");
      const reply = ReadReplySchema.safeParse(message);
      if (!reply.success) throw new UnreadableDocumentError("damaged");
      if ("refused" in reply.data) throw new UnreadableDocumentError(reply.data.refused);
      return reply.data.text;
    } finally {
      clearInterval(watch);
      done.abort();
    }
  }

  #start(): Reader {
    const { file, nodeArguments } = this.#program();
    const reader = forkReader(file, nodeArguments);
    this.#readers.add(reader);
    void reader.gone.then(() => {
      this.#readers.delete(reader);
      const index = this.#spares.indexOf(reader);
      if (index >= 0) this.#spares.splice(index, 1);
    });
    releaseProgram(reader);
    return reader;
  }
}

const pool = new ReaderPool(() => ({
  file: programFile("server/engines/reading/reader-process.ts"),
  nodeArguments: ["--disallow-code-generation-from-strings", ...permissionFlags(projectFolder())],
}));

export async function warmReaders(): Promise<void> {
  await pool.warm();
}

export function readersInUse(): { reading: number; spare: number } {
  return pool.inUse;
}

/** Refuses waiting and running files; resolves when all readers are gone. */
export async function closeReaders(): Promise<void> {
  await pool.close();
}

/** Reads two files at once, one for each owner, within 15 s of their own time and 512 MB. Throws UnreadableDocumentError. */
export async function readInChild(
  bytes: Uint8Array,
  declared: DocumentKind | null,
  owner: string = randomUUID(),
): Promise<DocumentText> {
  return await pool.read(bytes, declared, owner);
}

function refuseWithoutTurn(error: unknown): never {
  if (!(error instanceof NoTurnError)) throw error;
  const reasons = { full: "busy", own: "own-files", closed: "unavailable" } as const;
  throw new UnreadableDocumentError(reasons[error.reason]);
}

/** What a busy machine withholds from the reader does not count, or the same file would be refused at busy hours. */
async function endAfterOwnTime(child: ChildProcess, readingMs: number, done: AbortSignal): Promise<void> {
  const start = performance.now();
  const before = await withheldMs(child);
  while (!done.aborted) {
    const clock = performance.now() - start;
    const own = clock - ((await withheldMs(child)) - before);
    const left = Math.min(readingMs - own, MOST_CLOCK_MS - clock);
    if (left <= 0) {
      child.kill("SIGKILL");
      return;
    }
    await wait(Math.max(left, CLOCK_LOOK_MS), null, { signal: done }).catch(() => null);
  }
}

/** How long the thread that waited most was ready to run and did not; 0 where the system does not tell. */
async function withheldMs({ pid }: ChildProcess): Promise<number> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
  const waits = threads.map(async (thread) => {
    const text = await readFile(`/proc/${pid}/task/${thread}/schedstat`, "utf8").catch(() => "");
    return Number(text.split(" ")[1] ?? 0) / 1e6;
  });
  return Math.max(0, ...(await Promise.all(waits)));
}

async function endWhenTooLarge(child: ChildProcess): Promise<void> {
  // Absent outside Linux, where only the heap limit and the deadline protect.
  const status = await readFile(`/proc/${child.pid}/status`, "utf8").catch(() => "");
  const residentKb = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0);
  if (residentKb * 1024 > MEMORY_LIMIT_BYTES) child.kill("SIGKILL");
}

function forkReader(file: string, own: string[]): Reader {
  const nodeArguments = [`--max-old-space-size=${HEAP_LIMIT_MB}`, "--no-warnings", ...own];
  const limited = existsSync(PRLIMIT);
  const child = fork(file, [], {
    execPath: limited ? PRLIMIT : process.execPath,
    execArgv: limited ? [`--cpu=${CPU_LIMIT_SECONDS}`, "--core=0", process.execPath, ...nodeArguments] : nodeArguments,
    env: {},
    cwd: tmpdir(),
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  if (child.pid !== undefined) yieldToPages(child.pid);
  const gone = new Promise<void>((resolve) => {
    child.once("exit", () => resolve());
    child.once("error", () => resolve());
  });
  const ready = new Promise<boolean>((resolve) => {
    const tooLate = setTimeout(() => child.kill("SIGKILL"), START_MS);
    tooLate.unref();
    child.once("message", () => {
      clearTimeout(tooLate);
      resolve(true);
    });
    void gone.then(() => {
      clearTimeout(tooLate);
      resolve(false);
    });
  });
  return { child, ready, gone };
}

function holdProgram(reader: Reader): void {
  reader.child.ref();
  reader.child.channel?.ref();
}

function releaseProgram(reader: Reader): void {
  reader.child.unref();
  reader.child.channel?.unref();
}

async function endReader(reader: Reader): Promise<void> {
  holdProgram(reader);
  reader.child.kill("SIGKILL");
  await reader.gone;
}

/** Readers may read the program's own folders only, so that no document can reach the data beside them. */
function permissionFlags(root: string): string[] {
  if (!process.allowedNodeEnvironmentFlags.has("--permission")) return [];
  // Node checks the real path, also where node_modules is a link.
  const libraries = realpathSync(join(root, "node_modules"));
  const own = ["package.json", "server/package.json", "server/engines/reading/*", "build/server/*", "node_modules/*"];
  const readable = own.map((path) => join(root, path));
  // Text in pictures is recognised by a thread of the reader.
  return [
    "--permission",
    "--allow-worker",
    ...[...readable, join(libraries, "*")].map((path) => `--allow-fs-read=${path}`),
  ];
}
