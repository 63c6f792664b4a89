import { createContext, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import { getAuthConfig } from "../../server/auth/auth-settings.ts";
import {
  clearSessionCookieHeader,
  type FoundSession,
  findSession,
  readSessionToken,
} from "../../server/auth/sessions.ts";
import { hostContext } from "../context.ts";

export type SignedIn = FoundSession;

const signedInContext = createContext<SignedIn | null>(null);

/** Once a request. Removes a cookie that belongs to no live session. */
export const resolveSession: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const config = getAuthConfig();
  const token = readSessionToken(request, config);
  const signedIn = await findSession(token, config);
  context.set(signedInContext, signedIn);
  if (signedIn) {
    const { user, switchedBy } = signedIn;
    context.get(hostContext).identify?.({ userId: String(user._id), realUserId: switchedBy?.id ?? null });
  }
  const response = await next();
  if (token && !signedIn && !response.headers.has("Set-Cookie")) {
    response.headers.append("Set-Cookie", clearSessionCookieHeader(config));
  }
  if (!response.headers.has("Cache-Control")) {
    response.headers.set("Cache-Control", signedIn ? "private, no-store" : "no-store");
  }
  return response;
};

/** `user` is the effective user, `switchedBy` the administrator who looks at the account. */
export function getSignedIn(context: Readonly<RouterContextProvider>): SignedIn | null {
  return context.get(signedInContext);
}

export function requireSignedIn(context: Readonly<RouterContextProvider>): SignedIn {
  const signedIn = context.get(signedInContext);
  if (!signedIn) throw new Response(null, { status: 401 });
  return signedIn;
}

export function viewedUser(signedIn: SignedIn | null): string | null {
  return signedIn?.switchedBy ? signedIn.user.email : null;
}
