import { readdirSync } from "node:fs";
import path from "node:path";
import express, { type RequestHandler } from "express";

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

export function serveAssets(root: string): RequestHandler {
  // Read once, so that no page request asks the disk whether it is a file.
  const files = new Set(filesOf(root));
  const serve = express.static(root, {
    index: false,
    redirect: false,
    setHeaders(response, file) {
      const isHashed = path.relative(root, file).startsWith(`assets${path.sep}`);
      // A script that is not named by its content loads others that are, and must not outlive them.
      const others = /\.js(\.\w+)?$/.test(file) ? "no-cache" : "public, max-age=3600";
      response.setHeader("Cache-Control", isHashed ? "public, max-age=31536000, immutable" : others);
    },
  });
  return (request, response, next) => {
    if (!files.has(request.path)) return next();
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
    serve(request, response, next);
  };
}

function filesOf(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join("/")}`);
}
