import type { Random } from "../fixtures/people/invented-people.ts";

const EDGES = [0, 1, 0x7f, 0x80, 0xff, 0x7fff, 0xffff, 0x7fffffff, 0x80000000, 0xfffffffe, 0xffffffff];
const MOST_CHANGES = 8;

type Change = (bytes: Buffer, random: Random, others: readonly Uint8Array[]) => Buffer;

/** What disks, mail and people with a hex editor do to a file. */
const CHANGES: Change[] = [
  function flipBit(bytes, { below }) {
    const at = below(bytes.length);
    bytes.writeUInt8(bytes.readUInt8(at) ^ (1 << below(8)), at);
    return bytes;
  },
  function setEdge(bytes, { below, pick }) {
    if (bytes.length >= 4) bytes.writeUInt32LE(pick(EDGES), below(bytes.length - 3));
    return bytes;
  },
  function cut(bytes, { below }) {
    return bytes.subarray(0, 1 + below(bytes.length));
  },
  function leaveOut(bytes, { below }) {
    const at = below(bytes.length);
    return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1 + below(200))]);
  },
  function repeat(bytes, { below }) {
    const at = below(bytes.length);
    const part = bytes.subarray(at, at + 1 + below(400));
    return Buffer.concat([
      bytes.subarray(0, at),
      ...Array.from({ length: 1 + below(20) }, () => part),
      bytes.subarray(at),
    ]);
  },
  function otherNumber(bytes, { below, pick }) {
    const text = bytes.toString("latin1");
    const numbers = [...text.matchAll(/\d+/g)];
    if (numbers.length === 0) return bytes;
    const { 0: number, index } = numbers[below(numbers.length)]!;
    const written = String(pick([0, -1, 1e9, 2 ** 31, 2 ** 53, Number(number) + 1, 1e-300]));
    return Buffer.from(text.slice(0, index) + written + text.slice(index + number.length), "latin1");
  },
  function swapWord(bytes, { pick }) {
    const text = bytes.toString("latin1");
    const words = [
      ...new Set(text.match(/\/\w+|<[\w:]+|\w+="[^"]{0,40}"|\b(?:obj|endobj|stream|xref|trailer)\b/g) ?? []),
    ];
    if (words.length < 2) return bytes;
    return Buffer.from(
      text.replace(pick(words), () => pick(words)),
      "latin1",
    );
  },
  function splice(bytes, { below, pick }, others) {
    const other = Buffer.from(pick(others));
    return Buffer.concat([bytes.subarray(0, below(bytes.length)), other.subarray(below(other.length))]);
  },
];

/** One to eight changes; the same for the same random numbers. */
export function mutate(bytes: Uint8Array, random: Random, others: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  let changed: Buffer = Buffer.from(bytes);
  for (let left = 1 + random.below(MOST_CHANGES); left > 0 && changed.length > 0; left -= 1) {
    changed = random.pick(CHANGES)(changed, random, others);
  }
  return new Uint8Array(changed);
}
