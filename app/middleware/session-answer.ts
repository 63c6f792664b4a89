import { getAuthConfig } from "../../server/auth/auth-settings.ts";
import { type StartedSession, sessionCookieHeader } from "../../server/auth/sessions.ts";

/** A JSON answer that puts a newly started session into the caller's cookie. */
export function sessionAnswer(body: unknown, { token }: StartedSession): Response {
  return Response.json(body, { headers: { "Set-Cookie": sessionCookieHeader(token, getAuthConfig()) } });
}
