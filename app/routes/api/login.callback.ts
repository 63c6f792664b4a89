import { type LoaderFunctionArgs, redirect } from "react-router";
import { getAuthConfig } from "../../../server/auth/auth-settings.ts";
import { finishSignIn } from "../../../server/auth/sign-in.ts";
import { prepareDemoUser } from "../../../server/demo/prepare-demo-user.ts";
import { addressKey } from "../../../server/http/address-key.ts";
import { Refusal } from "../../../server/http/errors.ts";
import { checkLimit, consumeLimit } from "../../../server/http/rate-limits.ts";
import { hostContext } from "../../context.ts";
import { methodNotAllowed } from "../../middleware/method-not-allowed.ts";

const LIMIT = "failed-logins";

/** Where the provider sends the browser back to. Whatever is wrong with it ends at `/` with a notice (DEC-01). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const address = addressKey(context.get(hostContext).address);
  const refusal = await checkLimit(LIMIT, address).then(() => null, toRefusal);
  if (refusal) return tooMany(refusal);
  const result = await finishSignIn(request, getAuthConfig());
  if (result.ok) {
    await prepareDemoUser(result.user);
    return redirect(result.returnTo, { headers: result.headers });
  }
  const limit = await consumeLimit(LIMIT, address).then(() => null, toRefusal);
  return limit ? tooMany(limit) : redirect("/", { headers: result.headers });
}

export const action = methodNotAllowed("GET, HEAD");

function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  throw error;
}

function tooMany(refusal: Refusal): Response {
  return new Response(refusal.message, {
    status: 429,
    headers: { "Retry-After": String(refusal.retryAfterSeconds), "Content-Type": "text/plain; charset=utf-8" },
  });
}
