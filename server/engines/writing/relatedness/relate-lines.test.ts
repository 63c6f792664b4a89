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
