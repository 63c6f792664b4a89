import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";

const PAUSE_MS = 200; // long enough for a browser to paint the first half
const NOT_PASSED_ON = ["content-length", "content-encoding", "transfer-encoding", "connection", "link"];

type Halves = {
  origin: string;
  /** Which share of a page's body comes before the pause. */
  cutAt(share: number): void;
  close(): void;
};

/** The product as over a line on which each page stops for a moment, behind an address of its own. */
export async function sendInHalves(base: string): Promise<Halves> {
  let share = 0;
  const server = createServer(async ({ url = "/", headers: { cookie = "" } }, response) => {
    const answer = await fetch(new URL(url, base), { headers: { cookie } });
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(
      answer.status,
      Object.fromEntries([...answer.headers].filter(([name]) => !NOT_PASSED_ON.includes(name))),
    );
    const begins = body.indexOf("<body");
    if (begins < 0) return response.end(body);
    const cut = Math.round(begins + (body.byteLength - begins) * share);
    response.write(body.subarray(0, cut));
    await setTimeout(PAUSE_MS);
    return response.end(body.subarray(cut));
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port
  return {
    origin: `http://127.0.0.1:${port}`,
    cutAt(next) {
      share = next;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
