import type { Page } from "playwright/test";
import type { JobView } from "../../server/matches/match-view.ts";
import { withDatabase } from "../setup/app-database.ts";
import { addResume, expect, servedApp, signInAsNew, test, untilMatched } from "./journey.ts";

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

async function addJob(page: Page, title: string): Promise<JobView> {
  const text = `${title}\nNurses for the night.\nRequirements\n- Triage\n- Telemetry`;
  const response = await page.request.post("/api/jobs", {
    data: { text, title, company: "Harbor Light Hospital", location: "Columbus, OH" },
  });
  expect(response.status()).toBe(201);
  return response.json();
}

/** What a source would have told in the months before. */
function fare(id: string, told: object): Promise<unknown> {
  return withDatabase(servedApp(), (db) =>
    db.collection<{ _id: string }>("listings").updateOne({ _id: id }, { $set: told }),
  );
}

test("DEC-102 a card says how its posting has fared, and what one applied to stays readable as it was", async ({
  page,
}) => {
  await signInAsNew(page);
  await addResume(page, "Nurse");
  await untilMatched(page, 1);
  const applied = await addJob(page, "Charge Nurse");
  const other = await addJob(page, "Triage Nurse");
  expect((await page.request.post(`/api/jobs/${applied.id}/apply`, { data: {} })).status()).toBe(201);
  const label = (name: string) => ({
    key: name,
    sourceId: name,
    kind: "feed",
    label: name,
    isOwn: false,
    applyUrl: null,
    firstSeenAt: daysAgo(3),
    url: `https://${name.toLowerCase()}.example/1`,
    closesAt: null,
    closedAt: null,
  });
  await fare(other.id, {
    addresses: ["Greenhouse", "Arbeitnow", "Remotive", "Fourth"].map(label),
    repostedAt: [daysAgo(2)],
    postedAt: daysAgo(95),
  });
  await fare(applied.id, { closedAt: daysAgo(1), title: "Changed since", addresses: [] });

  await page.goto(`/?added=${other.id}`);
  const card = page.getByRole("article", { name: "Triage Nurse" });
  const month = new Date().toLocaleDateString("en-US", { month: "long", timeZone: "UTC" });
  const labels = ["Reposted", "Listed 3 months ago", `You applied here in ${month}`];
  // The first of each name is the link among the details, which are closed.
  for (const text of [...labels, "Greenhouse", "Arbeitnow", "Remotive"])
    await expect(card.getByText(text, { exact: true }).last()).toBeVisible();
  await card.getByText(/^Why \d+%$/).click();
  await expect(card.getByRole("link", { name: "Arbeitnow" })).toHaveAttribute("href", "https://arbeitnow.example/1");
  await expect(card.getByRole("link", { name: "Fourth" })).toHaveCount(0);

  await page.goto(`/?added=${applied.id}`);
  const closed = page.getByRole("article", { name: "Changed since" });
  await expect(closed.getByText("No longer listed", { exact: true })).toBeVisible();
  await expect(closed.getByText(/^You applied here/)).toHaveCount(0);
  await closed.getByText(/^Why \d+%$/).click();
  const kept = closed.getByRole("link", { name: "The posting as it was when you applied" });
  await page.goto((await kept.getAttribute("href")) ?? "");
  await expect(page.getByRole("heading", { name: "Charge Nurse" })).toBeVisible();
  await expect(page.getByText("No longer listed.")).toBeVisible();
});
