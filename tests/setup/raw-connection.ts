import { once } from "node:events";
import { connect, type Socket } from "node:net";

export type RawAnswer = { status: number; headers: Map<string, string>; body: string };

const PATIENCE_MS = 20_000;

/** One connection, byte by byte: what a request looks like to whoever keeps it, a proxy or a browser. */
export class RawConnection {
  /** True once the other side has closed, in order or not. */
  isEnded = false;
  /** Why the connection broke, or null. */
  error: Error | null = null;
  readonly #socket: Socket;
  #received = Buffer.alloc(0);
  #notice: () => void = () => {};

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on("data", (bytes: Buffer) => {
      this.#received = Buffer.concat([this.#received, bytes]);
      this.#notice();
    });
    socket.on("error", (error) => {
      this.error = error;
    });
    for (const event of ["end", "close"]) {
      socket.on(event, () => {
        this.isEnded = true;
        this.#notice();
      });
    }
  }

  static async open(port: number): Promise<RawConnection> {
    const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
    await once(socket, "connect");
    return new RawConnection(socket);
  }

  /** Sends a head, of these lines, and maybe its body. */
  send(lines: string[], body: string | Uint8Array = ""): void {
    this.write(`${lines.join("\r\n")}\r\n\r\n`);
    this.write(body);
  }

  write(bytes: string | Uint8Array): void {
    if (this.#socket.writable && bytes.length > 0) this.#socket.write(bytes);
  }

  /** The next answer, whole. Throws when the connection ends or falls silent before it. */
  async answer(patienceMs = PATIENCE_MS): Promise<RawAnswer> {
    await this.#until(() => this.isEnded || this.#next() !== null, patienceMs);
    const next = this.#next();
    if (!next) throw new Error(`Closed before an answer: ${this.error?.message ?? "in order"}`);
    this.#received = this.#received.subarray(next.length);
    return next.answer;
  }

  /** Waits until the other side has closed. */
  async ended(patienceMs = PATIENCE_MS): Promise<void> {
    await this.#until(() => this.isEnded, patienceMs);
  }

  close(): void {
    this.#socket.destroy();
  }

  async #until(holds: () => boolean, patienceMs: number): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const timer = setTimeout(() => reject(new Error(`Nothing came within ${patienceMs} ms`)), patienceMs);
    this.#notice = () => {
      if (holds()) resolve();
    };
    this.#notice();
    await promise.finally(() => clearTimeout(timer));
  }

  /** The answer at the head of what was received, and how many bytes it takes; null while it is not whole. */
  #next(): { answer: RawAnswer; length: number } | null {
    const headEnd = this.#received.indexOf("\r\n\r\n");
    if (headEnd < 0) return null;
    const [first = "", ...lines] = this.#received.toString("latin1", 0, headEnd).split("\r\n");
    const status = Number(first.split(" ")[1]);
    const headers = new Map(lines.map(headerOf));
    const body = bodyOf(this.#received.subarray(headEnd + 4), { status, headers, isEnded: this.isEnded });
    return body && { answer: { status, headers, body: body.text }, length: headEnd + 4 + body.length };
  }
}

function headerOf(line: string): [string, string] {
  const [name = "", ...value] = line.split(":");
  return [name.toLowerCase(), value.join(":").trim()];
}

type Framing = { status: number; headers: Map<string, string>; isEnded: boolean };

/** A body and how many bytes it takes, or null while it is not whole. Answers to HEAD are not known here. */
function bodyOf(rest: Buffer, { status, headers, isEnded }: Framing): { text: string; length: number } | null {
  if (status < 200 || status === 204 || status === 304) return { text: "", length: 0 };
  const stated = headers.get("content-length");
  if (stated !== undefined) {
    const length = Number(stated);
    return rest.length < length ? null : { text: rest.toString("utf8", 0, length), length };
  }
  if (headers.get("transfer-encoding") !== "chunked") {
    return isEnded ? { text: rest.toString(), length: rest.length } : null;
  }
  const chunks: Buffer[] = [];
  for (let at = 0; ; ) {
    const lineEnd = rest.indexOf("\r\n", at);
    if (lineEnd < 0) return null;
    const size = Number.parseInt(rest.toString("latin1", at, lineEnd), 16);
    const end = lineEnd + 2 + size + 2;
    if (rest.length < end) return null;
    if (size === 0) return { text: Buffer.concat(chunks).toString(), length: end };
    chunks.push(rest.subarray(lineEnd + 2, lineEnd + 2 + size));
    at = end;
  }
}
