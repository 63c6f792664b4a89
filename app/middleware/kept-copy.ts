import { href, type MiddlewareFunction } from "react-router";
import { getAuthConfig } from "../../server/auth/auth-settings.ts";
import { copyCookie, copyOwner } from "../../server/auth/kept-copy.ts";
import { getSignedIn, type SignedIn } from "./session.ts";

/** Whether this browser keeps the dashboard of whoever is signed in; not while an administrator looks at it. */
export function keepsCopy(request: Request, signedIn: SignedIn): boolean {
  return !signedIn.switchedBy && copyOwner(request, getAuthConfig()) === String(signedIn.user._id);
}

/** Tells the service worker (public/offline.js) whether its copy may stay, and forgets a choice that was another's. */
export const nameKeptCopy: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const response = await next();
  if (copyOwner(request, getAuthConfig()) === null) return response;
  const signedIn = getSignedIn(context);
  const leaves = url.pathname === href("/api/logout");
  if (signedIn && !leaves && keepsCopy(request, signedIn)) {
    response.headers.set("Offline-Copy", "keep");
    return response;
  }
  response.headers.append("Set-Cookie", copyCookie(null, getAuthConfig()));
  // A browser whose scripts were switched off since has no worker to ask.
  if (leaves) response.headers.set("Clear-Site-Data", '"storage"');
  return response;
};
