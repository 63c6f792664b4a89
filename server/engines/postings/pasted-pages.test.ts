import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { payText } from "../../domain/pay-text.ts";
import { readPasted } from "./read-pasted.ts";
import { readPosting, UNTOLD } from "./read-posting.ts";

type Page = { text: string; title: string; company: string; location: string; musts: string[]; wishes: string[] };
type Told = { workplace: string | null; employment: string[]; pay: string };

const pages: (Page & Told)[] = JSON.parse(
  readFileSync(new URL("./pasted-pages.fixtures.json", import.meta.url), "utf8"),
);

test.each(pages)("$title at $company, as its page is copied", ({ text, musts, wishes, ...told }) => {
  const { title, company, location } = readPasted(text);
  const places = location === "" ? [] : [location];
  const posting = readPosting({
    ...UNTOLD,
    title,
    company,
    places,
    description: { kind: "text", content: text },
  });
  const { workplace, employment, pay } = posting;
  expect({ title, company, location, workplace, employment, pay: payText(pay) }).toEqual(told);
  expect(posting.requirements).toEqual([...musts, ...wishes]);
  expect(posting.wishesFrom).toBe(musts.length);
});
