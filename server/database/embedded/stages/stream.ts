import { type Doc, isPlainObject, setField } from "../bson-document.ts";
import type { Collation } from "../collation.ts";
import { CommandError, notSupported } from "../errors.ts";
import type { Variables } from "../expressions.ts";
import { PAUSE, type Pause } from "../scan.ts";

export type DocStream = Iterable<Doc | Pause>;

export type PipelineSource = {
  open(collection: string, stages: Doc[], options: PipelineOptions): { docs: DocStream; rest: Doc[] };
  lookup(collection: string, path: string, options: PipelineOptions): (values: unknown[]) => DocStream;
};

export type PipelineOptions = {
  variables?: Variables | undefined;
  collation?: Collation | null;
  source?: PipelineSource;
};

/** How a stage runs stages within it: they are given to it, because they may be any. */
export type OpenStages = (stages: readonly Doc[], input: DocStream, options: PipelineOptions) => DocStream;

export type Stage = (input: DocStream, argument: unknown, options: PipelineOptions, open: OpenStages) => DocStream;

export const PAUSE_EVERY = 64;

export function withoutMissing(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => (item === undefined ? null : withoutMissing(item)));
  if (!isPlainObject(value)) return value;
  const result: Doc = {};
  for (const name of Object.keys(value))
    if (value[name] !== undefined) setField(result, name, withoutMissing(value[name]));
  return result;
}

export function* collect(input: DocStream): Generator<Pause, Doc[]> {
  const docs: Doc[] = [];
  for (const doc of input) {
    if (doc === PAUSE) yield PAUSE;
    else docs.push(doc);
  }
  return docs;
}

export function* mapDocs(input: DocStream, change: (doc: Doc) => Doc | null): Generator<Doc | Pause> {
  let done = 0;
  for (const doc of input) {
    if (doc === PAUSE) {
      yield PAUSE;
      continue;
    }
    const changed = change(doc);
    if (changed) yield changed;
    if (++done % PAUSE_EVERY === 0) yield PAUSE;
  }
}

export function withPath(target: unknown, parts: readonly string[], at: number, value: unknown): unknown {
  if (at === parts.length) return value;
  if (Array.isArray(target)) return target.map((item) => withPath(item, parts, at, value));
  const copy: Doc = isPlainObject(target) ? { ...target } : {};
  const name = parts[at]!;
  const next = withPath(copy[name], parts, at + 1, value);
  if (next === undefined) delete copy[name];
  else setField(copy, name, next);
  return copy;
}

export function sourceOf(options: PipelineOptions, stage: string): PipelineSource {
  if (!options.source) throw new CommandError(72, `${stage} is not allowed here`);
  return options.source;
}

export function collectionName(value: unknown): string {
  if (typeof value === "string") return value;
  throw notSupported("a namespace of another database in an aggregation stage");
}
