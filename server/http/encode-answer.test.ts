import zlib from "node:zlib";
import { expect, test } from "vitest";
import { ENCODINGS, encodeBody } from "./encode-answer.ts";

const text = "A line that comes again. ".repeat(200);
const READ = { zstd: zlib.zstdDecompressSync, br: zlib.brotliDecompressSync, gzip: zlib.gunzipSync };

test("a body in each encoding is what it was, and its headers say how and how long", () => {
  for (const encoding of ENCODINGS) {
    const headers = new Headers();
    const body = encodeBody(Buffer.from(text), { headers, encoding });
    expect(READ[encoding](body).toString(), encoding).toBe(text);
    expect(headers.get("content-encoding")).toBe(encoding);
    expect(headers.get("content-length")).toBe(String(body.byteLength));
    expect(headers.get("vary")).toBe("Accept-Encoding");
  }
});

test("a short body, and one for a browser that reads no encoding, stays as it is", () => {
  for (const [body, encoding] of [["short", "zstd"] as const, [text, null] as const]) {
    const headers = new Headers();
    expect(encodeBody(Buffer.from(body), { headers, encoding }).toString()).toBe(body);
    expect(headers.get("content-encoding")).toBeNull();
    expect(headers.get("content-length")).toBe(String(body.length));
  }
});
