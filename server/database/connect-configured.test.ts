import { createServer, type Server } from "node:net";
import mongoose from "mongoose";
import { afterEach, expect, test, vi } from "vitest";
import { SettingsError } from "../env.ts";
import { logger } from "../http/logger.ts";
import { connectConfigured } from "./connect-configured.ts";

const OPTIONS = { serverSelectionTimeoutMS: 300, connectTimeoutMS: 300 };

afterEach(() => mongoose.disconnect());

async function failureOf(uri: string, patienceMs = 0): Promise<unknown> {
  return connectConfigured(uri, OPTIONS, patienceMs).then(
    () => null,
    (error: unknown) => error,
  );
}

test.each([
  ["a closed port", "mongodb://boss:hunter2@127.0.0.1:1/northfold", "127.0.0.1:1"],
  ["an unknown name", "mongodb://boss:hunter2@no-such-host.invalid/northfold", "no-such-host.invalid:27017"],
  [
    "several hosts",
    "mongodb://boss:hunter2@127.0.0.1:1,127.0.0.1:2/northfold?replicaSet=a",
    "127.0.0.1:1, 127.0.0.1:2",
  ],
  ["a service name", "mongodb+srv://boss:hunter2@no-such-host.invalid/northfold", "no-such-host.invalid"],
])("%s is named with its variable, and never the password", async (_, uri, host) => {
  const warn = vi.spyOn(logger, "warn").mockReturnValue();
  const failure = await failureOf(uri);
  expect(failure).toBeInstanceOf(SettingsError);
  expect(String(failure)).toContain(`The database of MONGODB_URI, ${host}, cannot be reached`);
  expect(String(failure) + JSON.stringify(warn.mock.calls)).not.toContain("hunter2");
});

test.each([
  "mongodb://boss:hun/ter2@host/db",
  "mongodb://boss:hun@ter2@host/db",
  "mongodb://boss:hunter2@host:99999999/db",
  "mongodb://boss:hunter2@host/db?noSuchOption=hunter2",
  "mongodb://hunter2@",
])("%s is refused at once, without a word of it", async (uri) => {
  const failure = await failureOf(uri, 60_000);
  expect(failure).toBeInstanceOf(SettingsError);
  expect(String(failure)).toContain("MONGODB_URI is no address");
  expect(String(failure)).not.toMatch(/ter2/);
});

test("a server that says nothing is told once and asked again, and is given up after its time", async () => {
  const warn = vi.spyOn(logger, "warn").mockReturnValue();
  let asked = 0;
  const silent: Server = createServer(() => {
    asked += 1;
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => silent.once("listening", resolve));
  const address = silent.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const failure = await failureOf(`mongodb://127.0.0.1:${port}/northfold`, 2_000);
  silent.close();
  expect(String(failure)).toContain(`127.0.0.1:${port}, cannot be reached`);
  expect(asked).toBeGreaterThan(1);
  expect(warn.mock.calls.filter(([text]) => String(text).includes("Trying again for 2 seconds"))).toHaveLength(1);
});
