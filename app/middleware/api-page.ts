import { z } from "zod";
import { Refusal } from "../../server/http/errors.ts";

const MAX_PAGE = 300;

const PageSchema = z.object({
  limit: z.coerce.number().int().min(1).max(MAX_PAGE).default(MAX_PAGE),
  after: z.string().optional(),
});

/** Reads `?limit=` and `?after=`. Throws Refusal (invalid). */
export function parsePage(url: URL): z.infer<typeof PageSchema> {
  const query = PageSchema.safeParse(Object.fromEntries(url.searchParams));
  if (!query.success) throw new Refusal("invalid", `limit must be a whole number from 1 to ${MAX_PAGE}.`);
  return query.data;
}

export function withNextLink<Item extends { id: string }>(
  page: Item[],
  { url, limit, hasNext }: { url: URL; limit: number; hasNext: boolean },
): Response {
  const last = page.at(-1);
  const headers = new Headers();
  if (last && hasNext) {
    headers.set("Link", `<${url.pathname}?limit=${limit}&after=${encodeURIComponent(last.id)}>; rel="next"`);
  }
  return Response.json(page, { headers });
}

export function unknownAfter(): Refusal {
  return new Refusal("invalid", "after must be the id of an item of this list.");
}

export function pageOf<Item extends { id: string }>(items: Item[], url: URL): Response {
  const { limit, after } = parsePage(url);
  const from = after === undefined ? 0 : items.findIndex((item) => item.id === after) + 1;
  if (after !== undefined && from === 0) throw unknownAfter();
  return withNextLink(items.slice(from, from + limit), { url, limit, hasNext: from + limit < items.length });
}
