import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { BOARD_HOSTS, type Vacancy } from "./job-board-shapes.ts";

/**
 * How a board goes wrong. `half`: the connection ends in the middle; `half-text`: the text does, and nothing tells;
 * `shape`: JSON of another shape; `junk`: every second record is none; `endless`: each page is the first one again;
 * `pouring`: an answer without an end.
 */
export type BoardFault =
  | "500"
  | "403"
  | "429"
  | "404"
  | "half"
  | "half-text"
  | "html"
  | "shape"
  | "junk"
  | "empty"
  | "endless"
  | "pouring"
  | "silent"
  | "pdf";

export type JobBoards = {
  /** What JOB_BOARDS_BASE_URL has to be for the product to ask here. */
  url: string;
  /** What each kind's board lists; of public lists the board is "". */
  list(kind: string, board: string, vacancies: Vacancy[]): void;
  /** The next answers go wrong, all of them if `times` is not given; `retryAfter` is what a 429 says. */
  fail(fault: BoardFault, options?: { times?: number; retryAfter?: string }): void;
  heal(): void;
  /** What was asked, host and path, in order, and with which headers. */
  asked: { url: string; headers: IncomingMessage["headers"] }[];
  close(): Promise<void>;
};

const POUR_CHARACTERS = 64 * 1024;

function isXml(kind: string): boolean {
  return kind === "personio";
}

/** The first list in a body, however deep. */
function recordsOf(body: unknown): unknown[] | undefined {
  if (Array.isArray(body)) return body;
  if (typeof body !== "object" || body === null) return undefined;
  for (const part of Object.values(body)) {
    const found = recordsOf(part);
    if (found) return found;
  }
  return undefined;
}

/** Every second record loses what makes it one, and one is no record at all. */
function spoil(body: unknown): unknown {
  const bodies = recordsOf(body);
  bodies?.forEach((record, at) => {
    if (at % 2 === 1 && record && typeof record === "object") {
      for (const name of ["title", "text", "name", "position", "jobTitle", "MatchedObjectDescriptor"]) {
        if (name in record) Reflect.set(record, name, { odd: true });
      }
    }
  });
  bodies?.push(null, 7, "record");
  return body;
}

/** Starts a server that answers as the public job boards do, each under `/HOST/its/path`, on loopback. */
export async function startJobBoards({ port = 0 }: { port?: number } = {}): Promise<JobBoards> {
  const boards = new Map<string, Vacancy[]>();
  const asked: JobBoards["asked"] = [];
  let fault: { kind: BoardFault; left: number; retryAfter: string } | null = null;

  function takeFault(): BoardFault | null {
    if (!fault || fault.left <= 0) return null;
    fault.left -= 1;
    return fault.kind;
  }

  function send(response: ServerResponse, status: number, type: string, body: string, headers = {}): void {
    response.writeHead(status, { "Content-Type": type, ...headers }).end(body);
  }

  /** Goes wrong before the board is asked; false = it does not. */
  function misbehaves(kind: BoardFault | null, response: ServerResponse): boolean {
    switch (kind) {
      case "500":
      case "403":
      case "404":
        send(response, Number(kind), "application/json", '{"ok":false,"error":"oops"}');
        return true;
      case "429":
        send(response, 429, "text/plain", "slow down", { "Retry-After": fault?.retryAfter ?? "1" });
        return true;
      case "html":
        send(response, 200, "text/html", "<!doctype html><html><body><h1>Maintenance</h1></body></html>");
        return true;
      case "shape":
        send(response, 200, "application/json", '{"status":"ok","payload":{"version":2,"things":[{"a":1}]}}');
        return true;
      case "pdf":
        send(response, 200, "application/pdf", "%PDF-1.7");
        return true;
      case "silent":
        return true;
      case "pouring": {
        response.writeHead(200, { "Content-Type": "application/json" }).write('{"jobs":[');
        const pour = () => {
          while (!response.destroyed && response.write(" ".repeat(POUR_CHARACTERS)));
        };
        response.on("drain", pour);
        pour();
        return true;
      }
      default:
        return false;
    }
  }

  function answer(request: IncomingMessage, response: ServerResponse): unknown {
    const [, host = "", ...path] = (request.url ?? "").split("/");
    const url = new URL(`https://${host}/${path.join("/")}`);
    asked.push({ url: url.href, headers: request.headers });
    const site = BOARD_HOSTS.find(({ host: known }) => known.test(host));
    const wrong = takeFault();
    if (misbehaves(wrong, response)) return;
    if (!site) return send(response, 404, "text/plain", "no such host");
    const { kind, boardAt, shape } = site;
    const board = boardAt === "host" ? (host.split(".")[0] ?? "") : (url.pathname.split("/")[boardAt] ?? "");
    const listed = boards.get(`${kind}:${boardAt === 0 ? "" : board}`);
    // This one knows every company, and says that it has no postings.
    if (!listed && kind !== "smartrecruiters") return send(response, 404, "application/json", '{"ok":false}');
    if (wrong === "endless")
      for (const name of ["page", "Page", "offset"])
        if (url.searchParams.has(name)) url.searchParams.set(name, name === "offset" ? "0" : "1");
    const vacancies = wrong === "empty" ? [] : (listed ?? []);
    const body = shape({ vacancies, url, board });
    if (body === null) return send(response, 404, "application/json", '{"message":"not found"}');
    const text = typeof body === "string" ? body : JSON.stringify(wrong === "junk" ? spoil(body) : body);
    respond(request, response, { text, wrong, type: isXml(kind) ? "text/xml" : "application/json" });
  }

  function respond(
    request: IncomingMessage,
    response: ServerResponse,
    { text, wrong, type }: { text: string; wrong: BoardFault | null; type: string },
  ): unknown {
    if (wrong === "half") {
      response.writeHead(200, { "Content-Type": type, "Content-Length": text.length });
      return response.write(text.slice(0, text.length / 2), () => response.destroy());
    }
    if (wrong === "half-text") return send(response, 200, type, text.slice(0, text.length / 2));
    const etag = `"${createHash("sha256").update(text).digest("hex").slice(0, 16)}"`;
    if (request.headers["if-none-match"] === etag) return response.writeHead(304, { ETag: etag }).end();
    send(response, 200, type, text, { ETag: etag });
  }

  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  // A server that listens on TCP has an address object.
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    asked,
    list: (kind, board, vacancies) => void boards.set(`${kind}:${board}`, vacancies),
    fail(kind, { times = Number.POSITIVE_INFINITY, retryAfter = "1" } = {}) {
      fault = { kind, left: times, retryAfter };
    },
    heal() {
      fault = null;
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
