import { once } from "node:events";
import { createServer, connect, type AddressInfo } from "node:net";
import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { freeWaitingWrites } from "./free-waiting-writes.ts";

test("SECURITY row 60: what is written to a connection just as it breaks is not waited for in vain", async () => {
  freeWaitingWrites();
  const server = createServer((socket) => socket.end()).listen(0, "127.0.0.1");
  await once(server, "listening");
  const socket = connect((server.address() as AddressInfo).port);
  const closed = once(socket, "close");
  socket.resume();
  while (!socket.destroyed) await turn();
  const isWritten = socket.write("a question");
  const drained = once(socket, "drain").then(() => "free");
  expect(isWritten).toBe(false);
  await closed;
  expect(await Promise.race([drained, turn("still waiting")])).toBe("free");
  server.close();
});
