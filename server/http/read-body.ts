import { type FileUpload, parseFormData } from "@remix-run/form-data-parser";
import { MAX_BODY_BYTES, MAX_DISCARDED_BYTES } from "./body-limit.ts";
import { Refusal } from "./errors.ts";

const MAX_PARTS = 50;
const MAX_CONCURRENT_UPLOADS = 8;

let uploadsUnderWay = 0;

/**
 * Lets a body of a stated, bearable length come to its end unread, so that a browser which is still sending gets to
 * see the answer. One without a stated length, or a larger one, is cut off.
 */
export async function discardBody(request: Request): Promise<void> {
  const declared = Number(request.headers.get("content-length") ?? Number.POSITIVE_INFINITY);
  if (!request.body || declared > MAX_DISCARDED_BYTES) return;
  const reader = request.body.getReader();
  while (!(await reader.read()).done);
}

function tooLarge(limit: number): Refusal {
  const isUpload = limit > MAX_BODY_BYTES;
  return isUpload
    ? new Refusal("too-large", "Please upload a file smaller than 10MB.", { title: "File too large" })
    : new Refusal("too-large", "This is too long to be sent.", { title: "Too long" });
}

/** Reads a body of at most `limit` bytes, counted as they come. Throws Refusal (too-large). */
async function readCounted(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > limit) {
      reader?.releaseLock();
      await discardBody(request);
      throw tooLarge(limit);
    }
    chunks.push(part.value);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}

function mediaTypeOf(request: Request): string {
  return (request.headers.get("content-type") ?? "").toLowerCase();
}

/**
 * Reads a form's fields, urlencoded or multipart, of at most `limit` bytes. Throws Refusal (invalid, too-large, and
 * unavailable while too many uploads are under way).
 */
export async function readForm(request: Request, limit: number): Promise<FormData> {
  const type = mediaTypeOf(request);
  if (type.startsWith("application/x-www-form-urlencoded")) {
    const text = new TextDecoder().decode(await readCounted(request, limit));
    const form = new FormData();
    for (const [name, value] of new URLSearchParams(text)) form.append(name, value);
    return form;
  }
  if (!type.startsWith("multipart/form-data")) throw new Refusal("invalid", "Please send a form.");
  if (uploadsUnderWay >= MAX_CONCURRENT_UPLOADS) {
    throw new Refusal("unavailable", "Many uploads are under way right now. Please try again in a moment.", {
      retryAfterSeconds: 5,
    });
  }
  uploadsUnderWay += 1;
  try {
    const body = await readCounted(request, limit);
    const buffered = new Request(request.url, {
      method: "POST",
      body,
      // The parser compares the type's name as written.
      headers: { "content-type": (request.headers.get("content-type") ?? "").replace(/^[^;]+/, "multipart/form-data") },
    });
    return await parseFormData(
      buffered,
      { maxFiles: 2, maxParts: MAX_PARTS, maxFileSize: limit, maxTotalSize: limit },
      // An untouched file field comes as a file without a name.
      (file: FileUpload) => (file.name === "" && file.size === 0 ? undefined : file),
    );
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal("invalid", "This form could not be read. Please try again.");
  } finally {
    uploadsUnderWay -= 1;
  }
}

/** Reads a body of at most `limit` bytes as text, as it came. Throws Refusal (too-large). */
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
