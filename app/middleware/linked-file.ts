import { type LoaderFunctionArgs, redirect } from "react-router";
import { putFlash } from "../../server/auth/sessions.ts";
import { safeReturnTo } from "../../server/auth/safe-return-to.ts";
import type { Flash } from "../lib/flash.ts";
import { redirectVisitor } from "./form-errors.ts";
import { getSignedIn } from "./session.ts";

type Failure = { params: LoaderFunctionArgs["params"]; status: number; message: string };

function screenOf(request: Request): string {
  const referrer = URL.parse(request.headers.get("referer") ?? "");
  return referrer ? safeReturnTo(referrer.pathname + referrer.search) : "/";
}

/** A GET under /api behind a link. Asked for as a document, a failure is a 303 back to the screen with a notice. */
export function linkedFile(
  handle: (args: LoaderFunctionArgs) => Promise<Response>,
  describe: (failure: Failure) => Flash,
): (args: LoaderFunctionArgs) => Promise<Response> {
  return async (args) => {
    const response = await handle(args);
    if (response.ok || args.request.headers.get("sec-fetch-dest") !== "document") return response;
    const signedIn = getSignedIn(args.context);
    if (!signedIn) {
      return redirectVisitor({
        title: "Your session has expired",
        description: "Please sign in again.",
        tone: "neutral",
      });
    }
    const { message } = (await response.json()) as { message: string };
    await putFlash(signedIn.session._id, describe({ params: args.params, status: response.status, message }));
    return redirect(screenOf(args.request), 303);
  };
}
