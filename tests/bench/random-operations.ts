import mongoose from "mongoose";

type Db = mongoose.mongo.Db;
type Doc = { [name: string]: unknown };
const { Decimal128, Double, Long, ObjectId } = mongoose.mongo;

/** A small generator of reproducible random numbers (mulberry32). */
function randomSource(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export type Operation =
  | { kind: "insert"; document: Doc }
  | { kind: "update"; filter: Doc; update: Doc; many: boolean; upsert: boolean }
  | { kind: "delete"; filter: Doc; many: boolean }
  | { kind: "find"; filter: Doc; sort: Doc; skip: number; limit: number }
  | { kind: "count"; filter: Doc }
  | { kind: "distinct"; key: string; filter: Doc }
  | { kind: "group"; filter: Doc; by: string }
  | { kind: "modify"; filter: Doc; update: Doc; sort: Doc };

/** Random operations over a few fields with few values, so that they meet each other. */
export class OperationSource {
  readonly #random: () => number;
  #inserted = 0;

  constructor(seed: number) {
    this.#random = randomSource(seed);
  }

  #below(limit: number): number {
    return Math.floor(this.#random() * limit);
  }

  #pick<T>(values: readonly T[]): T {
    return values[this.#below(values.length)]!;
  }

  #scalar(): unknown {
    const n = this.#below(8);
    return this.#pick<() => unknown>([
      () => n,
      () => new Double(n),
      () => n + 0.5,
      () => Long.fromNumber(n),
      () => Decimal128.fromString(String(n)),
      () => this.#pick(["", "a", "b", "B", "ab", "abc", "ä", "z\u0000y"]),
      () => null,
      () => this.#below(2) === 0,
      () => new Date(1_700_000_000_000 + n),
      () => new ObjectId(`65000000000000000000000${n}`),
    ])();
  }

  #value(depth = 0): unknown {
    const kind = this.#below(depth > 1 ? 6 : 10);
    if (kind < 7) return this.#scalar();
    if (kind === 7) return Array.from({ length: this.#below(4) }, () => this.#value(depth + 1));
    if (kind === 8) return { x: this.#value(depth + 1), y: this.#scalar() };
    return Array.from({ length: this.#below(3) }, () => ({ x: this.#scalar(), y: this.#scalar() }));
  }

  document(): Doc {
    const document: Doc = { _id: ++this.#inserted };
    for (const field of ["a", "b", "c", "d"]) if (this.#below(5) > 0) document[field] = this.#value();
    return document;
  }

  #path(): string {
    return this.#pick(["a", "b", "c", "d", "a.x", "b.x", "c.y", "a.0", "d.x"]);
  }

  #condition(): unknown {
    const value = (): unknown => this.#value(1);
    return this.#pick<() => unknown>([
      value,
      value,
      () => ({ $eq: value() }),
      () => ({ $ne: value() }),
      () => ({ $gt: value() }),
      () => ({ $gte: value() }),
      () => ({ $lt: value() }),
      () => ({ $lte: this.#scalar(), $gte: this.#scalar() }),
      () => ({ $gt: this.#below(4), $lt: 4 + this.#below(4) }),
      () => ({ $in: [value(), value(), this.#scalar()] }),
      () => ({ $nin: [value(), this.#scalar()] }),
      () => ({ $exists: this.#below(2) === 0 }),
      () => ({
        $type: this.#pick(["int", "double", "string", "array", "object", "null", "number", "long", "decimal"]),
      }),
      () => ({ $not: { $gt: this.#scalar() } }),
      () => ({ $elemMatch: { $gt: this.#below(6), $lt: 3 + this.#below(6) } }),
      () => ({ $elemMatch: { x: this.#scalar() } }),
      () => ({ $size: this.#below(4) }),
      () => ({ $all: [this.#scalar(), this.#scalar()] }),
      () => /^a/,
      () => ({ $regex: "^ab?" }),
    ])();
  }

  filter(): Doc {
    const kind = this.#below(10);
    if (kind === 0) return {};
    if (kind === 1) return { _id: this.#below(this.#inserted + 2) };
    if (kind === 2) return { $or: [{ [this.#path()]: this.#condition() }, { [this.#path()]: this.#condition() }] };
    if (kind < 7) return { [this.#path()]: this.#condition() };
    return { [this.#path()]: this.#condition(), [this.#path()]: this.#condition() };
  }

  #sort(): Doc {
    const sort: Doc = {};
    for (let i = this.#below(3); i > 0; i--) sort[this.#pick(["a", "b", "c", "a.x", "d"])] = this.#below(2) ? 1 : -1;
    return { ...sort, _id: this.#below(2) ? 1 : -1 };
  }

  #update(): Doc {
    const path = this.#pick(["a", "b", "c", "d", "b.x", "e"]);
    return this.#pick<() => Doc>([
      () => ({ $set: { [path]: this.#value() } }),
      () => ({ $set: { [path]: this.#value(), [`f${this.#below(3)}`]: this.#scalar() } }),
      () => ({ $unset: { [path]: 1 } }),
      () => ({ $inc: { [path]: this.#pick<unknown>([1, 2.5, Long.fromNumber(3)]) } }),
      () => ({ $mul: { [path]: 2 } }),
      () => ({ $min: { [path]: this.#scalar() } }),
      () => ({ $max: { [path]: this.#scalar() } }),
      () => ({ $push: { [path]: this.#value(1) } }),
      () => ({ $push: { [path]: { $each: [this.#scalar(), this.#scalar()], $slice: -3, $sort: 1 } } }),
      () => ({ $addToSet: { [path]: this.#scalar() } }),
      () => ({ $pull: { [path]: this.#scalar() } }),
      () => ({ $pop: { [path]: 1 } }),
      () => ({ $rename: { a: "b" } }),
      () => ({ $setOnInsert: { g: 1 }, $set: { [path]: this.#scalar() } }),
    ])();
  }

  next(): Operation {
    const kind = this.#below(20);
    if (kind < 5) return { kind: "insert", document: this.document() };
    if (kind < 8)
      return {
        kind: "update",
        filter: this.filter(),
        update: this.#update(),
        many: this.#below(3) === 0,
        upsert: false,
      };
    if (kind < 9) return { kind: "delete", filter: this.filter(), many: false };
    if (kind < 15)
      return {
        kind: "find",
        filter: this.filter(),
        sort: this.#sort(),
        skip: this.#below(3),
        limit: this.#below(3) * 5,
      };
    if (kind < 16) return { kind: "count", filter: this.filter() };
    if (kind < 17) return { kind: "distinct", key: this.#path(), filter: this.filter() };
    if (kind < 18) return { kind: "group", filter: this.filter(), by: this.#pick(["a", "b", "c.y"]) };
    return { kind: "modify", filter: this.filter(), update: this.#update(), sort: this.#sort() };
  }
}

/** Runs one operation and gives its answer as text, errors by their code. */
export async function runOperation(db: Db, name: string, operation: Operation, hint?: Doc): Promise<string> {
  const { EJSON } = mongoose.mongo.BSON;
  const collection = db.collection<Doc>(name, { promoteValues: false });
  const options = hint ? { hint } : {};
  async function answer(): Promise<unknown> {
    switch (operation.kind) {
      case "insert":
        return (await collection.insertOne(operation.document)).insertedId;
      case "update": {
        const done = operation.many
          ? await collection.updateMany(operation.filter, operation.update, { ...options, upsert: operation.upsert })
          : await collection.updateOne({ $and: [operation.filter, { _id: { $gte: 0 } }] }, operation.update, options);
        return [done.matchedCount > 0, done.modifiedCount];
      }
      case "delete":
        return (await collection.deleteMany({ $and: [operation.filter, { _id: { $mod: [7, 0] } }] }, options))
          .deletedCount;
      case "find":
        return collection
          .find(operation.filter, options)
          .sort(operation.sort as { [name: string]: 1 | -1 })
          .skip(operation.skip)
          .limit(operation.limit)
          .toArray(); // directions are 1 or -1
      case "count":
        return collection.countDocuments(operation.filter, options);
      case "distinct":
        return collection.distinct(operation.key, operation.filter, options);
      case "group":
        return collection
          .aggregate(
            [
              { $match: operation.filter },
              { $group: { _id: `$${operation.by}`, n: { $sum: 1 } } },
              { $sort: { n: 1, _id: 1 } },
            ],
            options,
          )
          .toArray();
      case "modify":
        return collection.findOneAndUpdate(operation.filter, operation.update, {
          ...options,
          sort: operation.sort as { [name: string]: 1 | -1 },
          returnDocument: "after",
        }); // as above
    }
  }
  try {
    return EJSON.stringify(await answer(), { relaxed: false });
  } catch (error) {
    return `error ${String((error as { code?: unknown }).code)}`; // a server error carries its code
  }
}
