import type { IncomingMessage, ServerResponse } from "node:http";
import { MAX_DISCARDED_BYTES } from "./body-limit.ts";

/** So long may a client that has its answer send nothing before the rest of its body is given up. */
const PATIENCE_MS = 10_000;
const WITHOUT_BODY = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Lets a body that was not read come to its end once the answer is out, so that whoever uses the connection next is
 * answered. What is too long or does not come any more ends the connection, behind the answer.
 */
export function discardUnread(request: IncomingMessage, response: ServerResponse): void {
  if (WITHOUT_BODY.has(request.method ?? "")) request.resume();
  // Before Node's own listener, which closes the connection where it is not to be kept.
  response.prependOnceListener("finish", () => {
    // Whoever was reading, the page framework above all, has paused it and does not go on.
    request.removeAllListeners("data");
    if (!request.complete) drain(request);
    request.resume();
  });
}

function drain(request: IncomingMessage): void {
  const { socket } = request;
  const patience = setTimeout(() => socket.destroy(), PATIENCE_MS);
  let isLast = false;
  // Closed while bytes still come in, the system resets the connection, and the answer is lost on its way.
  socket.destroySoon = () => {
    isLast = true;
    socket.end();
  };
  let bytes = 0;
  request.on("data", (piece: Buffer) => {
    bytes += piece.byteLength;
    if (bytes <= MAX_DISCARDED_BYTES) return void patience.refresh();
    request.pause();
    socket.end();
  });
  request.once("close", () => {
    clearTimeout(patience);
    Reflect.deleteProperty(socket, "destroySoon");
    if (isLast) socket.destroySoon();
  });
}
