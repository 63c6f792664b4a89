import type { RequestHandler } from "express";
import { MAX_FILE_BYTES, UPLOAD_NOTICES } from "../domain/upload-file.ts";

export const MAX_UPLOAD_BODY_BYTES = MAX_FILE_BYTES + 1024 * 1024;
export const MAX_BODY_BYTES = 1024 * 1024;

/** This much of an unwanted body is read and dropped, so that its sender sees the answer. */
export const MAX_DISCARDED_BYTES = 64 * 1024 * 1024;

/** Refuses a body whose declared length is far too large before reading any of it. */
export function limitBody(): RequestHandler {
  return (request, response, next) => {
    if (Number(request.get("content-length") ?? 0) <= MAX_DISCARDED_BYTES) return next();
    response.set("Connection", "close").status(413);
    if (request.path.startsWith("/api/")) response.json({ message: UPLOAD_NOTICES.tooLarge.description });
    else response.type("text").send("This is too large to upload.");
  };
}
