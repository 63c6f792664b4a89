import { once } from "node:events";
import type { AddressInfo } from "node:net";
import express from "express";
import { afterEach, expect, test, vi } from "vitest";
import { answerLost } from "./answer-lost.ts";

afterEach(() => vi.useRealTimers());

test("SECURITY row 60: what an ended database took along is answered once it is back, and nothing else", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  let databaseReturns = () => {};
  let finishSlow = () => {};
  const app = express();
  app.use(answerLost((listener) => (databaseReturns = listener)));
  app.get("/slow", (_request, response) => (finishSlow = () => response.send("here it is")));
  app.get(["/lost", "/api/lost"], () => {});
  const server = app.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  const asked = [ask("/lost"), ask("/api/lost"), ask("/slow")];
  await vi.waitFor(async () =>
    expect(await new Promise((done) => server.getConnections((_, count) => done(count)))).toBe(3),
  );
  await new Promise((done) => setImmediate(done));
  databaseReturns();
  finishSlow();
  vi.advanceTimersByTime(60_000);
  const [page, api, slow] = await Promise.all(asked);
  expect([page?.status, api?.status, slow?.status]).toEqual([503, 503, 200]);
  expect(await page?.text()).toContain("We cannot reach your data right now");
  expect(await slow?.text()).toBe("here it is");
  server.closeAllConnections();
  server.close();
});
