import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import mongoose from "mongoose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { joinEmbeddedDatabase } from "../../server/database/embedded/join.ts";
import { type PayPalEmulator, startPaypalEmulator } from "../emulators/paypal.ts";
import { type App, databaseUri, freePort, NO_JOBS, startApp } from "../setup/app-process.ts";
import { HttpClient } from "../setup/http-client.ts";
import { fillFromPrepared } from "../setup/prepared-data.ts";
import { runs } from "../setup/run-length.ts";

const PARALLEL = 50;

type Grant = { paymentId: mongoose.Types.ObjectId };
type StoredUser = { planGrants: Grant[]; subscriptionTier: string };

let paypal: PayPalEmulator;
let database: Awaited<ReturnType<typeof joinEmbeddedDatabase>> | null = null;
let connection: mongoose.Connection;
let apps: [App, App];
let dataDir: string;
/** One person in two processes: a session lives in the database. */
let clients: [HttpClient, HttpClient];

beforeAll(async () => {
  const port = await freePort();
  dataDir = mkdtempSync(path.join(os.tmpdir(), "northfold-races-"));
  const given = databaseUri(port);
  if (!given) fillFromPrepared(dataDir);
  database = given ? null : await joinEmbeddedDatabase(dataDir);
  const uri = given ?? database?.uri ?? "";
  paypal = await startPaypalEmulator();
  connection = await mongoose.createConnection(uri).asPromise();
  const settings = { ...paypal.env, MONGODB_URI: uri, LIMIT_WRITES_PER_MINUTE: "1000000" };
  apps = [await startApp({ ...settings, PORT: String(port) }), await startApp({ ...settings, ...NO_JOBS })];
  clients = [new HttpClient(apps[0].url), new HttpClient(apps[1].url)];
  await clients[0].signIn({ email: "racer@example.com" });
  for (const pair of clients[0].cookieHeader.split("; ")) {
    const [name = "", value = ""] = pair.split("=");
    clients[1].setCookie(name, value);
  }
});

afterAll(async () => {
  for (const app of apps) await app.stop();
  await connection.close();
  await database?.leave();
  await paypal.close();
  rmSync(dataDir, { recursive: true, force: true });
});

function post(client: HttpClient, address: string, planId: string): Promise<Response> {
  const body = JSON.stringify({ planId });
  return client.send(address, { method: "POST", headers: { "Content-Type": "application/json" }, body });
}

/** The n-th of the parallel requests: captures, returns, and webhooks that PayPal sends several times over. */
function shoot(n: number, orderId: string, planId: string): { wanted: number; sent: Promise<Response> } {
  const at = n % 2 === 0 ? 0 : 1;
  const webhooks = `${apps[at].url}/api/webhooks/paypal`;
  switch (n % 5) {
    case 0:
    case 1:
      return { wanted: 200, sent: post(clients[at], `/api/subscription/capture/${orderId}`, planId) };
    case 2:
      return { wanted: 303, sent: clients[at].send(`/api/subscription/return?token=${orderId}&PayerID=P`) };
    case 3: {
      const options = { eventId: `WH-${orderId}-${n % 4}` };
      return { wanted: 200, sent: paypal.sendWebhook(webhooks, "PAYMENT.CAPTURE.COMPLETED", orderId, options) };
    }
    default:
      return { wanted: 200, sent: paypal.sendWebhook(webhooks, "CHECKOUT.ORDER.APPROVED", orderId) };
  }
}

test("SECURITY row 53: 50 captures, returns and webhooks at once, in two processes, are one capture and one month", async () => {
  const rounds = runs({ few: 1, many: 200 });
  const users = connection.collection<StoredUser>("users");
  for (let round = 0; round < rounds; round += 1) {
    const planId = round % 2 === 0 ? "pro" : "premium";
    const created = await post(clients[0], "/api/subscription/create", planId);
    expect(created.status).toBe(200);
    const { id } = (await created.json()) as { id: string };
    paypal.approve(id);
    // PayPal says of a request whose twin is under way that it is in progress.
    if (round % 3 === 1) paypal.fail("capture", "in-progress", 5);
    if (round % 3 === 2) paypal.fail("capture", "lost", 5);
    const shots = Array.from({ length: PARALLEL }, (_, n) => shoot(n, id, planId));
    const ends = new Set<string>();
    for (const { wanted, sent } of shots) {
      const response = await sent;
      expect(response.status, `round ${round}`).toBe(wanted);
      const answer = wanted === 200 ? ((await response.json()) as { paidUntil?: string }) : {};
      if (answer.paidUntil) ends.add(answer.paidUntil);
    }
    paypal.heal();
    expect(ends.size).toBe(1);
    expect(paypal.orders.get(id)?.captures).toHaveLength(1);
    const user = await users.findOne({ email: "racer@example.com" });
    const payment = await connection.collection("payments").findOne({ orderId: id });
    expect(user?.planGrants).toHaveLength(round + 1);
    expect(user?.planGrants.filter(({ paymentId }) => paymentId.equals(payment?._id))).toHaveLength(1);
    expect(user?.subscriptionTier).toBe(planId);
    expect(payment?.state).toBe("granted");
  }
}, 1_800_000);
