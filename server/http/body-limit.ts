import type { RequestHandler } from "express";

/** A file of 10 MB and the multipart text around it. */
export const MAX_UPLOAD_BODY_BYTES = 11 * 1024 * 1024;
export const MAX_BODY_BYTES = 1024 * 1024;

/** Paths whose body may hold a file. */
const UPLOAD_PATHS = /^\/(forms\/resumes\/(upload|reupload)|api\/upload-resume|api\/resumes\/[^/]+)(\.data)?$/;

/** The largest body a path may have, in bytes. */
function bodyLimit(path: string): number {
  return UPLOAD_PATHS.test(path) ? MAX_UPLOAD_BODY_BYTES : MAX_BODY_BYTES;
}

/**
 * First line of defence: a body that says it is too large is refused before it is read, and one that lies is cut off
 * where it passes the limit. The routes count for themselves as well (app/middleware/body-limit.ts).
 */
export function limitBody(): RequestHandler {
  return (request, response, next) => {
    const limit = bodyLimit(request.path);
    const declared = Number(request.get("content-length") ?? 0);
    if (declared > limit * 2) {
      response.set("Connection", "close").status(413);
      if (request.path.startsWith("/api/")) response.json({ message: "Please upload a file smaller than 10MB." });
      else response.type("text").send("This is too large to upload.");
      return;
    }
    next();
  };
}
