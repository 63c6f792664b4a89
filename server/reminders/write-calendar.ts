import ical from "ical-generator";
import { BRAND } from "../domain/brand.ts";
import type { NextStep } from "../applications/find-next-steps.ts";

const READ_AGAIN_S = 60 * 60;

/** The next steps as all-day events of a calendar (RFC 5545). `addressOf` gives an application's full address. */
export function writeCalendar(
  steps: NextStep[],
  { now, addressOf }: { now: Date; addressOf(id: string): string },
): string {
  const calendar = ical({
    name: `${BRAND}: next steps`,
    prodId: { company: BRAND, product: "Next steps", language: "EN" },
    ttl: READ_AGAIN_S,
  });
  for (const { id, step, on, jobTitle, company } of steps) {
    calendar.createEvent({
      // Stays the same while the step changes, so that a calendar moves the event instead of adding one.
      id: `step-${id}@${BRAND.toLowerCase()}`,
      stamp: now,
      start: new Date(`${on}T00:00:00Z`),
      allDay: true,
      summary: `${step} (${company === "" ? jobTitle : `${jobTitle}, ${company}`})`,
      description: addressOf(id),
      url: addressOf(id),
    });
  }
  return calendar.toString();
}
