import { type Binary, ObjectId } from "bson";
import { decodeDocument, type Doc, isPlainObject, MAX_DOCUMENT_BYTES } from "./bson-document.ts";
import { type Collation, readCollation } from "./collation.ts";
import { numberOf, RANK, rankOf } from "./compare.ts";
import { CommandError } from "./errors.ts";
import { type DocumentKeys, type Index, keysOf, keyValueOf } from "./indexes.ts";
import { asBuffer, type Storage } from "./storage.ts";

export class Collection {
  readonly id: number;
  readonly database: string;
  options: Doc;
  readonly collation: Collation | null;
  readonly storage: Storage;
  name: string;
  indexes: Index[] = [];
  dropped = false;
  /** Raised with every change, so that paged readers notice that their page may be outdated. */
  changes = 0;
  #count: number | null = null;
  #bytes: number | null = null;

  constructor(storage: Storage, id: number, database: string, name: string, options: Doc) {
    this.storage = storage;
    this.id = id;
    this.database = database;
    this.name = name;
    this.options = options;
    this.collation = readCollation(options.collation);
  }

  restore(name: string, options: Doc, indexes: Index[]): void {
    this.name = name;
    this.options = options;
    this.indexes = indexes;
    this.dropped = false;
    this.changes++;
    this.#count = null;
    this.#bytes = null;
  }

  markDropped(): void {
    this.dropped = true;
    this.changes++;
  }

  get uuid(): Binary {
    return this.options.uuid as Binary; // written by Catalog.create
  }

  get namespace(): string {
    return `${this.database}.${this.name}`;
  }

  get table(): string {
    return `c${this.id}`;
  }

  get idIndex(): Index {
    return this.indexes[0]!;
  }

  get count(): number {
    this.#count ??= Number(this.storage.statement(`SELECT count(*) AS n FROM ${this.idIndex.table}`).get()?.n ?? 0);
    return this.#count;
  }

  addToCount(change: number): void {
    if (this.#count !== null) this.#count += change;
  }

  read(rid: number): Buffer | null {
    const row = this.storage.statement(`SELECT doc FROM ${this.table} WHERE rid = ?`).get(rid);
    return row ? asBuffer(row.doc as Uint8Array) : null; // a BLOB column
  }

  /** Expects `_id`. Throws 11000 on a duplicate key and 10334 above 16 MB. */
  insert(bytes: Buffer, doc: Doc): number {
    checkSize(bytes);
    const keys = this.indexes.map((index) => this.#checkedKeys(index, doc, null));
    this.changes++;
    this.storage.begin();
    const { lastInsertRowid } = this.storage.statement(`INSERT INTO ${this.table} (doc) VALUES (?)`).run(bytes);
    const rid = Number(lastInsertRowid);
    this.indexes.forEach((index, i) => {
      this.#addKeys(index, keys[i]!, rid);
    });
    this.addToCount(1);
    if (this.options.capped === true) this.#dropOldest(bytes.length);
    return rid;
  }

  /** Throws 11000 on a duplicate key and 10334 above 16 MB, and then changes nothing. */
  replace(rid: number, before: Doc, bytes: Buffer, after: Doc): void {
    checkSize(bytes);
    const changes: { index: Index; removed: Buffer[]; added: DocumentKeys }[] = [];
    for (const index of this.indexes.slice(1)) {
      const old = keysOf(index, before);
      const next = keysOf(index, after);
      const removed = old.keys.filter((key) => !next.keys.some((other) => other.equals(key)));
      const added = next.keys.filter((key) => !old.keys.some((other) => other.equals(key)));
      // An array may have the very key that was there before, as an empty one has that of a missing field.
      const turnsMultikey = next.multikey && !index.multikey;
      if (removed.length === 0 && added.length === 0 && !turnsMultikey) continue;
      if (index.unique) for (const key of added) this.#checkUnique(index, key, after, rid);
      changes.push({ index, removed, added: { keys: added, multikey: next.multikey } });
    }
    this.changes++;
    this.storage.begin();
    this.storage.statement(`UPDATE ${this.table} SET doc = ? WHERE rid = ?`).run(bytes, rid);
    for (const change of changes) {
      this.#removeKeys(change.index, change.removed, rid);
      this.#addKeys(change.index, change.added, rid);
    }
  }

  remove(rid: number, doc: Doc): void {
    this.changes++;
    this.storage.begin();
    this.storage.statement(`DELETE FROM ${this.table} WHERE rid = ?`).run(rid);
    for (const index of this.indexes) this.#removeKeys(index, keysOf(index, doc).keys, rid);
    this.addToCount(-1);
  }

  removeAll(): number {
    const { count } = this;
    this.changes++;
    this.storage.begin();
    for (const index of this.indexes) this.storage.statement(`DELETE FROM ${index.table}`).run();
    this.storage.statement(`DELETE FROM ${this.table}`).run();
    this.#count = 0;
    this.#bytes = null;
    return count;
  }

  #dropOldest(added: number): void {
    const { storage, table, options } = this;
    const most = options.max === undefined ? Number.POSITIVE_INFINITY : numberOf(options.max);
    if (this.#bytes === null)
      this.#bytes = Number(storage.statement(`SELECT coalesce(sum(length(doc)), 0) AS n FROM ${table}`).get()?.n);
    else this.#bytes += added;
    while (this.count > 1 && (this.count > most || this.#bytes > numberOf(options.size))) {
      const row = storage.statement(`SELECT rid, doc FROM ${table} ORDER BY rid LIMIT 1`).get();
      if (!row) return;
      const oldest = asBuffer(row.doc as Uint8Array); // a BLOB column
      this.remove(Number(row.rid), decodeDocument(oldest));
      this.#bytes -= oldest.length;
    }
  }

  #checkedKeys(index: Index, doc: Doc, rid: number | null): DocumentKeys {
    const found = keysOf(index, doc);
    if (index.unique) for (const key of found.keys) this.#checkUnique(index, key, doc, rid);
    return found;
  }

  #checkUnique(index: Index, key: Buffer, doc: Doc, own: number | null): void {
    const row = this.storage.statement(`SELECT rid FROM ${index.table} WHERE k = ? LIMIT 2`).all(key);
    if (row.some((entry) => Number(entry.rid) !== own)) throw duplicateKey(this, index, doc);
  }

  #addKeys(index: Index, found: DocumentKeys, rid: number): void {
    if (found.multikey && !index.multikey) {
      index.multikey = true;
      this.storage.statement("UPDATE indexes SET multikey = 1 WHERE id = ?").run(index.id);
    }
    const insert = this.storage.statement(`INSERT INTO ${index.table} (k, rid) VALUES (?, ?)`);
    for (const key of found.keys) insert.run(key, rid);
  }

  #removeKeys(index: Index, keys: Buffer[], rid: number): void {
    const remove = this.storage.statement(`DELETE FROM ${index.table} WHERE k = ? AND rid = ?`);
    for (const key of keys) remove.run(key, rid);
  }

  /** Throws 11000 where existing documents break its uniqueness. */
  fillIndex(index: Index): void {
    let last = 0;
    for (;;) {
      const rows = this.storage
        .statement(`SELECT rid, doc FROM ${this.table} WHERE rid > ? ORDER BY rid LIMIT 100`)
        .all(last);
      if (rows.length === 0) return;
      for (const row of rows) {
        const doc = decodeDocument(asBuffer(row.doc as Uint8Array)); // a BLOB column
        last = Number(row.rid);
        this.#addKeys(index, this.#checkedKeys(index, doc, null), last);
      }
    }
  }
}

function checkSize(bytes: Buffer): void {
  if (bytes.length > MAX_DOCUMENT_BYTES)
    throw new CommandError(
      10334,
      `object to insert too large. size in bytes: ${bytes.length}, max size: ${MAX_DOCUMENT_BYTES}`,
    );
}

function describeValue(value: unknown): string {
  if (value instanceof ObjectId) return `ObjectId('${value.toHexString()}')`;
  if (value instanceof Date) return `new Date(${value.getTime()})`;
  if (typeof value === "string") return `"${value}"`;
  if (isPlainObject(value))
    return `{ ${Object.entries(value)
      .map(([name, inner]) => `${name}: ${describeValue(inner)}`)
      .join(", ")} }`;
  return rankOf(value) === RANK.number ? String(value) : (JSON.stringify(value) ?? "null");
}

function duplicateKey(collection: Collection, index: Index, doc: Doc): CommandError {
  const keyValue = keyValueOf(index, doc);
  const shown = Object.entries(keyValue)
    .map(([path, value]) => `${path}: ${describeValue(value)}`)
    .join(", ");
  const collation = index.collation ? ` collation: ${JSON.stringify(index.collation.spec)}` : "";
  return new CommandError(
    11000,
    `E11000 duplicate key error collection: ${collection.namespace} index: ${index.spec.name}${collation} dup key: { ${shown} }`,
    { keyPattern: index.spec.key, keyValue, ...(index.collation ? { collation: index.collation.spec } : {}) },
  );
}
