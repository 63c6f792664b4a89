import { decodeDocument, type Doc, elementsOf, decodeElement } from "./bson-document.ts";
import { encodePieces } from "./bson-writer.ts";
import { CommandError } from "./errors.ts";

const OP_REPLY = 1;
const OP_QUERY = 2004;
const OP_COMPRESSED = 2012;
const OP_MSG = 2013;
export const MAX_MESSAGE_BYTES = 48_000_000;
const HEADER_BYTES = 16;
const CHECKSUM_PRESENT = 1;
const MORE_TO_COME = 2;

export type Request = {
  id: number;
  legacy: boolean;
  wantsReply: boolean;
  body: Doc;
  rawDocuments: Buffer[] | null;
};

/** Throws 17 on a length no message can have. */
export class MessageSplitter {
  #chunks: Buffer[] = [];
  #size = 0;

  push(chunk: Buffer): Buffer[] {
    this.#chunks.push(chunk);
    this.#size += chunk.length;
    const messages: Buffer[] = [];
    while (this.#size >= 4) {
      if (this.#chunks[0]!.length < 4) this.#chunks = [Buffer.concat(this.#chunks)];
      const needed = this.#chunks[0]!.readInt32LE(0);
      if (needed < HEADER_BYTES || needed > MAX_MESSAGE_BYTES + HEADER_BYTES * 64)
        throw new CommandError(17, `Message length ${needed} is invalid`);
      if (this.#size < needed) break;
      messages.push(this.#take(needed));
    }
    return messages;
  }

  #take(needed: number): Buffer {
    const first = this.#chunks[0]!;
    this.#size -= needed;
    if (first.length >= needed) {
      if (first.length === needed) this.#chunks.shift();
      else this.#chunks[0] = first.subarray(needed);
      return first.subarray(0, needed);
    }
    const all = Buffer.concat(this.#chunks);
    this.#chunks = all.length > needed ? [all.subarray(needed)] : [];
    return all.subarray(0, needed);
  }
}

/** Throws 17 on an operation other than OP_MSG and OP_QUERY. */
export function readRequest(message: Buffer): Request {
  const id = message.readInt32LE(4);
  const operation = message.readInt32LE(12);
  if (operation === OP_MSG) return readOpMsg(message, id);
  if (operation === OP_QUERY) return readOpQuery(message, id);
  if (operation === OP_COMPRESSED) throw new CommandError(17, "OP_COMPRESSED was not negotiated");
  throw new CommandError(17, `Operation code ${operation} is not supported`);
}

function readOpQuery(message: Buffer, id: number): Request {
  const nameEnd = message.indexOf(0, HEADER_BYTES + 4);
  const namespace = message.toString("utf8", HEADER_BYTES + 4, nameEnd);
  const body = decodeDocument(message.subarray(nameEnd + 9));
  if (!namespace.endsWith(".$cmd")) throw new CommandError(17, "OP_QUERY is only accepted for commands");
  if (body.$db === undefined) body.$db = namespace.slice(0, -".$cmd".length);
  return { id, legacy: true, wantsReply: true, body, rawDocuments: null };
}

function readOpMsg(message: Buffer, id: number): Request {
  const flags = message.readUInt32LE(HEADER_BYTES);
  const end = flags & CHECKSUM_PRESENT ? message.length - 4 : message.length;
  let at = HEADER_BYTES + 4;
  let body: Doc | null = null;
  let rawDocuments: Buffer[] | null = null;
  const sequences: [string, Buffer[]][] = [];
  while (at < end) {
    const kind = message[at]!;
    const size = message.readInt32LE(at + 1);
    if (size < 5 || at + 1 + size > end) throw new CommandError(17, "OP_MSG section has an invalid length");
    const section = message.subarray(at + 1, at + 1 + size);
    if (kind === 0) {
      const read = readBody(section);
      body = read.body;
      rawDocuments ??= read.rawDocuments;
    } else if (kind === 1) sequences.push(readSequence(section));
    else throw new CommandError(17, `OP_MSG section kind ${kind} is unknown`);
    at += 1 + size;
  }
  if (!body) throw new CommandError(17, "OP_MSG has no body section");
  for (const [name, documents] of sequences) {
    if (name === "documents") rawDocuments = documents;
    else body[name] = documents.map((bytes) => decodeDocument(bytes));
  }
  return { id, legacy: false, wantsReply: (flags & MORE_TO_COME) === 0, body, rawDocuments };
}

function readBody(section: Buffer): { body: Doc; rawDocuments: Buffer[] | null } {
  const body: Doc = {};
  let rawDocuments: Buffer[] | null = null;
  for (const element of elementsOf(section)) {
    if (element.name === "documents" && element.type === 0x04) {
      rawDocuments = [];
      const list = section.subarray(element.valueStart, element.end);
      for (const item of elementsOf(list)) {
        if (item.type !== 0x03) throw new CommandError(14, "BSON field 'insert.documents' is the wrong type");
        rawDocuments.push(list.subarray(item.valueStart, item.end));
      }
    } else body[element.name] = decodeElement(section, element);
  }
  return { body, rawDocuments };
}

function readSequence(section: Buffer): [string, Buffer[]] {
  const nameEnd = section.indexOf(0, 4);
  const name = section.toString("utf8", 4, nameEnd);
  const documents: Buffer[] = [];
  let at = nameEnd + 1;
  while (at < section.length) {
    const size = section.readInt32LE(at);
    if (size < 5 || at + size > section.length) throw new CommandError(17, "OP_MSG document has an invalid length");
    documents.push(section.subarray(at, at + size));
    at += size;
  }
  return [name, documents];
}

let lastReplyId = 0;

export function writeReply(request: { id: number; legacy: boolean }, reply: Doc): Buffer[] {
  const prefix = request.legacy ? HEADER_BYTES + 20 : HEADER_BYTES + 5;
  const pieces = encodePieces(prefix, reply);
  const head = pieces[0]!;
  head.fill(0, 0, prefix);
  head.writeInt32LE(
    pieces.reduce((total, piece) => total + piece.length, 0),
    0,
  );
  lastReplyId = (lastReplyId + 1) | 0;
  head.writeInt32LE(lastReplyId, 4);
  head.writeInt32LE(request.id, 8);
  head.writeInt32LE(request.legacy ? OP_REPLY : OP_MSG, 12);
  if (request.legacy) {
    head.writeInt32LE(8, HEADER_BYTES);
    head.writeInt32LE(1, HEADER_BYTES + 16);
  }
  return pieces;
}
