import { type LoaderFunctionArgs, redirect } from "react-router";
import { putFlash } from "../../../server/auth/sessions.ts";
import { captureOrder, PaymentPending } from "../../../server/billing/capture-order.ts";
import { isCharged } from "../../../server/billing/find-payments.ts";
import { consumeLimit } from "../../../server/http/rate-limits.ts";
import { pathWithDialog } from "../../lib/dialogs.ts";
import type { Flash } from "../../lib/flash.ts";
import { hostContext } from "../../context.ts";
import { toRefusal } from "../../middleware/form-errors.ts";
import { methodNotAllowed } from "../../middleware/method-not-allowed.ts";
import { refusalBy } from "../../middleware/session-guard.ts";
import { getSignedIn, type SignedIn } from "../../middleware/session.ts";
import { CANCELLED, PAYMENT_FAILED, pending, welcome } from "../account/payment-notices.ts";

type Outcome = { flash: Flash; to: string };

const PLANS_DIALOG = pathWithDialog("/", "plans");

/** The order must belong to the session's user, so a link made by somebody else does nothing. */
async function finish(url: URL, signedIn: SignedIn): Promise<Outcome> {
  const orderId = url.searchParams.get("token");
  // PayPal's cancel link after paying undoes nothing.
  if (url.searchParams.has("cancelled") && !(await isCharged(signedIn.user._id, orderId))) {
    return { flash: CANCELLED, to: PLANS_DIALOG };
  }
  const barred = refusalBy({ notWhileSwitched: true }, signedIn);
  if (barred) throw barred;
  // This GET makes us call PayPal, so it counts like a write.
  await consumeLimit("writes", String(signedIn.user._id));
  const { planName } = await captureOrder(signedIn.user, orderId ?? "", { now: new Date() });
  return { flash: welcome(planName), to: "/" };
}

/** PayPal sends the buyer here, also without scripts. Opened again, it says the same. */
export async function loader({ request, url, context }: LoaderFunctionArgs) {
  const signedIn = getSignedIn(context);
  if (!signedIn) {
    if (request.headers.get("sec-fetch-dest") !== "document") {
      return Response.json({ message: "Please sign in" }, { status: 401 });
    }
    // The session ended meanwhile; the payment continues after signing in.
    return redirect(`/api/login?returnTo=${encodeURIComponent(url.pathname + url.search)}`, 303);
  }
  const { flash, to } = await finish(url, signedIn).catch((error: unknown): Outcome => {
    if (error instanceof PaymentPending) return { flash: pending(error.message), to: "/" };
    const refusal = toRefusal(error, context.get(hostContext).requestId);
    const { title, description } = PAYMENT_FAILED;
    const flash = refusal.title ? { title: refusal.title, description: refusal.message } : { title, description };
    return { flash: { ...flash, tone: "destructive" }, to: PLANS_DIALOG };
  });
  await putFlash(signedIn.session._id, flash);
  return redirect(to, 303);
}

export const action = methodNotAllowed("GET, HEAD");
