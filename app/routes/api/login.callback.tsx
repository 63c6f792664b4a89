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

/** Counts only failures that began in this browser: other sites could otherwise lock out everybody at an address. */
const limitFailures: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  if (!findStart(request, getAuthConfig())) return next();
  const refusal = await checkLimit(LIMIT, addressKey(context.get(hostContext).address)).then(() => null, toRefusal);
  if (!refusal) return next();
  context.set(secondsToWait, refusal.retryAfterSeconds);
  throw data(refusal.message, { status: 429 });
};

/** A refusal's page is rendered without the headers that were thrown with it. */
const tellWhen: MiddlewareFunction<Response> = async ({ context }, next) => {
  const response = await next();
  const seconds = context.get(secondsToWait);
  if (seconds !== null) response.headers.set("Retry-After", String(seconds));
  return response;
};

export const middleware = [tellWhen, limitFailures];

/** Any failure ends at `/` with a notice. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const config = getAuthConfig();
  const result = await finishSignIn(request, config, { address: context.get(hostContext).address });
  if (result.ok) {
    await prepareDemoUser(result.user);
    return redirect(result.returnTo, { headers: result.headers });
  }
  if (findStart(request, config)) {
    // The attempt that exceeds the limit is answered as usual; the next one is refused.
    await consumeLimit(LIMIT, addressKey(context.get(hostContext).address)).catch(toRefusal);
  }
  return redirect("/", { headers: result.headers });
}

function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  throw error;
}

/** Never shown, but without it a refusal by the limit would not be a page. */
export default function SignInCallback() {
  return null;
}
