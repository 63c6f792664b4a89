import { fieldNames, isPlainObject, valueEnd } from "./bson-document.ts";
import { numberOf, RANK, rankOf } from "./compare.ts";

/** Fields to keep, each with the fields to keep of it; null = the whole field. */
type Kept = { names: Buffer[]; children: (Kept | null)[] };

export type Include = (bytes: Buffer) => Buffer;

const INITIAL_BYTES = 65_536;
const KEPT_BYTES = 1_048_576;
const DOCUMENT = 0x03;
const ARRAY = 0x04;
const HEAD_BYTES = 4;

let out = Buffer.allocUnsafe(INITIAL_BYTES);
let length = 0;

/** Null unless the projection only names fields to keep, which then needs no document to be decoded. */
export function compileInclusion(spec: unknown): Include | null {
  if (!isPlainObject(spec)) return null;
  const { _id: id, ...others } = spec;
  const wanted = Object.keys(others);
  const keepsId = id === undefined || isOn(id);
  if ((wanted.length === 0 && (id === undefined || !keepsId)) || (!keepsId && !isOff(id))) return null;
  if (!wanted.every((path) => isOn(others[path]) && !path.includes("$"))) return null;
  const kept = treeOf(keepsId ? ["_id", ...wanted] : wanted);
  return (bytes) => {
    length = 0;
    copyFields(bytes, 0, bytes.readInt32LE(0), kept);
    const copy = Buffer.from(out.subarray(0, length));
    if (out.length > KEPT_BYTES) out = Buffer.allocUnsafe(INITIAL_BYTES);
    return copy;
  };
}

function isOn(value: unknown): boolean {
  return value === true || (rankOf(value) === RANK.number && numberOf(value) !== 0);
}

function isOff(value: unknown): boolean {
  return value === false || (rankOf(value) === RANK.number && numberOf(value) === 0);
}

function treeOf(paths: string[]): Kept {
  const byName = Map.groupBy(paths, (path) => path.split(".", 1)[0]!);
  const names = [...byName.keys()];
  const children = names.map((name) => {
    const inner = byName.get(name)!.filter((path) => path !== name);
    return inner.length === 0 ? null : treeOf(inner.map((path) => path.slice(name.length + 1)));
  });
  return { names: fieldNames(names), children };
}

function reserve(size: number): void {
  if (length + size <= out.length) return;
  const larger = Buffer.allocUnsafe(Math.max(out.length * 2, length + size));
  out.copy(larger, 0, 0, length);
  out = larger;
}

function copy(bytes: Buffer, from: number, to: number): void {
  reserve(to - from);
  length += bytes.copy(out, length, from, to);
}

function open(): number {
  reserve(HEAD_BYTES);
  length += HEAD_BYTES;
  return length - HEAD_BYTES;
}

function close(began: number): void {
  reserve(1);
  out[length++] = 0;
  out.writeInt32LE(length - began, began);
}

function indexOf(bytes: Buffer, start: number, end: number, names: readonly Buffer[]): number {
  for (let index = 0; index < names.length; index++) {
    const name = names[index]!;
    if (name.length !== end - start) continue;
    let at = 0;
    while (at < name.length && bytes[start + at] === name[at]) at++;
    if (at === name.length) return index;
  }
  return -1;
}

function copyFields(bytes: Buffer, start: number, end: number, { names, children }: Kept): void {
  const began = open();
  let left = names.length;
  let at = start + HEAD_BYTES;
  while (at < end - 1 && left > 0) {
    const type = bytes[at]!;
    const nameEnd = bytes.indexOf(0, at + 1);
    const next = valueEnd(bytes, type, nameEnd + 1);
    const found = indexOf(bytes, at + 1, nameEnd, names);
    const child = found < 0 ? null : children[found]!;
    if (found >= 0) left--;
    if (found >= 0 && child === null) copy(bytes, at, next);
    else if (child && (type === DOCUMENT || type === ARRAY)) {
      copy(bytes, at, nameEnd + 1);
      copyNested(bytes, { type, start: nameEnd + 1, end: next }, child);
    }
    at = next;
  }
  close(began);
}

function copyNested(bytes: Buffer, value: { type: number; start: number; end: number }, kept: Kept): void {
  if (value.type === DOCUMENT) copyFields(bytes, value.start, value.end, kept);
  else copyItems(bytes, value.start, value.end, kept);
}

/** Of an array's items only documents and arrays have such fields: the others are left out. */
function copyItems(bytes: Buffer, start: number, end: number, kept: Kept): void {
  const began = open();
  let count = 0;
  let at = start + HEAD_BYTES;
  while (at < end - 1) {
    const type = bytes[at]!;
    const nameEnd = bytes.indexOf(0, at + 1);
    const next = valueEnd(bytes, type, nameEnd + 1);
    if (type === DOCUMENT || type === ARRAY) {
      const name = String(count++);
      reserve(name.length + 2);
      out[length++] = type;
      length += out.write(name, length, "latin1");
      out[length++] = 0;
      copyNested(bytes, { type, start: nameEnd + 1, end: next }, kept);
    }
    at = next;
  }
  close(began);
}
