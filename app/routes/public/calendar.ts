import { href } from "react-router";
import { findNextSteps } from "../../../server/applications/find-next-steps.ts";
import { getAuthConfig } from "../../../server/auth/auth-settings.ts";
import { consumeLimit } from "../../../server/http/rate-limits.ts";
import { findCalendarOwner } from "../../../server/reminders/calendar-address.ts";
import { writeCalendar } from "../../../server/reminders/write-calendar.ts";
import { methodNotAllowed } from "../../middleware/method-not-allowed.ts";
import { orRefusedPage } from "../../middleware/refused-page.ts";
import type { Route } from "./+types/calendar";

const MOST_EVENTS = 1_000; // more than a calendar program shows

/** Read by calendar programs, which have no session: the key in the address is the proof. */
export async function loader({ url }: Route.LoaderArgs): Promise<Response> {
  const owner = await findCalendarOwner(url.searchParams.get("key") ?? "");
  if (!owner) return new Response("There is no such calendar.\n", { status: 404, headers: PLAIN });
  await orRefusedPage(consumeLimit("downloads", String(owner._id)));
  const steps = await findNextSteps(owner._id, { most: MOST_EVENTS });
  const { appUrl } = getAuthConfig();
  const addressOf = (id: string) => new URL(href("/analytics/applications/:id", { id }), appUrl).href;
  const { language } = owner;
  return new Response(writeCalendar(steps, { now: new Date(), language, addressOf }), {
    headers: { ...PLAIN, "Content-Type": "text/calendar; charset=utf-8" },
  });
}

const PLAIN = {
  "Content-Type": "text/plain; charset=utf-8",
  "Cache-Control": "private, no-store",
  "X-Robots-Tag": "noindex",
};

export const action = methodNotAllowed("GET");
