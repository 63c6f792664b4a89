import { z } from "zod";
import { Refusal } from "../../server/http/errors.ts";

/** The longest array answer, and the default (DEC-81). */
const MAX_PAGE = 300;

const PageSchema = z.object({
  limit: z.coerce.number().int().min(1).max(MAX_PAGE).default(MAX_PAGE),
  after: z.string().optional(),
});

/** Answers a list by `?limit=` (1 to 300) and `?after={id}`, with a Link header to the rest (RFC 8288). */
export function pageOf<Item extends { id: string }>(items: Item[], url: URL): Response {
  const query = PageSchema.safeParse(Object.fromEntries(url.searchParams));
  if (!query.success) throw new Refusal("invalid", `limit must be a whole number from 1 to ${MAX_PAGE}.`);
  const { limit, after } = query.data;
  const from = after === undefined ? 0 : items.findIndex((item) => item.id === after) + 1;
  if (after !== undefined && from === 0) throw new Refusal("invalid", "after must be the id of an item of this list.");
  const page = items.slice(from, from + limit);
  const last = page.at(-1);
  const headers = new Headers();
  if (last && from + limit < items.length) {
    headers.set("Link", `<${url.pathname}?limit=${limit}&after=${encodeURIComponent(last.id)}>; rel="next"`);
  }
  return Response.json(page, { headers });
}
