import { closeSync, openSync, readSync, statSync } from "node:fs";
import { DatabaseSync, type StatementSync } from "node:sqlite";

export function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS collections (
    id INTEGER PRIMARY KEY, database TEXT NOT NULL, name TEXT NOT NULL, options BLOB NOT NULL,
    UNIQUE (database, name)
  );
  CREATE TABLE IF NOT EXISTS indexes (
    id INTEGER PRIMARY KEY, collection INTEGER NOT NULL, name TEXT NOT NULL, spec BLOB NOT NULL,
    multikey INTEGER NOT NULL DEFAULT 0, UNIQUE (collection, name)
  );
`;
/** Acknowledged writes may only be in the log beside the file, so a missing file must not be recreated. */
function checkBeside(path: string): void {
  const size = (name: string) => statSync(name, { throwIfNoEntry: false })?.size ?? 0;
  if (size(path) > 0 || size(`${path}-wal`) === 0) return;
  throw new Error(
    `${path} is empty or gone, while ${path}-wal beside it holds data. Put the file back from a backup, ` +
      "or move both away to begin with an empty database.",
  );
}

const WAL_HEADER_BYTES = 32;
const WAL_FRAME_HEADER_BYTES = 24;

/** The header of a log tells the size of its pages: databases of earlier versions have larger ones. */
const WAL_PAGE_SIZE_AT = 8;

/** A log that ends within an entry was cut by a crash, or the file was. */
export function isLogCut(path: string): boolean {
  const size = statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0;
  if (size < WAL_HEADER_BYTES) return size > 0;
  const header = Buffer.alloc(WAL_HEADER_BYTES);
  const log = openSync(`${path}-wal`, "r");
  try {
    readSync(log, header);
  } finally {
    closeSync(log);
  }
  const entryBytes = WAL_FRAME_HEADER_BYTES + header.readUInt32BE(WAL_PAGE_SIZE_AT);
  return (size - WAL_HEADER_BYTES) % entryBytes !== 0;
}

const CACHED_STATEMENTS = 500;
/** Documents of a few KB fill half of a larger page each, and leave the other half empty. */
const PAGE_BYTES = 4096;
const CHECKPOINT_BYTES = 32 * 1024 * 1024;
const FORMAT_VERSION = 2; // 2: NaN has an index key of its own, and collated text is folded differently
const BUSY_TIMEOUT_MS = 1000;

/** One SQLite file; all writes between two calls of `commit` are one transaction, durable when it returns. */
export class Storage {
  readonly #db: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();
  #writing = false;
  hasOldKeys = false;

  /** Throws a sentence where its data is gone or it is of a newer format. */
  constructor(path: string) {
    checkBeside(path);
    this.#db = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS });
    this.#db.exec(`PRAGMA page_size = ${PAGE_BYTES}`);
    this.#db.exec("PRAGMA journal_mode = WAL");
    this.#db.exec("PRAGMA synchronous = FULL");
    this.#db.exec(`PRAGMA wal_autocheckpoint = ${CHECKPOINT_BYTES / PAGE_BYTES}`);
    this.#db.exec("PRAGMA journal_size_limit = 67108864");
    this.#checkFormat();
    this.#db.exec(SCHEMA);
    this.#db.exec("PRAGMA cache_size = -32768");
    this.#db.exec("PRAGMA mmap_size = 134217728");
    this.#db.exec("PRAGMA temp_store = MEMORY");
  }

  #checkFormat(): void {
    const version = Number(this.#db.prepare("PRAGMA user_version").get()?.user_version ?? 0);
    if (version > FORMAT_VERSION) throw new Error(`The database file is of a newer format (${version})`);
    this.hasOldKeys = version > 0 && version < FORMAT_VERSION;
    if (version === 0) this.markCurrent();
  }

  markCurrent(): void {
    this.#db.exec(`PRAGMA user_version = ${FORMAT_VERSION}`);
    this.hasOldKeys = false;
  }

  get writing(): boolean {
    return this.#writing;
  }

  statement(sql: string): StatementSync {
    let statement = this.#statements.get(sql);
    if (!statement) {
      if (this.#statements.size >= CACHED_STATEMENTS) this.forgetStatements();
      statement = this.#db.prepare(sql);
      this.#statements.set(sql, statement);
    }
    return statement;
  }

  forgetStatements(): void {
    this.#statements.clear();
  }

  begin(): void {
    if (this.#writing) return;
    this.#db.exec("BEGIN IMMEDIATE");
    this.#writing = true;
  }

  commit(): void {
    if (!this.#writing) return;
    this.#db.exec("COMMIT");
    this.#writing = false;
  }

  rollback(): void {
    if (!this.#writing) return;
    this.#writing = false;
    if (this.#db.isTransaction) this.#db.exec("ROLLBACK");
  }

  exec(sql: string): void {
    this.begin();
    this.forgetStatements();
    this.#db.exec(sql);
  }

  close(): void {
    this.commit();
    this.forgetStatements();
    this.#db.close();
  }
}
