import { ObjectId } from "bson";
import { decodeDocument, decodeElement, elementsOf, isPlainObject } from "./bson-document.ts";
import { encodeElement } from "./bson-writer.ts";
import { RANK, rankOf } from "./compare.ts";
import { CommandError } from "./errors.ts";

/** Puts `_id` first and creates a missing one. Throws 53 or 54. */
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

/** Throws 53 (array, regex, undefined) or 52 (fields that start with $). */
export function checkIdValue(id: unknown): void {
  if (Array.isArray(id)) throw new CommandError(53, "The '_id' value cannot be of type array");
  if (rankOf(id) === RANK.regex) throw new CommandError(53, "The '_id' value cannot be of type regex");
  if (id === undefined) throw new CommandError(53, "The '_id' value cannot be of type undefined");
  if (!isPlainObject(id)) return;
  for (const name of Object.keys(id))
    if (name.startsWith("$") && name !== "$ref" && name !== "$id" && name !== "$db")
      throw new CommandError(52, `_id fields may not contain '$'-prefixed fields: ${name} is not valid for storage.`);
}
