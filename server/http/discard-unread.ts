import type { IncomingMessage, ServerResponse } from "node:http";
import { MAX_DISCARDED_BYTES } from "./body-limit.ts";

/** A client that has its answer may pause this long before the rest of its body is given up. */
const PATIENCE_MS = 10_000;
const WITHOUT_BODY = new Set(["GET", "HEAD", "OPTIONS"]);

/** Drains an unread body once the answer is out, so that the connection can be reused, or ends the connection. */
export function discardUnread(request: IncomingMessage, response: ServerResponse): void {
  if (WITHOUT_BODY.has(request.method ?? "")) request.resume();
  // Runs before Node's own listener, which closes the connection if it is not to be kept.
  response.prependOnceListener("finish", () => {
    // The page framework has paused the stream and does not resume it.
    request.removeAllListeners("data");
    if (!request.complete) drain(request);
    request.resume();
  });
}

function drain(request: IncomingMessage): void {
  const { socket } = request;
  const patience = setTimeout(() => socket.destroy(), PATIENCE_MS);
  let isLast = false;
  // If a socket is closed while bytes still come in, the system resets it and the answer is lost.
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
