import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { withDatabase } from "../setup/app-database.ts";
import { HttpClient } from "../setup/http-client.ts";
import { type SharedApp, sharedApp } from "../setup/shared-app.ts";

let app: SharedApp;
let owner: HttpClient;

function post(client: HttpClient, form: string, fields: Record<string, string> = {}) {
  return client.open(`/forms/${form}`, {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: app.url },
    body: new URLSearchParams({ ...fields, returnTo: "/?dialog=account" }),
  });
}

const addressIn = (html: string) => /value="([^"]*\/calendar\.ics\?key=[^"]+)"/.exec(html)?.[1] ?? null;

async function added(nextOn: string, nextStep: string): Promise<string> {
  const made = { jobTitle: "Pilot", company: "Ferries", address: "", appliedOn: "2026-03-02", status: "applied" };
  const { path } = await post(owner, "applications/add", { ...made, key: randomUUID() });
  const id = path.split("/").at(-1) ?? "";
  await post(owner, "applications/details", { applicationId: id, nextStep, nextOn, contact: "Lee", pay: "$90/h" });
  return id;
}

beforeAll(async () => {
  app = await sharedApp();
  owner = new HttpClient(app.url);
  await owner.signIn({ email: `calendar-${randomUUID()}@example.com` });
});

test("next steps are read signed out by a secret address, which a new one or its owner ends", async () => {
  expect(addressIn((await owner.open("/?dialog=account")).html)).toBeNull();
  const id = await added("2027-01-15", "Call the dock");
  await added("", "Some time");
  const first = addressIn((await post(owner, "calendar/renew")).html) ?? "";
  const answer = await fetch(first);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  expect(answer.headers.get("cache-control")).toContain("no-store");
  const text = (await answer.text()).replaceAll("\r\n ", "");
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  for (const told of ["SUMMARY:Call the dock (Pilot\\, Ferries)", "DTSTART;VALUE=DATE:20270115", `/applications/${id}`])
    expect(text).toContain(told);
  // Contact and pay are nobody's business who gets hold of the address.
  expect(text).not.toContain("$90/h");
  const second = addressIn((await post(owner, "calendar/renew")).html) ?? "";
  expect((await fetch(first)).status).toBe(404);
  expect(await (await fetch(second)).text()).toContain("X-WR-CALNAME:Northfold: next steps");
  await post(owner, "language", { de: "" });
  expect(await (await fetch(second)).text()).toContain("X-WR-CALNAME:Northfold: nächste Schritte");
  await post(owner, "language", { en: "" });
  await post(owner, "calendar/end");
  expect((await fetch(second)).status).toBe(404);
  expect(await app.output()).not.toContain(new URL(second).searchParams.get("key"));
});

test("a key that was changed, guessed or made for somebody else opens nothing, and the database holds none", async () => {
  const address = new URL(addressIn((await post(owner, "calendar/renew")).html) ?? "");
  const [id = "", mark = ""] = (address.searchParams.get("key") ?? "").split(".");
  const other = new HttpClient(app.url);
  await other.signIn({ email: `beside-${randomUUID()}@example.com` });
  const theirs = new URL(addressIn((await post(other, "calendar/renew")).html) ?? "");
  const [theirId = ""] = (theirs.searchParams.get("key") ?? "").split(".");
  const wrong = ["", ".", id, `${id}.`, `${id}.${mark.slice(1)}`, `${theirId}.${mark}`, `${id}.${mark}x`, "a.b"];
  for (const key of wrong) {
    address.searchParams.set("key", key);
    const answer = await fetch(address);
    expect([answer.status, await answer.text()], key).toEqual([404, "There is no such calendar.\n"]);
  }
  const kept = await withDatabase(app, async (db) => JSON.stringify(await db.collection("users").find().toArray()));
  expect(kept).not.toContain(mark);
  expect((await fetch(new URL("/calendar.ics", app.url), { method: "POST" })).status).toBe(405);
});
