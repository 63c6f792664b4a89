import { BRAND } from "../../domain/brand.ts";
import { UnreadableDocumentError } from "../../engines/reading/document-text.ts";
import { openZip } from "../../engines/reading/open-zip.ts";
import { Refusal } from "../../http/errors.ts";
import { MOVED_FILE, MOVED_VERSION, MovedAccount, MovedHead } from "./moved-account.ts";

const MAX_ACCOUNT_BYTES = 20 * 1024 * 1024;
const LIMITS = { entries: 20_000, bytes: 120 * 1024 * 1024, skipsOthers: true };

export type Moved = { account: MovedAccount; uploads: Map<string, Uint8Array> };

const NOT_OURS = `This is not the ZIP of a ${BRAND} account. Please choose what “Download with files” gave you.`;
const DAMAGED = `The file ${MOVED_FILE} in this ZIP cannot be read. Please download the ZIP once more.`;

function refuse(sentence: string): Refusal {
  return new Refusal("unreadable", sentence);
}

async function unzip(bytes: Uint8Array): Promise<Map<string, Uint8Array>> {
  try {
    return await openZip(bytes, (path) => path === MOVED_FILE || path.startsWith("originals/"), LIMITS);
  } catch (error) {
    if (!(error instanceof UnreadableDocumentError)) throw error;
    throw refuse(error.reason === "too-complex" ? "This ZIP holds more than can be unpacked here." : NOT_OURS);
  }
}

function parse(bytes: Uint8Array): unknown {
  if (bytes.byteLength > MAX_ACCOUNT_BYTES) throw refuse("This account holds more text than can be taken in at once.");
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw refuse(DAMAGED);
  }
}

/** What the ZIP of an account holds; nothing of it is believed that its schema does not know. Throws Refusal (unreadable). */
export async function openMoved(bytes: Uint8Array): Promise<Moved> {
  const uploads = await unzip(bytes);
  const file = uploads.get(MOVED_FILE);
  if (!file) throw refuse(NOT_OURS);
  uploads.delete(MOVED_FILE);
  const value = parse(file);
  const head = MovedHead.safeParse(value);
  if (!head.success) throw refuse(NOT_OURS);
  if (head.data.version > MOVED_VERSION)
    throw refuse(`This ZIP comes from a newer ${BRAND}. Please bring this installation up to date first.`);
  const account = MovedAccount.safeParse(value);
  if (account.success) return { account: account.data, uploads };
  const place = account.error.issues[0]?.path.join(".") ?? "";
  throw refuse(`${DAMAGED} It does not understand what stands at “${place}”.`);
}
