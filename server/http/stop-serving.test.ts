import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RawConnection } from "../../tests/setup/raw-connection.ts";
import { answerHealth } from "./answer-health.ts";
import { newServing, type Serving, stopServing, trackAnswers, trackConnections } from "./stop-serving.ts";

const GET = ["GET /healthz HTTP/1.1", "Host: x"];

let server: Server;
let serving: Serving;
let port: number;
const clients: RawConnection[] = [];

beforeEach(async () => {
  serving = newServing();
  const app = express();
  app.use(
    trackAnswers(serving),
    answerHealth(serving, async () => true),
  );
  app.post("/never", () => {});
  server = app.listen(0, "127.0.0.1");
  trackConnections(server, serving);
  await once(server, "listening");
  port = (server.address() as AddressInfo).port;
});

afterEach(() => {
  vi.useRealTimers();
  for (const client of clients.splice(0)) client.close();
  server.closeAllConnections();
  server.close();
});

async function connect(): Promise<RawConnection> {
  const client = await RawConnection.open(port);
  clients.push(client);
  return client;
}

async function ask(client: RawConnection, lines = GET) {
  client.send(lines);
  const { status, headers } = await client.answer();
  return [status, headers.get("connection")];
}

test("SECURITY row 58: who watches is told, and given five seconds; others are answered meanwhile, for the last time", async () => {
  const watch = await connect();
  expect(await ask(watch, ["GET /readyz HTTP/1.1", "Host: x"])).toEqual([200, "keep-alive"]);
  const kept = await connect();
  expect(await ask(kept)).toEqual([200, "keep-alive"]);
  const started = performance.now();
  const stopped = stopServing(server, serving);
  expect(await ask(watch, ["GET /readyz HTTP/1.1", "Host: x"])).toEqual([503, "close"]);
  expect(await ask(await connect())).toEqual([200, "close"]);
  expect(await ask(kept)).toEqual([200, "close"]);
  await stopped;
  expect(performance.now() - started).toBeGreaterThan(4_900);
  await expect(connect()).rejects.toThrow("ECONNREFUSED");
});

test("SECURITY row 58: with nobody watching, what rests or says nothing holds nothing up", async () => {
  const kept = await connect();
  await ask(kept);
  const silent = await connect();
  const started = performance.now();
  await stopServing(server, serving);
  expect(performance.now() - started).toBeLessThan(4_000);
  await Promise.all([kept.ended(), silent.ended()]);
});

test("SECURITY row 58: what does not come to its end is cut off after twenty seconds", async () => {
  const hung = await connect();
  hung.send(["POST /never HTTP/1.1", "Host: x", "Content-Length: 5"]);
  await expect.poll(() => serving.unfinished.size).toBe(1);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  const stopped = stopServing(server, serving);
  await vi.waitUntil(() => !server.listening);
  await vi.advanceTimersByTimeAsync(19_000);
  expect(hung.isEnded).toBe(false);
  await vi.advanceTimersByTimeAsync(1_100);
  await stopped;
  vi.useRealTimers();
  await hung.ended();
});
