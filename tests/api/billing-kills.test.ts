import mongoose from "mongoose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type PayPalEmulator, startPaypalEmulator } from "../emulators/paypal.ts";
import { type App, startApp } from "../setup/app-process.ts";
import type { DatabaseCommand } from "../setup/database-gate.ts";
import { type GatedDatabase, openGatedDatabase } from "../setup/gated-database.ts";
import { HttpClient } from "../setup/http-client.ts";
import { runs } from "../setup/run-length.ts";
import { until } from "../setup/until.ts";

const WRITES = new Set(["insert", "update", "findAndModify"]);
const OF_PAYMENTS = new Set(["payments", "users", "resumes", "agendaJobs"]);

let paypal: PayPalEmulator;
let database: GatedDatabase;
let app: App;
let settings: Record<string, string>;
let people = 0;

beforeAll(async () => {
  [paypal, database] = await Promise.all([startPaypalEmulator(), openGatedDatabase()]);
  settings = { ...paypal.env, ...database.settings };
  app = await startApp(settings);
});

afterAll(async () => {
  await app.stop();
  await database.close();
  await paypal.close();
});

function post(client: HttpClient, address: string): Promise<Response | null> {
  const body = JSON.stringify({ planId: "pro" });
  return client
    .send(address, { method: "POST", headers: { "Content-Type": "application/json" }, body })
    .catch(() => null);
}

async function newClient(): Promise<HttpClient> {
  people += 1;
  const client = new HttpClient(app.url);
  await client.signIn({ email: `killed${people}@example.com` });
  return client;
}

function isStep({ name, collection }: DatabaseCommand): boolean {
  return WRITES.has(name) && OF_PAYMENTS.has(collection) && collection !== "agendaJobs";
}

/** Buys Pro. The order of a process that died while it made one is nobody's: the buyer never heard of it. */
async function buy(client: HttpClient): Promise<string | null> {
  const created = await post(client, "/api/subscription/create");
  if (!created?.ok) return null;
  const { id } = (await created.json()) as { id: string };
  paypal.approve(id);
  await post(client, `/api/subscription/capture/${id}`);
  return id;
}

async function restart(): Promise<void> {
  database.gate.watch(() => "pass");
  paypal.onStep(null);
  app = await startApp(settings);
}

/** What was left half-way is due at once, instead of in a minute. */
async function hurry(): Promise<void> {
  const due = { nextCheckAt: { $ne: null }, state: { $in: ["capturing", "paid"] } };
  await database.connection.db?.collection("payments").updateMany(due, { $set: { nextCheckAt: new Date(0) } });
}

async function tierOf(client: HttpClient): Promise<string> {
  return (await client.json<{ tier: string }>("/api/subscription/status")).tier;
}

async function grantsOf(client: HttpClient): Promise<number> {
  const { id } = await client.json<{ id: string }>("/api/auth/user");
  const user = await database.connection.db
    ?.collection<{ _id: mongoose.Types.ObjectId; planGrants: unknown[] }>("users")
    .findOne({ _id: new mongoose.Types.ObjectId(id) });
  return user?.planGrants.length ?? 0;
}

/** After the restart, and the minute that a sweep is locked which was killed: money that was taken becomes one month by itself; what was not taken, the buyer can still pay. */
async function expectHealed(client: HttpClient, orderId: string | null, name: string): Promise<void> {
  const taken = [...(paypal.orders.get(orderId ?? "")?.captures ?? [])];
  if (taken.length > 0) {
    await until(async () => {
      await hurry();
      return (await tierOf(client)) === "pro" ? true : null;
    });
  } else {
    expect(await tierOf(client), name).toBe("free");
    await until(async () => {
      await hurry();
      return (await buy(client)) !== null && (await tierOf(client)) === "pro" ? true : null;
    });
  }
  expect(await grantsOf(client), name).toBe(1);
  expect(taken.length, name).toBeLessThanOrEqual(1);
}

/** The writes of a purchase, in their order. */
async function stepsOfPurchase(): Promise<string[]> {
  const client = await newClient();
  const steps: string[] = [];
  database.gate.watch((command) => {
    if (isStep(command)) steps.push(`${command.name} ${command.collection}`);
    return "pass";
  });
  await buy(client);
  database.gate.watch(() => "pass");
  expect(await tierOf(client)).toBe("pro");
  return steps;
}

test("SECURITY row 54: kill -9 before and after each write of a purchase leaves no payment without its month, and none with two", async () => {
  const steps = await stepsOfPurchase();
  expect(steps).toContain("update users");
  const all = steps.flatMap((_, index) => [
    { index, passage: "cut-before" as const },
    { index, passage: "cut-after" as const },
  ]);
  const ofUser = steps.indexOf("update users");
  const chosen = runs({ few: 0, many: 1 })
    ? all
    : all.filter(({ index, passage }) => index === ofUser && passage === "cut-after");
  for (const { index, passage } of chosen) {
    const client = await newClient();
    let count = -1;
    database.gate.watch(
      (command) => {
        if (isStep(command)) count += 1;
        return isStep(command) && count === index ? passage : "pass";
      },
      () => app.process.kill("SIGKILL"),
    );
    const orderId = await buy(client);
    await restart();
    await expectHealed(client, orderId, `${passage} ${index} ${steps[index]}`);
  }
}, 600_000);

test("SECURITY row 54: kill -9 when PayPal was asked, when it took the money, and when it answered heals", {
  tags: "long",
  timeout: 600_000,
}, async () => {
  const all = (["create", "capture"] as const).flatMap((endpoint) =>
    (["asked", "done", "answered"] as const).map((step) => ({ endpoint, step })),
  );
  const chosen = runs({ few: 0, many: 1 })
    ? all
    : all.filter(({ endpoint, step }) => endpoint === "capture" && step === "done");
  for (const { endpoint, step } of chosen) {
    const client = await newClient();
    paypal.onStep((reached, at) => {
      if (reached === endpoint && at === step) app.process.kill("SIGKILL");
    });
    const orderId = await buy(client);
    await restart();
    await expectHealed(client, orderId, `${endpoint} ${step}`);
  }
});
