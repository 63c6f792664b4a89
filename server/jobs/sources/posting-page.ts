import type { z } from "zod";
import { UNTOLD } from "../../engines/postings/read-posting.ts";
import { type FoundPosting, FoundPostingSchema } from "../found-posting.ts";
import { type LeftOut, SourceError, type SourceAnswer, type SourcePage } from "../source-kind.ts";

const MAX_BODY_CHARACTERS = 500_000;
const MAX_TITLE_CHARACTERS = 300;
const MAX_SHOWN_CHARACTERS = 120;
const MAX_PLACES = 50;

export type PostingDraft = Partial<FoundPosting> & Pick<FoundPosting, "externalId" | "title" | "description">;

type Reading<Fields> = {
  schema: z.ZodType<Fields>;
  id: string;
  /** Null = the record is none that is offered. */
  describe(fields: Fields): PostingDraft | null;
};

const UNKNOWN: Omit<FoundPosting, "externalId" | "title" | "description"> = {
  ...UNTOLD,
  postedAt: null,
  closesAt: null,
  requisition: null,
};

function complete({ title, description, ...rest }: PostingDraft): FoundPosting {
  const { kind, content } = description;
  return {
    ...UNKNOWN,
    ...rest,
    places: (rest.places ?? []).slice(0, MAX_PLACES),
    title: title.slice(0, MAX_TITLE_CHARACTERS),
    description: { kind, content: content.slice(0, MAX_BODY_CHARACTERS) },
  };
}

function idOf(record: unknown, name: string): string | null {
  const id = typeof record === "object" && record !== null ? Reflect.get(record, name) : null;
  return typeof id === "string" || typeof id === "number" ? String(id) : null;
}

function whyNot({ issues }: z.ZodError): string {
  const [issue] = issues;
  return `${issue?.path.join(".") || "the record"}: ${issue?.message ?? "not as expected"}`;
}

/** Records of a source as postings; invalid ones are left out with the reason. */
export function toPage<Fields>(records: unknown[], { schema, id, describe }: Reading<Fields>): SourcePage {
  const page: SourcePage = { postings: [], stillListed: [], leftOut: [] };
  const leaveOut = (record: unknown, externalId: string | null, error: z.ZodError) => {
    const shown = (JSON.stringify(record) ?? "nothing").slice(0, MAX_SHOWN_CHARACTERS);
    const left: LeftOut = { externalId, record: shown, why: whyNot(error) };
    page.leftOut.push(left);
  };
  for (const record of records) {
    const fields = schema.safeParse(record);
    if (!fields.success) {
      leaveOut(record, idOf(record, id), fields.error);
      continue;
    }
    const draft = describe(fields.data);
    if (!draft) continue;
    const posting = FoundPostingSchema.safeParse(complete(draft));
    if (posting.success) page.postings.push(posting.data);
    else leaveOut(record, draft.externalId, posting.error);
  }
  return page;
}

/** Large answers are handed on in pages, so that what waits meanwhile gets its turn. */
export function* inPages<Item>(items: Item[], size = 100): Generator<Item[]> {
  for (let at = 0; at < items.length; at += size) yield items.slice(at, at + size);
}

/** The JSON of an answer in the shape that the source is known for. Throws SourceError in words. */
export function readJson<Shape>({ text, url }: SourceAnswer, schema: z.ZodType<Shape>): Shape {
  const host = new URL(url).hostname;
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    const isPage = /^\s*<(!doctype|html|head|body)/i.test(text);
    throw new SourceError(
      isPage ? `${host} answers with a web page instead of jobs.` : `The answer of ${host} breaks off or is no JSON.`,
    );
  }
  const shape = schema.safeParse(json);
  if (!shape.success) throw new SourceError(`${host} answers in another shape than it is known for.`);
  return shape.data;
}

/** True where an answer says that there is no such thing. */
export function isMissing({ status }: SourceAnswer): boolean {
  return status === 404 || status === 410;
}

/** An address of the web, or null where it is none. */
export function webAddress(value: string | null | undefined, base?: string): string | null {
  const url = URL.parse(value?.trim() || "about:blank", base);
  return url && /^https?:$/.test(url.protocol) && url.href.length <= 2_000 ? url.href : null;
}

/** The two letters of a language, of "en" and of "en-US". */
export function languageCode(value: string): string | null {
  return /^([a-z]{2})([-_]|$)/i.exec(value.trim())?.[1]?.toLowerCase() ?? null;
}

/** A heading and what stands below it, as HTML; nothing where there is nothing. */
export function section(heading: string, html: string): string {
  if (html.trim() === "") return "";
  const escaped = heading.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return `${heading.trim() === "" ? "" : `<h3>${escaped}</h3>`}${html}\n`;
}
