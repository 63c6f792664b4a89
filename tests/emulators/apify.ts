import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** `failing`: runs end as FAILED; `endless`: they never do; the others are how the whole API goes wrong. */
export type ApifyFault = "failing" | "endless" | "500" | "402" | "html" | "reset" | "silent";

type Run = { id: string; actor: string; status: string; input: unknown; asked: URLSearchParams };

export type ApifyEmulator = {
  url: string;
  token: string;
  /** What each actor ("user/name") finds; one that is not listed does not exist. */
  actors: Map<string, unknown[]>;
  runs: Run[];
  fail(fault: ApifyFault | null): void;
  close(): Promise<void>;
};

const PASSWORD = "proxy-password-of-the-account";

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString("utf8") || "null");
}

/** Starts a server that speaks enough of Apify's API v2 for its official client, on loopback. */
export async function startApifyEmulator({ port = 0 }: { port?: number } = {}): Promise<ApifyEmulator> {
  const token = "apify_api_EmulatedToken123";
  const actors = new Map<string, unknown[]>();
  const runs: Run[] = [];
  let fault: ApifyFault | null = null;

  function send(response: ServerResponse, status: number, body: unknown, headers = {}): void {
    response.writeHead(status, { "Content-Type": "application/json", ...headers }).end(JSON.stringify(body));
  }

  function refuse(response: ServerResponse, status: number, type: string): void {
    send(response, status, { error: { type, message: `This is ${type}` } });
  }

  function view({ id, actor, status }: Run) {
    const isOver = status !== "RUNNING";
    return {
      id,
      actId: actor,
      status,
      startedAt: "2026-11-22T10:00:00.000Z",
      ...(isOver ? { finishedAt: "2026-11-22T10:00:05.000Z" } : {}),
      defaultDatasetId: `dataset-${id}`,
    };
  }

  function start(actor: string, input: unknown, asked: URLSearchParams): Run {
    const status = fault === "failing" ? "FAILED" : fault === "endless" ? "RUNNING" : "SUCCEEDED";
    const run = { id: `run${runs.length + 1}`, actor, status, input, asked };
    runs.push(run);
    return run;
  }

  /** Goes wrong whatever is asked; false = it does not. */
  function misbehaves(response: ServerResponse): boolean {
    if (fault === "500") refuse(response, 500, "internal-server-error");
    else if (fault === "402") refuse(response, 402, "not-enough-usage-to-run-paid-actor");
    else if (fault === "html") response.writeHead(200, { "Content-Type": "text/html" }).end("<h1>Maintenance</h1>");
    else if (fault === "reset") response.destroy();
    else return fault === "silent";
    return true;
  }

  async function route(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    const url = new URL(request.url ?? "/", "http://127.0.0.1");
    const [, version, kind, id = "", rest] = url.pathname.split("/");
    if (misbehaves(response)) return;
    if (version !== "v2") return refuse(response, 404, "page-not-found");
    if (request.headers.authorization !== `Bearer ${token}`) return refuse(response, 401, "user-or-token-not-found");
    if (kind === "users") {
      return send(response, 200, { data: { id: "u1", username: "emulated", proxy: { password: PASSWORD }, plan: {} } });
    }
    if (kind === "actors" || kind === "acts") {
      const actor = decodeURIComponent(id).replace("~", "/");
      if (!actors.has(actor)) return refuse(response, 404, "record-not-found");
      if (rest !== "runs") return send(response, 200, { data: { id: actor, name: actor } });
      return send(response, 201, { data: view(start(actor, await readJson(request), url.searchParams)) });
    }
    if (kind === "actor-runs") {
      const run = runs.find((one) => one.id === id);
      if (!run) return refuse(response, 404, "record-not-found");
      if (rest === "abort") run.status = "ABORTED";
      return send(response, 200, { data: view(run) });
    }
    if (kind === "datasets") return sendItems(url, id, response);
    refuse(response, 404, "page-not-found");
  }

  function sendItems(url: URL, datasetId: string, response: ServerResponse): void {
    const run = runs.find((one) => `dataset-${one.id}` === datasetId);
    const items = actors.get(run?.actor ?? "") ?? [];
    const offset = Number(url.searchParams.get("offset") ?? 0);
    const limit = Number(url.searchParams.get("limit") ?? items.length);
    const page = items.slice(offset, offset + limit);
    send(response, 200, page, {
      "X-Apify-Pagination-Total": String(items.length),
      "X-Apify-Pagination-Offset": String(offset),
      "X-Apify-Pagination-Limit": String(limit),
      "X-Apify-Pagination-Count": String(page.length),
    });
  }

  const server = createServer((request, response) => {
    void route(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  // A server that listens on TCP has an address object.
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    token,
    actors,
    runs,
    fail(kind) {
      fault = kind;
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
