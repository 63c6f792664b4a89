import { randomUUID } from "node:crypto";
import { type Binary, ObjectId, UUID } from "bson";
import {
  decodeDocument,
  type Doc,
  elementsOf,
  isPlainObject,
  decodeElement,
  MAX_DOCUMENT_BYTES,
} from "./bson-document.ts";
import { encodeDocument, encodeElement } from "./bson-writer.ts";
import { type Collation, readCollation } from "./collation.ts";
import { numberOf, RANK, rankOf } from "./compare.ts";
import { CommandError } from "./errors.ts";
import { buildIndex, type DocumentKeys, type Index, type IndexSpec, keysOf, keyValueOf } from "./indexes.ts";
import { asBuffer, type Storage } from "./storage.ts";

/** One collection: its documents' table, its indexes, and how many documents it holds. */
export class Collection {
  readonly id: number;
  readonly database: string;
  options: Doc;
  readonly collation: Collation | null;
  readonly storage: Storage;
  name: string;
  indexes: Index[] = [];
  dropped = false;
  /** Goes up with every write: who reads in pages sees that something may have changed in between. */
  changes = 0;
  #count: number | null = null;
  /** The documents' bytes; counted for capped collections only. */
  #bytes: number | null = null;

  constructor(storage: Storage, id: number, database: string, name: string, options: Doc) {
    this.storage = storage;
    this.id = id;
    this.database = database;
    this.name = name;
    this.options = options;
    this.collation = readCollation(options.collation);
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

  /** Stores a document that has its `_id`. Throws 11000 on a duplicate key and 10334 above 16 MB. */
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

  /** Replaces a stored document. Throws 11000 on a duplicate key and 10334 above 16 MB, changing nothing then. */
  replace(rid: number, before: Doc, bytes: Buffer, after: Doc): void {
    checkSize(bytes);
    const changes: { index: Index; removed: Buffer[]; added: DocumentKeys }[] = [];
    for (const index of this.indexes.slice(1)) {
      const old = keysOf(index, before);
      const next = keysOf(index, after);
      const removed = old.keys.filter((key) => !next.keys.some((other) => other.equals(key)));
      const added = next.keys.filter((key) => !old.keys.some((other) => other.equals(key)));
      if (removed.length === 0 && added.length === 0) continue;
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

  /** Empties the collection at once. */
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

  /** Keeps a capped collection within its limits. */
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

  /** Fills a new index from the documents. Throws 11000 where they break its uniqueness. */
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

/** Puts `_id` first, making one where there is none. Throws 53 or 54 on an `_id` that cannot be one. */
export function withId(bytes: Buffer): Buffer {
  const size = bytes.readInt32LE(0);
  if (size > 12 && bytes.toString("latin1", 5, 9) === "_id\0") {
    checkIdType(bytes[4]!, bytes);
    return bytes;
  }
  let found: { start: number; end: number } | null = null;
  for (const element of elementsOf(bytes)) {
    if (element.name !== "_id") continue;
    if (element.type === 0x03 || element.type === 0x04 || element.type === 0x0b || element.type === 0x06)
      checkIdType(element.type, null, decodeElement(bytes, element));
    found = element;
    break;
  }
  const id = found ? bytes.subarray(found.start, found.end) : encodeElement("_id", new ObjectId());
  const rest = found ? [bytes.subarray(4, found.start), bytes.subarray(found.end, size)] : [bytes.subarray(4, size)];
  const moved = Buffer.concat([bytes.subarray(0, 4), id, ...rest]);
  moved.writeInt32LE(moved.length, 0);
  return moved;
}

function checkIdType(type: number, bytes: Buffer | null, value?: unknown): void {
  if (type === 0x04) throw new CommandError(53, "The '_id' value cannot be of type array");
  if (type === 0x0b) throw new CommandError(53, "The '_id' value cannot be of type regex");
  if (type === 0x06) throw new CommandError(53, "The '_id' value cannot be of type undefined");
  if (type !== 0x03) return;
  const id = bytes ? decodeDocument(bytes)._id : value;
  checkIdValue(id);
}

/** Refuses values that cannot be an `_id`. Throws 53 (array, regex, undefined) or 52 (fields that start with $). */
export function checkIdValue(id: unknown): void {
  if (Array.isArray(id)) throw new CommandError(53, "The '_id' value cannot be of type array");
  if (rankOf(id) === RANK.regex) throw new CommandError(53, "The '_id' value cannot be of type regex");
  if (id === undefined) throw new CommandError(53, "The '_id' value cannot be of type undefined");
  if (!isPlainObject(id)) return;
  for (const name of Object.keys(id))
    if (name.startsWith("$") && name !== "$ref" && name !== "$id" && name !== "$db")
      throw new CommandError(52, `_id fields may not contain '$'-prefixed fields: ${name} is not valid for storage.`);
}

/** All collections of the file. */
export class Catalog {
  readonly storage: Storage;
  readonly #collections = new Map<string, Collection>();

  constructor(storage: Storage) {
    this.storage = storage;
    this.reload();
  }

  /** Reads the catalog from the file; after a failed transaction, memory must not know more than the file. */
  reload(): void {
    for (const collection of this.#collections.values()) collection.dropped = true;
    this.#collections.clear();
    for (const row of this.storage.statement("SELECT id, database, name, options FROM collections").all()) {
      const options = decodeDocument(asBuffer(row.options as Uint8Array)); // a BLOB column
      const collection = new Collection(this.storage, Number(row.id), String(row.database), String(row.name), options);
      for (const entry of this.storage
        .statement("SELECT id, spec, multikey FROM indexes WHERE collection = ? ORDER BY id")
        .all(collection.id)) {
        const spec = decodeDocument(asBuffer(entry.spec as Uint8Array)) as IndexSpec; // written by addIndex
        collection.indexes.push(buildIndex(Number(entry.id), spec, Number(entry.multikey) === 1, collection.collation));
      }
      this.#collections.set(collection.namespace, collection);
    }
  }

  find(database: string, name: string): Collection | null {
    return this.#collections.get(`${database}.${name}`) ?? null;
  }

  /** Finds the collection, or makes it without options. Throws 73 on a bad name. */
  ensure(database: string, name: string): Collection {
    return this.find(database, name) ?? this.create(database, name, {});
  }

  inDatabase(database: string): Collection[] {
    return [...this.#collections.values()].filter((collection) => collection.database === database);
  }

  databases(): string[] {
    return [...new Set([...this.#collections.values()].map((collection) => collection.database))].sort();
  }

  create(database: string, name: string, options: Doc): Collection {
    checkCollectionName(database, name);
    this.storage.begin();
    const stored = { ...options, uuid: new UUID(randomUUID()) };
    const { lastInsertRowid } = this.storage
      .statement("INSERT INTO collections (database, name, options) VALUES (?, ?, ?)")
      .run(database, name, encodeDocument(stored));
    const collection = new Collection(this.storage, Number(lastInsertRowid), database, name, stored);
    this.storage.exec(`CREATE TABLE ${collection.table} (rid INTEGER PRIMARY KEY AUTOINCREMENT, doc BLOB NOT NULL)`);
    this.addIndex(collection, { v: 2, key: { _id: 1 }, name: "_id_" });
    this.#collections.set(collection.namespace, collection);
    return collection;
  }

  changeOptions(collection: Collection, changes: Doc): void {
    this.storage.begin();
    collection.options = { ...collection.options, ...changes };
    this.storage
      .statement("UPDATE collections SET options = ? WHERE id = ?")
      .run(encodeDocument(collection.options), collection.id);
  }

  addIndex(collection: Collection, spec: IndexSpec): Index {
    this.storage.begin();
    const { lastInsertRowid } = this.storage
      .statement("INSERT INTO indexes (collection, name, spec) VALUES (?, ?, ?)")
      .run(collection.id, spec.name, encodeDocument(spec));
    const index = buildIndex(Number(lastInsertRowid), spec, false, collection.collation);
    this.storage.exec(
      `CREATE TABLE ${index.table} (k BLOB NOT NULL, rid INTEGER NOT NULL, PRIMARY KEY (k, rid)) WITHOUT ROWID`,
    );
    try {
      collection.fillIndex(index);
    } catch (error) {
      this.storage.statement("DELETE FROM indexes WHERE id = ?").run(index.id);
      this.storage.exec(`DROP TABLE ${index.table}`);
      throw error;
    }
    collection.indexes = [...collection.indexes, index];
    return index;
  }

  changeIndex(collection: Collection, index: Index, spec: IndexSpec): void {
    this.storage.begin();
    this.storage.statement("UPDATE indexes SET spec = ? WHERE id = ?").run(encodeDocument(spec), index.id);
    const changed = buildIndex(index.id, spec, index.multikey, collection.collation);
    collection.indexes = collection.indexes.map((other) => (other === index ? changed : other));
  }

  dropIndex(collection: Collection, index: Index): void {
    this.storage.begin();
    this.storage.statement("DELETE FROM indexes WHERE id = ?").run(index.id);
    this.storage.exec(`DROP TABLE ${index.table}`);
    collection.indexes = collection.indexes.filter((other) => other !== index);
  }

  drop(collection: Collection): void {
    this.storage.begin();
    for (const index of collection.indexes) this.storage.exec(`DROP TABLE ${index.table}`);
    this.storage.statement("DELETE FROM indexes WHERE collection = ?").run(collection.id);
    this.storage.statement("DELETE FROM collections WHERE id = ?").run(collection.id);
    this.storage.exec(`DROP TABLE ${collection.table}`);
    collection.dropped = true;
    this.#collections.delete(collection.namespace);
  }

  rename(collection: Collection, name: string): void {
    checkCollectionName(collection.database, name);
    this.storage.begin();
    this.storage.statement("UPDATE collections SET name = ? WHERE id = ?").run(name, collection.id);
    this.#collections.delete(collection.namespace);
    collection.name = name;
    this.#collections.set(collection.namespace, collection);
  }
}

function checkCollectionName(database: string, name: string): void {
  if (database === "" || /[/\\. "$\0]/.test(database))
    throw new CommandError(73, `Invalid database name: '${database}'`);
  if (name === "" || name.startsWith(".") || name.endsWith(".") || name.includes("$") || name.includes("\0"))
    throw new CommandError(73, `Invalid collection name: ${name}`);
  if (name.startsWith("system.")) throw new CommandError(73, `Invalid system namespace: ${database}.${name}`);
  if (Buffer.byteLength(`${database}.${name}`) > 255)
    throw new CommandError(73, "Fully qualified namespace is too long");
}

export function uuidOf(collection: Collection): Binary {
  return collection.options.uuid as Binary; // written by create
}
