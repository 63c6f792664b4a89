import type { Socket } from "node:net";
import { type Doc, isPlainObject } from "./bson-document.ts";
import { runRequest, timeLimitOf } from "./commands/dispatch.ts";
import type { Engine } from "./commands/command.ts";
import { errorReply, type Executor } from "./executor.ts";
import type { Failure } from "./fail-points.ts";
import { MessageSplitter, readRequest, type Request, writeReply } from "./wire.ts";

const MAX_WAITING = 64;

/** Requests run one after the other, in the order they came. */
export class Connection {
  readonly #socket: Socket;
  readonly #engine: Engine;
  readonly #executor: Executor;
  readonly #id: number;
  readonly #splitter = new MessageSplitter();
  readonly #waiting: Request[] = [];
  #busy = false;
  #appName: string | null = null;

  constructor(socket: Socket, id: number, engine: Engine, executor: Executor) {
    this.#socket = socket;
    this.#id = id;
    this.#engine = engine;
    this.#executor = executor;
    socket.setNoDelay(true);
    socket.on("data", (chunk) => this.#receive(chunk as Buffer)); // no encoding is set
    socket.on("error", () => socket.destroy());
  }

  #receive(chunk: Buffer): void {
    try {
      for (const message of this.#splitter.push(chunk)) this.#waiting.push(readRequest(message));
    } catch {
      this.#socket.destroy();
      return;
    }
    if (this.#waiting.length > MAX_WAITING) this.#socket.pause();
    this.#next();
  }

  #next(): void {
    if (this.#busy) return;
    const request = this.#waiting.shift();
    if (!request) return;
    this.#busy = true;
    const failure = this.#engine.failPoints.take(Object.keys(request.body)[0] ?? "", this.#appName);
    this.#noteAppName(request);
    if (!failure) this.#run(request, null);
    else if (failure.closeConnection) this.#socket.destroy();
    else setTimeout(() => this.#run(request, failure), failure.blockMs);
  }

  #noteAppName(request: Request): void {
    const { client } = request.body;
    const application = isPlainObject(client) && isPlainObject(client.application) ? client.application : null;
    if (application) this.#appName = String(application.name);
  }

  #run(request: Request, failure: Failure | null): void {
    if (failure?.error) {
      this.#answer(request, failure.error);
      return;
    }
    this.#executor.submit(
      runRequest(this.#engine, request, this.#id),
      (reply) => {
        const { writeConcernError } = failure ?? {};
        this.#answer(request, writeConcernError ? { ...reply, writeConcernError } : reply);
      },
      timeLimitOf(request),
    );
  }

  #answer(request: Request, reply: Doc): void {
    this.#busy = false;
    if (request.wantsReply && !this.#socket.destroyed) this.#send(this.#encode(request, reply));
    if (this.#socket.isPaused() && this.#waiting.length <= MAX_WAITING) this.#socket.resume();
    this.#next();
  }

  #send(pieces: Buffer[]): void {
    if (pieces.length > 1) this.#socket.cork();
    for (const piece of pieces) this.#socket.write(piece);
    if (pieces.length > 1) this.#socket.uncork();
  }

  #encode(request: Request, reply: Doc): Buffer[] {
    try {
      return writeReply(request, reply);
    } catch (error) {
      return writeReply(request, errorReply(error));
    }
  }
}
