import ical from "ical-generator";
import { applicationName } from "../domain/application-name.ts";
import { BRAND } from "../domain/brand.ts";
import type { Language } from "../domain/language.ts";
import type { NextStep } from "../applications/find-next-steps.ts";

const NAMES: Record<Language, string> = {
  en: "next steps",
  de: "nächste Schritte",
  fr: "prochaines étapes",
  es: "próximos pasos",
};

const READ_AGAIN_S = 60 * 60;

/** The next steps as all-day events of a calendar (RFC 5545). `addressOf` gives an application's full address. */
export function writeCalendar(
  steps: NextStep[],
  { now, language, addressOf }: { now: Date; language: Language; addressOf(id: string): string },
): string {
  const calendar = ical({
    name: `${BRAND}: ${NAMES[language]}`,
    prodId: { company: BRAND, product: "Next steps", language: language.toUpperCase() },
    ttl: READ_AGAIN_S,
  });
  for (const { id, step, on, ...application } of steps) {
    calendar.createEvent({
      // Stays the same while the step changes, so that a calendar moves the event instead of adding one.
      id: `step-${id}@${BRAND.toLowerCase()}`,
      stamp: now,
      start: new Date(`${on}T00:00:00Z`),
      allDay: true,
      summary: `${step} (${applicationName(application)})`,
      description: addressOf(id),
      url: addressOf(id),
    });
  }
  return calendar.toString();
}
