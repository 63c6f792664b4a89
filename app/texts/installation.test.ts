import { expect, test } from "vitest";
import type { Installation } from "../../server/domain/installation.ts";
import { installation } from "./en/installation.ts";
import { loadTexts } from "./load-texts.ts";

const here: Installation = {
  database: "embedded",
  isHttps: false,
  isDemo: true,
  canPay: false,
  model: null,
  listings: { samples: 328, others: 0, sources: [] },
};

/** A server as one runs it for others. */
const served: Installation = {
  database: "configured",
  isHttps: true,
  isDemo: false,
  canPay: true,
  model: { name: "writer-1", host: "models.example.com" },
  listings: { samples: 0, others: 12_345, sources: ["Greenhouse", "Lever", "Arbeitnow", "Jobicy", "Remotive"] },
};

test("PV-02, PV-05: encryption at rest is said to be there nowhere, and who can say is named", () => {
  for (const database of ["embedded", "mongod"] as const) {
    expect(installation.protection({ ...here, database })).toContain("The product does not encrypt it");
  }
  expect(installation.protection(served)).toContain("only the operator can say");
  expect(installation.protection(here)).toContain("plain HTTP");
  expect(installation.protection(served)).not.toContain("plain HTTP");
});

test("PV-02: a sign-in without passwords, and whoever data is handed to, is named; where there is none, nothing is said", () => {
  expect(installation.access(here)).toContain("no password");
  expect(installation.access(served)).toBeNull();
  expect(installation.sharing(here)).toBeNull();
  expect(installation.sharing(served)).toMatch(/models\.example\.com; .*PayPal; .*logos/);
  expect(installation.sharing({ ...here, model: { name: "writer-1", host: null } })).toBeNull();
});

test("PV-03: who writes is named, with where it runs", () => {
  expect(installation.writer(here)).toContain("no language model is connected");
  expect(installation.writer({ ...here, model: { name: "writer-1", host: null } })).toContain(
    "writer-1, on the same machine",
  );
  expect(installation.writer(served)).toContain("writer-1 at models.example.com");
});

test("LP-14: the listings are counted and named by where they come from", () => {
  const listings = (samples: number, others: number, sources: string[]) =>
    installation.listings({ ...here, listings: { samples, others, sources } });
  expect(listings(328, 0, [])).toContain("a sample set of our own, 328 postings");
  expect(listings(328, 0, [])).toContain("No job board is connected");
  expect(listings(328, 0, ["Lever"])).toContain("Lever is connected and brought none so far");
  expect(listings(0, 0, [])).toContain("there is no job listing yet");
  expect(listings(328, 1, [])).toContain("1 job listing, brought in by hand, and 328 samples of our own");
  expect(installation.listings(served)).toContain(
    "12,345 job listings from Greenhouse, Lever, Arbeitnow, and 2 other sources.",
  );
  expect(installation.listings({ ...here, listings: null })).toContain("cannot be told");
});

test("FQ-09, PR-02: whether new jobs come by themselves, and whether anybody can pay", () => {
  expect(installation.arrival(here)).toContain("no job board is read by itself");
  expect(installation.arrival({ ...here, listings: null })).toContain("cannot be told");
  expect(installation.arrival(served)).toContain("are read again every few hours");
  expect(installation.payment(here)).toContain("not bought");
  expect(installation.payment(served)).toBeNull();
});

test("each language says of an installation what English says, and nothing where English says nothing", async () => {
  const names = ["protection", "access", "sharing", "writer", "listings", "arrival", "payment"] as const;
  const held = {
    ...served,
    model: { name: "writer-1", host: null },
    listings: { samples: 0, others: 0, sources: ["A"] },
  };
  for (const language of ["de", "fr", "es"] as const) {
    const foreign = await loadTexts(language, "installation");
    for (const each of [here, served, held, { ...here, listings: null, database: "mongod" as const }]) {
      for (const name of names) {
        const [said, english] = [foreign[name](each), installation[name](each)];
        expect(said === null, `${language} ${name}`).toBe(english === null);
        if (said === null) continue;
        expect(said, `${language} ${name}`).not.toBe(english);
        expect(said, `${language} ${name}`).not.toMatch(/undefined|\[object|NaN|\$\{/);
        for (const given of ["models.example.com", "writer-1", "Greenhouse"]) {
          expect(said.includes(given), `${language} ${name}`).toBe(english?.includes(given));
        }
      }
    }
  }
});
