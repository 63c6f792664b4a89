import { randomUUID } from "node:crypto";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { withDatabase } from "../setup/app-database.ts";
import { type App, startApp } from "../setup/app-process.ts";
import { HttpClient } from "../setup/http-client.ts";
import { type SharedApp, sharedApp } from "../setup/shared-app.ts";
import { until } from "../setup/until.ts";
import { startWorker, type WorkerProcess } from "../setup/worker-process.ts";
import { textOf } from "../setup/text-of.ts";

type Received = { to: string; raw: string };

let server: SMTPServer;
let received: Received[] = [];
let app: App;
let worker: WorkerProcess;

beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, session, done) {
      text(stream).then((raw) => {
        const to = session.envelope.rcptTo.map(({ address }) => address).join(" ");
        received.push({ to, raw });
        done();
      }, done);
    },
  });
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  const settings = { SMTP_URL: `smtp://127.0.0.1:${port}`, SWEEP_SECONDS: "1" };
  app = await startApp(settings);
  worker = await startWorker(app, settings);
});

afterAll(async () => {
  await worker.end("SIGTERM");
  await app.stop();
  await new Promise<void>((resolve) => server.close(() => resolve()));
});

function post(client: HttpClient, form: string, fields: Record<string, string>) {
  return client.open(`/forms/${form}`, {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: client.base },
    body: new URLSearchParams({ returnTo: "/?dialog=account", ...fields }),
  });
}

/** Somebody with a step that is due, who asked for mails yesterday. */
async function waiting(served: Pick<App, "url" | "port" | "dataDir">): Promise<{ client: HttpClient; email: string }> {
  const client = new HttpClient(served.url);
  const email = `mail-${randomUUID()}@example.com`;
  await client.signIn({ email });
  const made = { jobTitle: "Pilot", company: "", address: "", appliedOn: "2026-03-02", status: "applied" };
  const { path } = await post(client, "applications/add", { ...made, key: randomUUID() });
  const applicationId = path.split("/").at(-1) ?? "";
  const nextOn = new Date().toISOString().slice(0, 10);
  await post(client, "applications/details", { applicationId, nextStep: "Call Zoë", nextOn, contact: "", pay: "" });
  const chosen = await post(client, "mail/choose", { digest: "weekly", steps: "on" });
  expect(textOf(chosen.html)).toContain("E-mails saved");
  return { client, email };
}

async function letMorningCome(emails: string[]): Promise<void> {
  await withDatabase(app, (db) =>
    db
      .collection("users")
      .updateMany({ email: { $in: emails } }, { $set: { "mail.nextAt": new Date(0), "mail.stepsUpTo": "2026-01-01" } }),
  );
}

/** A field of the head, folded lines joined. */
const header = (raw: string, name: string) =>
  new RegExp(`^${name}:(.*)`, "im").exec(raw.replace(/\r\n[ \t]+/g, " "))?.[1]?.trim();

test("mails are sent once each while two processes look for them, with the link and the headers that stop them", async () => {
  received = [];
  const people = await Promise.all(Array.from({ length: 6 }, () => waiting(app)));
  const emails = people.map(({ email }) => email);
  await letMorningCome(emails);
  await until(async () => (received.length >= emails.length ? true : null));
  expect(received.map(({ to }) => to).sort()).toEqual(emails.toSorted());
  const raw = received[0]?.raw ?? "";
  expect(header(raw, "List-Unsubscribe-Post")).toBe("List-Unsubscribe=One-Click");
  expect(header(raw, "Subject")).toBe("Northfold: 1 step due");
  expect(header(raw, "Content-Type")).toMatch(/^text\/plain/);
  const address = new URL(/<([^>]+)>/.exec(header(raw, "List-Unsubscribe") ?? "")?.[1] ?? "");
  const visitor = new HttpClient(app.url);
  const mailed = received[0]?.to ?? "";
  const choiceOf = () =>
    withDatabase(app, async (db) => (await db.collection("users").findOne({ email: mailed }))?.mail?.digest);
  const asked = await visitor.open(address.pathname + address.search);
  expect(textOf(asked.html)).toContain("Stop these e-mails?");
  expect(await choiceOf()).toBe("weekly");
  // As a mail program sends it (RFC 8058): no cookie, no origin.
  const oneClick = () =>
    visitor.send(address.pathname + address.search, {
      method: "POST",
      body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
    });
  expect((await oneClick()).status).toBe(200);
  expect(await choiceOf()).toBe("never");
  expect((await oneClick()).status).toBe(200);
  address.searchParams.set("key", `${address.searchParams.get("key")}x`);
  expect((await visitor.send(address.pathname + address.search, { method: "POST" })).status).toBe(404);
});

test("without a mail server none is offered, and asking all the same is refused", async () => {
  const shared: SharedApp = await sharedApp();
  const client = new HttpClient(shared.url);
  await client.signIn({ email: `none-${randomUUID()}@example.com` });
  expect((await client.open("/?dialog=account")).html).not.toContain("/forms/mail/choose");
  const refused = await post(client, "mail/choose", { digest: "daily" });
  expect(textOf(refused.html)).toContain("This server sends no e-mails.");
});
