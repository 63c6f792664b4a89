import { expect, test } from "vitest";
import type { Installation } from "../../server/domain/installation.ts";
import {
  accessWords,
  arrivalWords,
  listingsWords,
  paymentWords,
  protectionWords,
  sharingWords,
  writerWords,
} from "./installation-words.ts";

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
    expect(protectionWords({ ...here, database })).toContain("The product does not encrypt it");
  }
  expect(protectionWords(served)).toContain("only the operator can say");
  expect(protectionWords(here)).toContain("plain HTTP");
  expect(protectionWords(served)).not.toContain("plain HTTP");
});

test("PV-02: a sign-in without passwords, and whoever data is handed to, is named; where there is none, nothing is said", () => {
  expect(accessWords(here)).toContain("no password");
  expect(accessWords(served)).toBeNull();
  expect(sharingWords(here)).toBeNull();
  expect(sharingWords(served)).toMatch(/models\.example\.com; .*PayPal; .*logos/);
  expect(sharingWords({ ...here, model: { name: "writer-1", host: null } })).toBeNull();
});

test("PV-03: who writes is named, with where it runs", () => {
  expect(writerWords(here)).toContain("no language model is connected");
  expect(writerWords({ ...here, model: { name: "writer-1", host: null } })).toContain("writer-1, on the same machine");
  expect(writerWords(served)).toContain("writer-1 at models.example.com");
});

test("LP-14: the listings are counted and named by where they come from", () => {
  const listings = (samples: number, others: number, sources: string[]) =>
    listingsWords({ ...here, listings: { samples, others, sources } });
  expect(listings(328, 0, [])).toContain("a sample set of our own, 328 postings");
  expect(listings(328, 0, [])).toContain("No job board is connected");
  expect(listings(328, 0, ["Lever"])).toContain("Lever is connected and brought none so far");
  expect(listings(0, 0, [])).toContain("there is no job listing yet");
  expect(listings(328, 1, [])).toContain("1 job listing, brought in by hand, and 328 samples of our own");
  expect(listingsWords(served)).toContain(
    "12,345 job listings from Greenhouse, Lever, Arbeitnow, and 2 other sources.",
  );
  expect(listingsWords({ ...here, listings: null })).toContain("cannot be told");
});

test("FQ-09, PR-02: whether new jobs come by themselves, and whether anybody can pay", () => {
  expect(arrivalWords(here)).toContain("no job board is read by itself");
  expect(arrivalWords({ ...here, listings: null })).toContain("cannot be told");
  expect(arrivalWords(served)).toContain("are read again every few hours");
  expect(paymentWords(here)).toContain("not bought");
  expect(paymentWords(served)).toBeNull();
});
