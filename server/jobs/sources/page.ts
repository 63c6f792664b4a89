import { z } from "zod";
import type { SourceAnswer, SourcePage } from "../source-kind.ts";
import { describeMarkup } from "./describe-markup.ts";
import { findJobMarkup, type MarkupThing } from "./find-job-markup.ts";
import { pageSource } from "./page-source.ts";
import { isMissing, toPage } from "./posting-page.ts";

const ThingSchema: z.ZodType<MarkupThing> = z.record(z.string(), z.unknown());

/** The postings that a page marks up (schema.org JobPosting). */
export function readMarkedUpPage({ text, url }: Pick<SourceAnswer, "text" | "url">): SourcePage {
  const things = findJobMarkup(text);
  const isOnly = things.length === 1;
  return toPage(things, {
    schema: ThingSchema,
    id: "url",
    describe: (thing) => describeMarkup(thing, url, { isOnly }),
  });
}

export const page = pageSource({
  kind: "page",
  label: "Page",
  hint: "https://example.com/careers, a page that marks its jobs up (schema.org JobPosting)",
  path: /^/,
  intervalHours: 6,
  listsEverything: true,
  async *read({ settings, fetch }) {
    const answer = await fetch(settings.address ?? "", { type: "html", isWhole: true });
    if (!isMissing(answer)) yield readMarkedUpPage(answer);
  },
});
