import { expect, test } from "vitest";
import { relateLines } from "./relate-lines.ts";

const ENGLISH = { language: "en", own: "en" } as const;

test.each([
  ["Build and send email campaigns", "Wrote a weekly newsletter to 3,200 subscribers; open rate up by a third"],
  ["Keep the social channels current", "Managed Instagram and Pinterest"],
  ["Coordinate branch events", "Planned a back-to-school drive with three schools"],
  ["Experience of leading a team", "Supervised six clerks"],
  ["Deal with dissatisfied customers", "Resolved complaints about late parcels"],
])("%s is answered by other words for the same: %s", (ask, line) => {
  expect(relateLines(ask, [line], ENGLISH)[0]?.isSame).toBe(true);
});

test.each([
  ["Experience of virtual wards", "Ran the ward's flu vaccination clinic"],
  ["Experience of paid search advertising", "Dressed the shop windows every season"],
  ["Knowledge of wound care", "Cared for patients on a busy ward"],
  ["Manage the project budget", "Managed a team of nine"],
])("%s is not answered by: %s", (ask, line) => {
  expect(relateLines(ask, [line], ENGLISH)[0]?.isSame ?? false).toBe(false);
});

test("what is next to the work that is asked for is near, and weaker than the work itself", () => {
  const [same, near] = relateLines(
    "Accounts payable for suppliers",
    ["Process supplier invoices", "Keep the books of suppliers in Xero"],
    ENGLISH,
  );
  expect(same?.isSame).toBe(true);
  expect(near?.isSame).toBe(false);
  expect(same!.strength).toBeGreaterThan(near!.strength);
});

test("an ask for a tool is not answered by the same work with another one", () => {
  const [line] = relateLines(
    "Payroll in ADP Workforce Now",
    ["Prepared the payroll for 40 people in QuickBooks"],
    ENGLISH,
  );
  expect(line?.isSame ?? false).toBe(false);
});

test("a posting in another language is answered by what is done, whatever it is called", () => {
  const [line] = relateLines("Erstellung der Dienstpläne", ["Drew up the rota for six colleagues"], {
    language: "de",
    own: "en",
  });
  expect(line?.isSame).toBe(true);
});

test("initials that both have join an ask and a line, whatever stands around them", () => {
  const ask = "Comply with what IMSS and SAT demand";
  const [same, other] = relateLines(ask, ["Additions and removals at the IMSS", "Daily cash count"], {
    language: "en",
    own: "en",
  });
  expect(same?.isSame).toBe(true);
  expect(other).toBeNull();
});

test("what is asked for of a special kind is answered by that alone, and answers an ask for the whole", () => {
  const relate = (ask: string, line: string) => relateLines(ask, [line], ENGLISH)[0]?.isSame ?? false;
  expect(relate("Experience of EMDR", "Trained in EMDR by the trust")).toBe(true);
  expect(relate("Experience of EMDR", "Listened to pupils who could not cope")).toBe(false);
  expect(relate("Counselling of young people", "Worked with EMDR in twelve cases")).toBe(true);
});

test("of two lines of one kind of work the one that says more of it comes first", () => {
  const [less, more] = relateLines(
    "Media relations",
    ["Put up with the press", "Rang reporters with stories that came in print and on air"],
    ENGLISH,
  );
  expect(more!.strength).toBeGreaterThan(less!.strength);
});

test("a line with a telling word of the work that is asked for is near to it, though no word is the same", () => {
  const [line] = relateLines("Debt collection", ["Wrote to debtors every Friday"], ENGLISH);
  expect(line?.isSame ?? true).toBe(false);
});

test("a field of work is answered by any work of it where nothing else is asked for", () => {
  const isSame = (asked: string) => relateLines(asked, ["Collected payslips for the lender"], ENGLISH)[0]?.isSame;
  expect(isSame("Experience of lending")).toBe(true);
  expect(isSame("Experience of agricultural lending")).toBe(false);
});
