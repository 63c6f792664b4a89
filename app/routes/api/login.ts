import { type LoaderFunctionArgs, redirect } from "react-router";
import { getAuthConfig } from "../../../server/auth/auth-settings.ts";
import { safeReturnTo } from "../../../server/auth/safe-return-to.ts";
import { startSignIn } from "../../../server/auth/sign-in.ts";
import { getSignedIn } from "../../middleware/session.ts";
import { methodNotAllowed } from "../../middleware/method-not-allowed.ts";

export async function loader({ request, url, context }: LoaderFunctionArgs) {
  const returnTo = safeReturnTo(url.searchParams.get("returnTo"));
  if (getSignedIn(context)) return redirect(returnTo);
  return startSignIn(request, getAuthConfig(), { returnTo });
}

export const action = methodNotAllowed("GET, HEAD");
