import { findPlanOffer } from "../../../server/billing/find-plan-offer.ts";
import type { Flash } from "../../lib/flash.ts";
import type { SignedIn } from "../../middleware/session.ts";
import { PLANS_ONLY } from "./payment-notices.ts";

/** Reading the page's data again does not repeat the notice. */
export async function findPlansNotice(request: Request, url: URL, { user }: SignedIn): Promise<Flash | null> {
  const isDocument = !new URL(request.url).pathname.endsWith(".data");
  if (!isDocument || url.searchParams.get("dialog") !== "plans") return null;
  const { payments } = await findPlanOffer(user, { now: new Date() });
  return payments.available ? null : PLANS_ONLY;
}
