import { randomUUID } from "node:crypto";
import { type Binary, UUID } from "bson";
import { decodeDocument, type Doc } from "./bson-document.ts";
import { encodeDocument } from "./bson-writer.ts";
import { Collection } from "./collection.ts";
import { compareValues } from "./compare.ts";
import { CommandError } from "./errors.ts";
import { buildIndex, type Index, type IndexSpec } from "./indexes.ts";
import { asBuffer, type Storage } from "./storage.ts";

export class Catalog {
  readonly storage: Storage;
  readonly #collections = new Map<string, Collection>();

  constructor(storage: Storage) {
    this.storage = storage;
    this.reload();
    if (storage.hasOldKeys) this.#rebuildIndexes();
  }

  #rebuildIndexes(): void {
    this.storage.begin();
    for (const collection of this.#collections.values())
      for (const index of collection.indexes) {
        this.storage.statement(`DELETE FROM ${index.table}`).run();
        collection.fillIndex(index);
      }
    this.storage.markCurrent();
    this.storage.commit();
  }

  /** Run after a failed transaction. Collections that still exist stay the same objects for their readers. */
  reload(): void {
    const known = new Map(
      [...this.#collections.values()].map((collection) => [collection.uuid.toString("hex"), collection]),
    );
    this.#collections.clear();
    for (const row of this.storage.statement("SELECT id, database, name, options FROM collections").all()) {
      const options = decodeDocument(asBuffer(row.options as Uint8Array)); // a BLOB column
      const name = String(row.name);
      const uuid = (options.uuid as Binary).toString("hex"); // written by create
      const collection =
        known.get(uuid) ?? new Collection(this.storage, Number(row.id), String(row.database), name, options);
      known.delete(uuid);
      collection.restore(name, options, this.#indexesOf(collection));
      this.#collections.set(collection.namespace, collection);
    }
    for (const collection of known.values()) collection.markDropped();
  }

  #indexesOf(collection: Collection): Index[] {
    const rows = this.storage.statement("SELECT id, spec, multikey FROM indexes WHERE collection = ? ORDER BY id");
    return rows.all(collection.id).map((row) => {
      const spec = decodeDocument(asBuffer(row.spec as Uint8Array)) as IndexSpec; // written by addIndex
      const read = buildIndex(Number(row.id), spec, Number(row.multikey) === 1, collection.collation);
      const known = collection.indexes.find(({ id }) => id === read.id);
      return known && compareValues(known.spec, spec) === 0 ? Object.assign(known, read) : read;
    });
  }

  find(database: string, name: string): Collection | null {
    return this.#collections.get(`${database}.${name}`) ?? null;
  }

  /** Throws 73 on a bad name. */
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
    Object.assign(index, buildIndex(index.id, spec, index.multikey, collection.collation));
  }

  dropIndex(collection: Collection, index: Index): void {
    this.storage.begin();
    this.storage.statement("DELETE FROM indexes WHERE id = ?").run(index.id);
    this.storage.exec(`DROP TABLE ${index.table}`);
    collection.indexes = collection.indexes.filter((other) => other !== index);
    collection.changes++;
  }

  drop(collection: Collection): void {
    this.storage.begin();
    for (const index of collection.indexes) this.storage.exec(`DROP TABLE ${index.table}`);
    this.storage.statement("DELETE FROM indexes WHERE collection = ?").run(collection.id);
    this.storage.statement("DELETE FROM collections WHERE id = ?").run(collection.id);
    this.storage.exec(`DROP TABLE ${collection.table}`);
    collection.markDropped();
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
