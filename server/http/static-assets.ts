import { readdirSync } from "node:fs";
import path from "node:path";
import express, { type RequestHandler, type Response } from "express";
import { FILE_POLICY, PAGE_HEADERS, SCRIPT_POLICY } from "./security-headers.ts";

const ENCODINGS = [
  { name: "br", extension: ".br" },
  { name: "gzip", extension: ".gz" },
] as const;

const TYPES: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
};

const HASHED = /^\/assets\//;

function headFile(response: Response, file: string): void {
  for (const name of PAGE_HEADERS) response.removeHeader(name);
  // A script that is not named by its content loads others that are, and must not outlive them.
  const isScript = /\.js(\.\w+)?$/.test(file);
  response.set("Content-Security-Policy", isScript ? SCRIPT_POLICY : FILE_POLICY);
  response.set("Cache-Control", isScript ? "no-cache" : "public, max-age=3600");
}

/** A file named after its content never changes: no cache has to ask whether it did. */
function headHashedFile(response: Response, file: string): void {
  headFile(response, file);
  response.removeHeader("Content-Security-Policy");
  response.set("Cache-Control", "public, max-age=31536000, immutable");
}

export function serveAssets(root: string): RequestHandler {
  // Read once, so that no page request asks the disk whether it is a file.
  const files = new Set(filesOf(root));
  const serve = express.static(root, { index: false, redirect: false, setHeaders: headFile });
  const unasked = { etag: false, lastModified: false, acceptRanges: false };
  const serveHashed = express.static(root, { index: false, redirect: false, ...unasked, setHeaders: headHashedFile });
  return (request, response, next) => {
    if (!files.has(request.path)) return next();
    const isHashed = HASHED.test(request.path);
    const type = TYPES[path.extname(request.path)];
    if (type && ["GET", "HEAD"].includes(request.method)) {
      response.vary("Accept-Encoding");
      const encoding = ENCODINGS.find(
        ({ name, extension }) => files.has(request.path + extension) && request.acceptsEncodings(name),
      );
      if (encoding) {
        request.url = request.path + encoding.extension;
        response.set({ "Content-Encoding": encoding.name, "Content-Type": type });
      }
    }
    (isHashed ? serveHashed : serve)(request, response, next);
  };
}

function filesOf(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join("/")}`);
}
