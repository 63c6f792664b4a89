import { UPLOAD_NOTICES } from "../domain/upload-file.ts";
import { type FileUpload, parseFormData } from "@remix-run/form-data-parser";
import { MAX_BODY_BYTES, MAX_UPLOAD_BODY_BYTES } from "./body-limit.ts";
import { Refusal } from "./errors.ts";

const UNREADABLE = "This form could not be read. Please try again.";
const MAX_PARTS = 50;
const MAX_FIELDS = 1_000;
/** A boundary has at most 70 characters (RFC 2046, 5.1.1); searching for one of kilobytes takes seconds. */
const MAX_TYPE_LENGTH = 200;
const FIRST_BYTES = 16 * 1024;
const FEW_PIECES = 4_096;
const SMALL_PIECE_BYTES = 64;
const MAX_HELD_BYTES = 8 * MAX_UPLOAD_BODY_BYTES;
const PATIENCE_MS = 10_000;

type Incoming = { since: number; bytes: number; cutOff: () => void };

const incoming = new Set<Incoming>();

/** When all bodies together exceed the bound, the oldest is cut off, so that slow senders cannot keep others out. */
function giveMemory(body: Incoming, bytes: number): void {
  const held = incoming.values().reduce((total, each) => total + each.bytes, 0);
  const [longest] = incoming;
  if (held + bytes - body.bytes > MAX_HELD_BYTES) {
    if (!longest || longest === body || performance.now() - longest.since < PATIENCE_MS) throw busy();
    longest.cutOff();
    incoming.delete(longest);
  }
  body.bytes = bytes;
}

function busy(): Refusal {
  return new Refusal("unavailable", "Many uploads are under way right now. Please try again in a moment.", {
    retryAfterSeconds: 5,
  });
}

function tooLarge(limit: number): Refusal {
  const isUpload = limit > MAX_BODY_BYTES;
  return isUpload
    ? new Refusal("too-large", UPLOAD_NOTICES.tooLarge.description, { title: UPLOAD_NOTICES.tooLarge.title })
    : new Refusal("too-large", "This is too long to be sent.", { title: "Too long" });
}

/** Reads into one buffer: many small pieces would take a hundred times the memory. Throws Refusal. */
async function readCounted(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const reader = request.body?.getReader();
  if (!reader) return new Uint8Array();
  let isCutOff = false;
  const body: Incoming = {
    since: performance.now(),
    bytes: 0,
    cutOff: () => {
      isCutOff = true;
      reader.releaseLock();
    },
  };
  const next = () =>
    reader.read().catch(() => {
      throw isCutOff ? busy() : new Refusal("invalid", UNREADABLE);
    });
  incoming.add(body);
  try {
    giveMemory(body, FIRST_BYTES);
    let held = new Uint8Array(FIRST_BYTES);
    let size = 0;
    let pieces = 0;
    for (let part = await next(); !part.done; part = await next()) {
      const needed = size + part.value.byteLength;
      pieces += 1;
      if (pieces > FEW_PIECES && needed / pieces < SMALL_PIECE_BYTES) {
        throw new Refusal("invalid", "This was sent in too many small pieces.");
      }
      if (needed > limit) throw tooLarge(limit);
      if (needed > held.length) {
        const length = Math.min(limit, Math.max(needed, 2 * held.length));
        giveMemory(body, length);
        held = new Uint8Array(held.buffer.transfer(length));
      }
      held.set(part.value, size);
      size = needed;
    }
    return held.subarray(0, size);
  } finally {
    incoming.delete(body);
  }
}

function* fieldsOf(text: string): Generator<[string, string]> {
  const fields = text.split("&", MAX_FIELDS + 1);
  // Counted before parsing, which takes a second for each hundred thousand fields.
  if (fields.length > MAX_FIELDS) throw new Refusal("invalid", "This form has too many fields.");
  yield* new URLSearchParams(text);
}

function mediaTypeOf(request: Request): string {
  return (request.headers.get("content-type") ?? "").toLowerCase();
}

/** Reads urlencoded or multipart fields of at most `limit` bytes. Throws Refusal (invalid, too-large, unavailable). */
export async function readForm(request: Request, limit: number): Promise<FormData> {
  const type = mediaTypeOf(request);
  if (type.startsWith("application/x-www-form-urlencoded")) {
    const text = new TextDecoder().decode(await readCounted(request, limit));
    const form = new FormData();
    for (const [name, value] of fieldsOf(text)) form.append(name, value);
    return form;
  }
  if (!type.startsWith("multipart/form-data")) throw new Refusal("invalid", "Please send a form.");
  if (type.length > MAX_TYPE_LENGTH) throw new Refusal("invalid", UNREADABLE);
  const body = await readCounted(request, limit);
  const buffered = new Request(request.url, {
    method: "POST",
    body,
    headers: { "content-type": (request.headers.get("content-type") ?? "").replace(/^[^;]+/, "multipart/form-data") },
  });
  return parseFormData(
    buffered,
    { maxFiles: 2, maxParts: MAX_PARTS, maxFileSize: limit, maxTotalSize: limit },
    // An untouched file field arrives as a file without a name.
    (file: FileUpload) => (file.name === "" && file.size === 0 ? undefined : file),
  ).catch(() => {
    throw new Refusal("invalid", UNREADABLE);
  });
}

/** Reads at most `limit` bytes as unchanged text. Throws Refusal (too-large). */
export async function readText(request: Request, limit: number): Promise<string> {
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(await readCounted(request, limit));
}

/** Reads a JSON object of at most `limit` bytes; an empty body is `{}`. Throws Refusal (invalid, too-large). */
export async function readJson(request: Request, limit: number): Promise<Record<string, unknown>> {
  const text = new TextDecoder().decode(await readCounted(request, limit));
  if (text.trim() === "") return {};
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Refusal("invalid", "The request body is not valid JSON.");
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new Refusal("invalid", "The request body must be a JSON object.");
  }
  return value as Record<string, unknown>;
}
