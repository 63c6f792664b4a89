import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import type { HttpClient } from "./http-client.ts";

/** What a page costs a browser that has nothing of it yet: the page and each file it names. */
export async function weighPage(client: HttpClient, path: string): Promise<{ bytes: number; requests: number }> {
  const { html } = await client.open(path);
  const files = [...html.matchAll(/<(?:script|img)[^>]* src="([^"]+)"|<link[^>]* href="(\/[^"]+)"/g)].map(
    (match) => match[1] ?? match[2] ?? "",
  );
  let bytes = 0;
  for (const url of [path, ...files]) bytes += await transferredBytes(client, url);
  return { bytes, requests: files.length + 1 };
}

/** Compressed body and headers, as they go over the wire. */
async function transferredBytes(client: HttpClient, path: string): Promise<number> {
  const headers = { "Accept-Encoding": "gzip, br", Cookie: client.cookieHeader };
  const request = get(new URL(path, client.base), { agent: false, headers });
  const [response]: IncomingMessage[] = await once(request, "response");
  if (!response) throw new Error("No answer came");
  const { socket } = response;
  await once(response.resume(), "end");
  return socket.bytesRead;
}
