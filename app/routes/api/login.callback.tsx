import { createContext, data, type LoaderFunctionArgs, type MiddlewareFunction, redirect } from "react-router";
import { getAuthConfig } from "../../../server/auth/auth-settings.ts";
import { finishSignIn } from "../../../server/auth/sign-in.ts";
import { findStart } from "../../../server/auth/sign-in-starts.ts";
import { prepareDemoUser } from "../../../server/demo/prepare-demo-user.ts";
import { addressKey } from "../../../server/http/address-key.ts";
import { Refusal } from "../../../server/http/errors.ts";
import { checkLimit, consumeLimit } from "../../../server/http/rate-limits.ts";
import { hostContext } from "../../context.ts";

const LIMIT = "failed-logins";

const secondsToWait = createContext<number | null>(null);

/**
 * Failed sign-ins are limited by address. Only those that began here, in this browser: any page can lead others to this
 * address, and would lock out everybody who shares theirs.
 */
const limitFailures: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  if (!findStart(request, getAuthConfig())) return next();
  const refusal = await checkLimit(LIMIT, addressKey(context.get(hostContext).address)).then(() => null, toRefusal);
  if (!refusal) return next();
  context.set(secondsToWait, refusal.retryAfterSeconds);
  throw data(refusal.message, { status: 429 });
};

/** The page of a refusal is made without the headers it was thrown with. */
const tellWhen: MiddlewareFunction<Response> = async ({ context }, next) => {
  const response = await next();
  const seconds = context.get(secondsToWait);
  if (seconds !== null) response.headers.set("Retry-After", String(seconds));
  return response;
};

export const middleware = [tellWhen, limitFailures];

/** Where the provider sends the browser back to. Whatever is wrong with it ends at `/` with a notice. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const config = getAuthConfig();
  const result = await finishSignIn(request, config);
  if (result.ok) {
    await prepareDemoUser(result.user);
    return redirect(result.returnTo, { headers: result.headers });
  }
  if (findStart(request, config)) {
    // The one too many is answered like any other; the next is refused before it is looked at.
    await consumeLimit(LIMIT, addressKey(context.get(hostContext).address)).catch(toRefusal);
  }
  return redirect("/", { headers: result.headers });
}

function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  throw error;
}

/** Never seen: the loader leads on. With it, what the limit refuses is a page. */
export default function SignInCallback() {
  return null;
}
