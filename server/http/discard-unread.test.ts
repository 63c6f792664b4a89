import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RawConnection } from "../../tests/setup/raw-connection.ts";
import { MAX_DISCARDED_BYTES } from "./body-limit.ts";
import { discardUnread } from "./discard-unread.ts";

const ANSWER = "Not read, but answered. ".repeat(20);
const PIECE = new Uint8Array(1024 * 1024);

let server: Server;
let client: RawConnection;
let connection: Socket;

beforeEach(async () => {
  server = createServer((request, response) => {
    discardUnread(request, response);
    // As the page framework does: it begins to read, and stops when nobody asks for more.
    request.on("data", () => request.pause());
    if (request.url === "/half") setTimeout(() => response.end(ANSWER), 20);
    else response.end(ANSWER);
  });
  server.once("connection", (socket) => {
    connection = socket;
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  client = await RawConnection.open((server.address() as AddressInfo).port);
});

afterEach(() => {
  vi.useRealTimers();
  client.close();
  server.closeAllConnections();
  server.close();
});

/** Lets the event loop go round until something holds. */
async function turns(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve));
}

function post(length: number): string[] {
  return ["POST / HTTP/1.1", "Host: x", `Content-Length: ${length}`];
}

test("a body that comes slowly comes to its end, and the next request is answered", async () => {
  client.send(post(300_000));
  expect((await client.answer()).body).toBe(ANSWER);
  for (let sent = 0; sent < 3; sent += 1) {
    client.write("x".repeat(100_000));
    await new Promise((resolve) => setImmediate(resolve));
  }
  client.send(["GET / HTTP/1.1", "Host: x"]);
  expect((await client.answer()).body).toBe(ANSWER);
});

test("a reader that has paused in the middle of a body does not hold it up", async () => {
  client.send(["POST /half HTTP/1.1", "Host: x", "Content-Length: 900000"], "x".repeat(900_000));
  expect((await client.answer()).body).toBe(ANSWER);
  client.send(["GET / HTTP/1.1", "Host: x"]);
  expect((await client.answer()).body).toBe(ANSWER);
});

for (const version of ["1.0", "1.1"]) {
  test(`HTTP/${version}: a connection that is to be closed is, behind the answer and what was still being sent`, async () => {
    client.send(
      [`POST / HTTP/${version}`, "Host: x", "Connection: close", `Content-Length: ${2 * PIECE.length}`],
      PIECE,
    );
    await turns(() => connection?.bytesWritten > 0);
    client.write(PIECE);
    expect((await client.answer()).body).toBe(ANSWER);
    await client.ended();
    expect(client.error).toBeNull();
  });
}

test("a body that stays away ends the connection after ten seconds, and not before", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  client.send(post(1000), "x");
  const answered = client.answer();
  await vi.advanceTimersByTimeAsync(100);
  expect((await answered).body).toBe(ANSWER);
  await vi.advanceTimersByTimeAsync(9_000);
  const { bytesRead } = connection;
  client.write("x");
  await turns(() => connection.bytesRead > bytesRead);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(client.isEnded).toBe(false);
  await vi.advanceTimersByTimeAsync(1_100);
  vi.useRealTimers();
  await client.ended();
});

test("a body without end is read for a while and then cut off, behind the answer", async () => {
  client.send(["POST / HTTP/1.1", "Host: x", "Transfer-Encoding: chunked"]);
  expect((await client.answer()).body).toBe(ANSWER);
  let sent = 0;
  while (!client.isEnded && sent < 2 * MAX_DISCARDED_BYTES) {
    client.write(`${PIECE.length.toString(16)}\r\n`);
    client.write(PIECE);
    client.write("\r\n");
    sent += PIECE.length;
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(client.isEnded).toBe(true);
});
