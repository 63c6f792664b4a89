import { expect, test } from "vitest";
import { GRAMMAR } from "./grammar.ts";
import { partsOfLine } from "./line-parts.ts";

const told = (line: string, isCurrent = false) => GRAMMAR.tell(line, { isCurrent })?.sentence ?? null;

test.each([
  [
    "Closed the books of three shops in five days, down from nine",
    "I closed the books of three shops in five days, down from nine",
  ],
  ["Delivered nine bridges, seven of them early", "I delivered nine bridges, seven of them early"],
  ["Fixed bicycles, about 15 a day", "I fixed bicycles, about 15 a day"],
  ["Rewrote the picking guide, now used in four depots", "I rewrote the picking guide, now used in four depots"],
  ["Helped growers on the phone, mostly in Polish", "I helped growers on the phone, mostly in Polish"],
])("what a last comma adds to a deed stays with it: %s", (line, sentence) => {
  expect(told(line)).toBe(sentence);
});

test("them and they are told where the line says who they are", () => {
  expect(told("Negotiated leases and kept them under budget")).toBe("I negotiated leases and kept them under budget");
  expect(told("Gave them the keys to the vault each night")).toBeNull();
});

test.each([
  ["Trained six potters", "I trained six potters"],
  ["Wrote the manual that every new fitter starts with", "I wrote the manual that every new fitter starts with"],
  ["Stood in for the head baker for six months", "I stood in for the head baker for six months"],
  ["Digitised 14,000 case files in seven months", "I digitised 14,000 case files in seven months"],
  [
    "Replaced paper logs with tablets, saving two hours a shift",
    "I replaced paper logs with tablets, saving two hours a shift",
  ],
  [
    "Promoted from packer to line lead after eight months",
    "I was promoted from packer to line lead after eight months",
  ],
  ["Named trainee of the year in 2021", "I was named trainee of the year in 2021"],
  ["Named employee of the year in 2021", "I was named employee of the year in 2021"],
  ["Building codes and regulations", null],
  ["Building Construction Trades Certificate", null],
  ["Bridge work consisted of demolition of the old bridge", null],
])("a plain line is told whole, and the name of a thing is not: %s", (line, sentence) => {
  expect(told(line)).toBe(sentence);
});

test("a present line whose verb could be a noun is told by what follows it", () => {
  expect(told("Serve lunch to 400 pupils in 70 minutes", true)).toBe("I serve lunch to 400 pupils in 70 minutes");
  expect(told("Stock control for three depots", true) ?? "").not.toMatch(/^I stock/);
});

test.each([
  ["Service and repair gas boilers, pumps and valves for 40 schools", "I service and repair gas boilers"],
  ["Answer billing questions from members by phone", "I answer billing questions from members by phone"],
  ["I spot lameness early and tell the herdsman", "I spot lameness early and tell the herdsman"],
  ["Last winter I rebuilt two gearboxes with one helper", "Last winter, I rebuilt two gearboxes with one helper"],
])("%s", (line, told) => {
  const parts = GRAMMAR.parts?.(line) ?? [];
  expect(parts.flatMap((part) => GRAMMAR.tell(part, { isCurrent: true })?.sentence ?? []).join(" | ")).toContain(told);
});

test.each([
  "Comfortable explaining a bill to anyone from a pensioner to a landlord",
  "Support services for adults with autism",
  "Process control systems",
])("%s names no deed", (line) => {
  expect(GRAMMAR.tell(line, { isCurrent: true })?.sentence ?? "").not.toMatch(/^I (?:handle comfortable|process)/);
});

test.each([
  "Clean licence and no accidents in eleven years",
  "Open water swimming, allotment, school governor",
  "inventory variance far below that of others",
  "Consulting firm of 55 serving cities and watershed districts in two states",
  "Saturdays and some school holidays",
  "Two promotions in three years",
])("what only begins like a deed, or names a house or a time, is told as none: %s", (line) => {
  expect(GRAMMAR.tell(line, { isCurrent: true })).toBeNull();
});

test.each([
  "Top seller in the region in 2021 and 2022",
  "Remake rate 1.4%, was about 4%",
  "Stocktakes, supplier returns, shelf labels",
  "Inbound, 70 to 80 calls a day, billing and deliveries",
  "New filing system introduced and clerks trained on it",
  "Backpay for 88 people calculated and paid on time",
  "Cut setup time ~40% + scrap",
])("what has no verb of its own, or joins deeds by signs alone, is told in no words of ours: %s", (line) => {
  expect(told(line, true)).toBeNull();
});

test.each([
  ["Running teams of 3 to 5 on roofing jobs", "I run teams of 3 to 5 on roofing jobs"],
  ["Managing 3 depots and training the drivers", "I manage 3 depots and train the drivers"],
  ["Giving medication since 2023 after training", "I have given medication since 2023 after training"],
  ["Conduct training sessions on new tools", "I conduct training sessions on new tools"],
])("a deed in -ing, or one that goes on since a year, is told in its time: %s", (line, sentence) => {
  expect(told(line, true)).toBe(sentence);
});

test("two deeds of one sentence in the first person are told one by one, and a deed behind a name by itself", () => {
  expect(partsOfLine("I write the rotas, and I train the new staff")).toEqual([
    "I write the rotas",
    "I train the new staff",
  ]);
  expect(partsOfLine("Floor support, trained 4 batches of cooks")).toEqual([
    "Floor support",
    "trained 4 batches of cooks",
  ]);
});

test.each([
  ["Key Results: Trained 25 managers on interviews", "Trained 25 managers on interviews"],
  ["Roles and responsibilities: Maintained project assets", "Maintained project assets"],
  ["KEY ACCOMPLISHMENTS: + Implemented a budget review", "Implemented a budget review"],
  ["Duties include: managing the post room", "Managing the post room"],
  ["Treasurer: kept the books of the club", "Treasurer: kept the books of the club"],
  ["Clients included: Acme, Northfield", "Clients included: Acme, Northfield"],
])("a label of all such lines is no part of the deed: %s", (line, told) => {
  expect(partsOfLine(line)).toEqual([told]);
});
