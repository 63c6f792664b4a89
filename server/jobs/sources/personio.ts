import { z } from "zod";
import type { Element } from "domhandler";
import { companyBoard, companyOf, noSuchBoard } from "./company-board.ts";
import { inPages, isMissing, section, toPage } from "./posting-page.ts";
import { readDate } from "./read-date.ts";
import { textField, wordsField } from "./record-fields.ts";
import { childrenOf, childText, readXml, textOf } from "./xml-document.ts";

const PositionSchema = z.object({
  id: wordsField,
  name: wordsField,
  subcompany: textField,
  offices: z.array(z.string()),
  body: z.string(),
  employmentType: textField,
  schedule: textField,
  createdAt: textField,
});

function recordOf(position: Element): z.input<typeof PositionSchema> {
  const offices = childrenOf(position, "additionalOffices").flatMap((more) => childrenOf(more, "office"));
  const parts = childrenOf(position, "jobDescriptions").flatMap((all) => childrenOf(all, "jobDescription"));
  return {
    id: childText(position, "id"),
    name: childText(position, "name"),
    subcompany: childText(position, "subcompany"),
    offices: [childText(position, "office"), ...offices.map(textOf)].filter((place) => place !== ""),
    body: parts.map((part) => section(childText(part, "name"), childText(part, "value"))).join(""),
    employmentType: childText(position, "employmentType"),
    schedule: childText(position, "schedule"),
    createdAt: childText(position, "createdAt"),
  };
}

function hostOf({ board = "", ending = "de" }: Record<string, string>): string {
  return `${board.toLowerCase()}.jobs.personio.${ending}`;
}

export const personio = {
  ...companyBoard({
    kind: "personio",
    label: "Personio",
    hint: "acme, or acme.jobs.personio.com",
    hostOf: (board) => hostOf({ board }),
    address: /^https?:\/\/(?<board>[\w-]+)\.jobs\.personio\.(?<ending>de|com)\b/i,
    asksCompany: true,
    async *read(reading) {
      const { settings, fetch } = reading;
      const host = hostOf(settings);
      const answer = await fetch(`https://${host}/xml?language=en`, { type: "xml", isWhole: true });
      if (isMissing(answer)) throw noSuchBoard("Personio", reading);
      const positions = childrenOf(readXml(answer.text, ["workzag-jobs"], host), "position");
      for (const some of inPages(positions)) {
        yield toPage(some.map(recordOf), {
          schema: PositionSchema,
          id: "id",
          describe: (position) => ({
            externalId: position.id,
            title: position.name,
            company: position.subcompany || companyOf(settings),
            places: position.offices,
            description: { kind: "html", content: position.body },
            employment: [position.employmentType, position.schedule].filter((word) => word !== "").join(", ") || null,
            postedAt: readDate(position.createdAt),
            url: `https://${host}/job/${encodeURIComponent(position.id)}`,
          }),
        });
      }
    },
  }),
  hostOf,
};
