import { hash } from "node:crypto";

/** Names what a page says, however it is compressed. */
export function entityTag(bytes: Uint8Array): string {
  return `W/"${hash("sha1", bytes, "base64url")}"`;
}

/** Whether a browser's `If-None-Match` names the page. */
export function isKnown(tag: string, asked: string | null): boolean {
  return (asked ?? "").split(",").some((each) => each.trim() === tag);
}
