import { getAuthConfig } from "../../server/auth/auth-settings.ts";
import { type StartedSession, sessionCookieHeader } from "../../server/auth/sessions.ts";

export function sessionAnswer(body: unknown, { token }: StartedSession): Response {
  return Response.json(body, { headers: { "Set-Cookie": sessionCookieHeader(token, getAuthConfig()) } });
}
