import { type ChildProcess, fork } from "node:child_process";
import { existsSync, realpathSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { z } from "zod";
import { type DocumentKind, type DocumentText, UnreadableDocumentError } from "./document-text.ts";

const CONCURRENT_READERS = 2;
const WAITING_LIMIT = 100;
/** The form they came in is held as well: six of the largest files may wait, or a hundred ordinary ones. */
const WAITING_BYTES_LIMIT = 64 * 1024 * 1024;
const WAITING_MS = 20_000;
const READING_MS = 15_000;
const START_MS = 10_000;
const MEMORY_LIMIT_BYTES = 512 * 1024 * 1024;
const MEMORY_LOOK_MS = 100;
const HEAP_LIMIT_MB = 256;
/** Ends a reader whose parent was killed while it was busy: it cannot see the closed channel then. */
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

type Reader = { child: ChildProcess; ready: Promise<boolean>; gone: Promise<void> };
type Waiter = { bytes: number; start: () => void; refuse: () => void; giveUp: NodeJS.Timeout };

const readers = new Set<Reader>();
const spares: Reader[] = [];
const waiting: Waiter[] = [];
let busyReaders = 0;
let closed = false;

/** Forks the spare readers ahead, so that the first upload meets a process with its libraries loaded. */
export async function warmReaders(): Promise<void> {
  closed = false;
  fillSpares();
  await Promise.all(
    spares.map(async (spare) => {
      holdProgram(spare);
      await spare.ready;
      if (spares.includes(spare)) releaseProgram(spare);
    }),
  );
}

/** Ends all reader processes and resolves when they are gone; files being read or waiting are refused as "busy". */
export async function closeReaders(): Promise<void> {
  closed = true;
  spares.length = 0;
  for (const waiter of waiting.splice(0)) waiter.refuse();
  await Promise.all([...readers].map(endReader));
}

/**
 * Has one file read by one child process that ends afterwards. At most two read at once; a file that waits longer than
 * 20 s, or would wait as one of too many, is refused as "busy", a child over its time (15 s) or memory (512 MB) as "too-complex".
 */
export async function readInChild(bytes: Uint8Array, declared: DocumentKind | null): Promise<DocumentText> {
  await takeTurn(bytes.byteLength);
  try {
    const reader = spares.shift() ?? forkReader();
    try {
      return await readWith(reader, bytes, declared);
    } finally {
      void endReader(reader);
    }
  } finally {
    passTurn();
  }
}

async function takeTurn(bytes: number): Promise<void> {
  if (busyReaders < CONCURRENT_READERS) {
    busyReaders += 1;
    return;
  }
  const waitingBytes = waiting.reduce((total, waiter) => total + waiter.bytes, bytes);
  if (waiting.length >= WAITING_LIMIT || waitingBytes > WAITING_BYTES_LIMIT) throw new UnreadableDocumentError("busy");
  await new Promise<void>((resolve, reject) => {
    const refuse = () => {
      clearTimeout(waiter.giveUp);
      reject(new UnreadableDocumentError("busy"));
    };
    const giveUp = setTimeout(() => {
      waiting.splice(waiting.indexOf(waiter), 1);
      refuse();
    }, WAITING_MS);
    const waiter: Waiter = { bytes, start: resolve, refuse, giveUp };
    waiting.push(waiter);
  });
}

function passTurn(): void {
  const next = waiting.shift();
  if (next) {
    clearTimeout(next.giveUp);
    next.start();
  } else {
    busyReaders -= 1;
  }
  // After the reading, so that starting a spare does not slow it down.
  if (!closed) fillSpares();
}

function fillSpares(): void {
  while (spares.length < CONCURRENT_READERS) spares.push(forkReader());
}

async function readWith(reader: Reader, bytes: Uint8Array, declared: DocumentKind | null): Promise<DocumentText> {
  const { child } = reader;
  holdProgram(reader);
  if (!(await reader.ready)) throw new UnreadableDocumentError("busy");

  const watch = setInterval(() => void endWhenTooLarge(child), MEMORY_LOOK_MS);
  const deadline = setTimeout(() => child.kill("SIGKILL"), READING_MS);
  try {
    const message = await new Promise<unknown>((resolve) => {
      child.once("message", resolve);
      void reader.gone.then(() => resolve(null));
      child.send({ bytes, declared }, (error) => error && child.kill("SIGKILL"));
    });
    // Ended without a word: over a limit, or the whole program is stopping.
    if (message === null) throw new UnreadableDocumentError(closed ? "busy" : "too-complex");
    const reply = ReadReplySchema.safeParse(message);
    if (!reply.success) throw new UnreadableDocumentError("damaged");
    if ("refused" in reply.data) throw new UnreadableDocumentError(reply.data.refused);
    return reply.data.text;
  } finally {
    clearInterval(watch);
    clearTimeout(deadline);
  }
}

async function endWhenTooLarge(child: ChildProcess): Promise<void> {
  // Absent outside Linux: there the heap limit and the deadline are all there is.
  const status = await readFile(`/proc/${child.pid}/status`, "utf8").catch(() => "");
  const residentKb = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0);
  if (residentKb * 1024 > MEMORY_LIMIT_BYTES) child.kill("SIGKILL");
}

function forkReader(): Reader {
  const root = realpathSync(findProjectRoot());
  const nodeArguments = [
    `--max-old-space-size=${HEAP_LIMIT_MB}`,
    "--disallow-code-generation-from-strings",
    "--no-warnings",
    ...permissionFlags(root),
  ];
  const limited = existsSync(PRLIMIT);
  const child = fork(join(root, "server/engines/reading/reader-process.ts"), [], {
    execPath: limited ? PRLIMIT : process.execPath,
    execArgv: limited ? [`--cpu=${CPU_LIMIT_SECONDS}`, "--core=0", process.execPath, ...nodeArguments] : nodeArguments,
    env: {},
    cwd: tmpdir(),
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
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
  const reader = { child, ready, gone };
  readers.add(reader);
  void gone.then(() => {
    readers.delete(reader);
    const index = spares.indexOf(reader);
    if (index >= 0) spares.splice(index, 1);
  });
  releaseProgram(reader);
  return reader;
}

/** While a reader is held the program does not end by itself; a waiting spare does not keep it running. */
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

/** Reading is allowed in the program's own folders only, so that no document can reach the data beside them. */
function permissionFlags(root: string): string[] {
  if (!process.allowedNodeEnvironmentFlags.has("--permission")) return [];
  // Node checks the real path, also where node_modules is a link.
  const libraries = realpathSync(join(root, "node_modules"));
  const readable = ["package.json", "server/package.json", "server/engines/reading/*", "node_modules/*"].map((path) =>
    join(root, path),
  );
  return ["--permission", ...[...readable, join(libraries, "*")].map((path) => `--allow-fs-read=${path}`)];
}

function findProjectRoot(): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, "server/engines/reading/reader-process.ts"))) {
    const parent = dirname(folder);
    if (parent === folder)
      throw new Error("The folder server/engines/reading was not found above the running program.");
    folder = parent;
  }
  return folder;
}
