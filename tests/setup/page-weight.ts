import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import type { HttpClient } from "./http-client.ts";

export type PageWeight = { bytes: number; requests: number; html: number; js: number; css: number };

/** A manifest and the picture for a home screen are asked for when somebody installs the page, not to show it. */
const FILE = /<(?:script|img)[^>]* src="([^"]+)"|<link(?! rel="(?:manifest|apple-touch-icon)")[^>]* href="(\/[^"]+)"/g;
/** Scripts are named by what runs in the page. */
const SCRIPT = /"(\/assets\/[^"]+\.js)"/g;

/**
 * What a page costs a browser: the page and each file it names but for those that it kept, or those without scripts. What
 * it named is kept from then on.
 */
export async function weighPage(
  client: HttpClient,
  path: string,
  { withScripts = true, kept = new Set() }: { withScripts?: boolean; kept?: Set<string> } = {},
): Promise<PageWeight> {
  const cookie = client.cookieHeader;
  const { html } = await client.open(path);
  const found = [...html.matchAll(FILE), ...html.matchAll(SCRIPT)].map((match) => match[1] ?? match[2] ?? "");
  const named = [...new Set(found)].filter((file) => !kept.has(file));
  for (const file of named) kept.add(file);
  const files = withScripts ? named : named.filter((file) => !file.endsWith(".js"));
  const weight = { bytes: 0, requests: files.length + 1, html: 0, js: 0, css: 0 };
  for (const url of [path, ...files]) {
    const bytes = await transferredBytes(new URL(url, client.base), cookie);
    weight.bytes += bytes;
    if (url === path) weight.html += bytes;
    else if (url.endsWith(".js")) weight.js += bytes;
    else if (url.endsWith(".css")) weight.css += bytes;
  }
  return weight;
}

/** Compressed body and headers, as they go over the wire. */
async function transferredBytes(url: URL, cookie: string): Promise<number> {
  const headers = { "Accept-Encoding": "gzip, deflate, br, zstd", Cookie: cookie };
  const request = get(url, { agent: false, headers });
  const [response]: IncomingMessage[] = await once(request, "response");
  if (!response) throw new Error("No answer came");
  const { socket } = response;
  await once(response.resume(), "end");
  return socket.bytesRead;
}
