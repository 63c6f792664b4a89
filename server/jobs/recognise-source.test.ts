import { expect, test } from "vitest";
import { checkSource } from "./add-source.ts";
import { recogniseSource } from "./recognise-source.ts";

test.each<[entered: string, kind: string, settings: Record<string, string>]>([
  ["https://boards.greenhouse.io/stripe/jobs/123?gh_jid=1", "greenhouse", { board: "stripe" }],
  ["job-boards.eu.greenhouse.io/acme", "greenhouse", { board: "acme" }],
  [" https://jobs.eu.lever.co/acme/1-2-3 ", "lever", { board: "acme", region: "eu" }],
  ["https://jobs.ashbyhq.com/acme", "ashby", { board: "acme" }],
  ["https://acme.recruitee.com/o/planner", "recruitee", { board: "acme" }],
  ["https://acme.jobs.personio.de/job/1", "personio", { board: "acme", ending: "de" }],
  ["https://apply.workable.com/acme/j/AB12", "workable", { board: "acme" }],
  ["https://www.arbeitnow.com/jobs", "arbeitnow", {}],
  ["https://remoteok.com", "remoteok", {}],
  ["https://example.com/sitemap-jobs.xml", "sitemap", { address: "https://example.com/sitemap-jobs.xml" }],
  ["https://example.com/jobs.rss", "feed", { address: "https://example.com/jobs.rss" }],
  ["example.com/careers", "page", { address: "https://example.com/careers" }],
])("%s is a source of the kind %s", (entered, kind, settings) => {
  const recognised = recogniseSource(entered);
  expect(recognised.kind).toBe(kind);
  expect(checkSource(recognised).settings).toEqual(settings);
});

test.each(["", "  ", "stripe", "ftp://example.com/x", "javascript:alert(1)", "http://"])(
  "%o is no address",
  (entered) => {
    expect(() => recogniseSource(entered)).toThrow(/enter an address|is no address of the web/);
  },
);
