import { expect, test, vi } from "vitest";
import { logger } from "../http/logger.ts";
import { type JoinedServer, stayJoined } from "./stay-joined.ts";

/** Servers that can be ended from outside; `failures` of the later joins fail first. */
function fakeServers(failures = 0) {
  const servers: { end(): void; left: number }[] = [];
  let toFail = failures;
  async function join(): Promise<JoinedServer> {
    if (servers.length > 0 && toFail-- > 0) throw new Error("no room on the disk");
    const { promise: gone, resolve: end } = Promise.withResolvers<void>();
    const server = { end, left: 0 };
    servers.push(server);
    return {
      uri: "mongodb://place",
      gone,
      async leave() {
        server.left += 1;
        end();
      },
    };
  }
  return { servers, join };
}

test("a server that ends is joined anew, each time, and the last one is left", async () => {
  const log = vi.spyOn(logger, "error").mockReturnValue();
  const { servers, join } = fakeServers();
  const joined = await stayJoined(join);
  servers[0]?.end();
  await expect.poll(() => servers.length).toBe(2);
  servers[1]?.end();
  await expect.poll(() => servers.length).toBe(3);
  await joined.leave();
  expect(servers.map(({ left }) => left)).toEqual([0, 0, 1]);
  expect(log).toHaveBeenCalledTimes(2);
});

test("what cannot be started again is tried until it can", async () => {
  const log = vi.spyOn(logger, "error").mockReturnValue();
  const { servers, join } = fakeServers(2);
  const joined = await stayJoined(join);
  servers[0]?.end();
  await expect.poll(() => servers.length).toBe(2);
  expect(log.mock.calls.filter(([about]) => typeof about === "object")).toHaveLength(2);
  await joined.leave();
  expect(servers[1]?.left).toBe(1);
});

test("whoever leaves while nothing can be started waits for nothing", async () => {
  vi.spyOn(logger, "error").mockReturnValue();
  const { servers, join } = fakeServers(Number.POSITIVE_INFINITY);
  const joined = await stayJoined(join);
  servers[0]?.end();
  await joined.leave();
  expect(servers.length).toBe(1);
});

test("the first failure is the caller's", async () => {
  await expect(stayJoined(() => Promise.reject(new Error("no such folder")))).rejects.toThrow("no such folder");
});
