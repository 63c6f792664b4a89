import { expect, test } from "vitest";
import { writeCalendar } from "./write-calendar.ts";

const NOW = new Date("2026-11-22T12:00:00Z");
const addressOf = (id: string) => `https://jobs.example/analytics/applications/${id}`;
const step = { id: "a1", step: "Call Ms. Lee", on: "2026-12-01", jobTitle: "Pilot", company: "Ferries" };

/** What a calendar program reads: folded lines joined again, texts unescaped. */
function read(text: string): Map<string, string>[] {
  const lines = text.replaceAll("\r\n ", "").split("\r\n");
  const events = lines.join("\n").split("BEGIN:VEVENT\n").slice(1);
  return events.map((event) => {
    const fields = event.slice(0, event.indexOf("END:VEVENT")).trimEnd().split("\n");
    return new Map(
      fields.map((field) => {
        const at = field.indexOf(":");
        return [
          field.slice(0, at),
          field
            .slice(at + 1)
            .replace(/\\n/g, "\n")
            .replace(/\\([\\;,])/g, "$1"),
        ];
      }),
    );
  });
}

test("each step is an all-day event with an id that stays, a stamp and the address of its application", () => {
  const [event] = read(writeCalendar([step], { now: NOW, language: "en", addressOf }));
  expect(event?.get("UID")).toBe("step-a1@northfold");
  expect(event?.get("DTSTAMP")).toBe("20261122T120000Z");
  expect(event?.get("DTSTART;VALUE=DATE")).toBe("20261201");
  expect(event?.get("SUMMARY")).toBe("Call Ms. Lee (Pilot, Ferries)");
  expect([...(event?.entries() ?? [])].find(([name]) => name.startsWith("URL"))?.[1]).toBe(addressOf("a1"));
});

test("texts are escaped, lines are at most 75 octets and end as the standard says, and nothing typed adds a line", () => {
  const hostile = "Ask, answer; back\\slash\nEND:VEVENT\r\nATTENDEE:mailto:x@y.z 🛳️🛳️🛳️ Überführungsgespräch ";
  const text = writeCalendar([{ ...step, step: hostile.repeat(4) }], { now: NOW, language: "en", addressOf });
  for (const line of text.split("\r\n")) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  expect(text.split("\r\n").filter((line) => /^(END:VEVENT|ATTENDEE)/.test(line))).toEqual(["END:VEVENT"]);
  expect(read(text)[0]?.get("SUMMARY")).toContain("Ask, answer; back\\slash");
});

test("without a step the calendar is empty and valid", () => {
  const lines = writeCalendar([], { now: NOW, language: "en", addressOf }).split("\r\n");
  expect(lines[0]).toBe("BEGIN:VCALENDAR");
  expect(lines).toContain("VERSION:2.0");
  expect(lines.filter((line) => line.startsWith("PRODID:"))).toHaveLength(1);
  expect(lines.filter((line) => line !== "").at(-1)).toBe("END:VCALENDAR");
});

test("a calendar is named in the language of whom it belongs to", () => {
  const named = (language: "en" | "es") => writeCalendar([], { now: NOW, language, addressOf });
  expect(named("en")).toContain("X-WR-CALNAME:Northfold: next steps\r\n");
  expect(named("es")).toContain("X-WR-CALNAME:Northfold: próximos pasos\r\n");
});
