import { type ActionFunctionArgs, data, redirect, replace } from "react-router";
import type { AuditOrigin } from "../../server/audit/record-audit.ts";
import { getAuthConfig } from "../../server/auth/auth-settings.ts";
import { sealNotice } from "../../server/auth/notice-cookie.ts";
import { safeReturnTo } from "../../server/auth/safe-return-to.ts";
import { putFlash, type StartedSession, sessionCookieHeader } from "../../server/auth/sessions.ts";
import type { Language } from "../../server/domain/language.ts";
import { MAX_BODY_BYTES } from "../../server/http/body-limit.ts";
import { isDatabaseUnreachable, Refusal } from "../../server/http/errors.ts";
import { logger } from "../../server/http/logger.ts";
import { readForm } from "../../server/http/read-body.ts";
import { hostContext } from "../context.ts";
import { readAppearance } from "../lib/appearance.ts";
import type { Flash } from "../lib/flash.ts";
import { UNAVAILABLE } from "../lib/unavailable-words.ts";
import { auditOrigin, auditSwitchedWrite } from "./audit-switched-write.ts";
import { expiredPage } from "./expired-page.tsx";
import { readLanguage } from "../../server/http/visitor-language.ts";
import { methodNotAllowed } from "./method-not-allowed.ts";
import { getSignedIn, type SignedIn } from "./session.ts";
import { refusalBy, type SessionGuard } from "./session-guard.ts";

export type FormArgs = {
  form: FormData;
  signedIn: SignedIn;
  returnTo: string;
  isDocument: boolean;
  origin: AuditOrigin;
  language: Language;
};

type FormOutcome = { flash: Flash; to?: string; session?: StartedSession; cookie?: string };

type FormOptions = SessionGuard & {
  limit?: number;
  /** Fields whose text is shown again after an expired session, however short it is. */
  worthKeeping?: readonly string[];
  onRefusal?: (refusal: Refusal, args: { form: FormData | null; returnTo: string }) => FormOutcome;
};

const EXPIRED: Flash = {
  title: "Your session has expired",
  description: "Please sign in again.",
  tone: "neutral",
};

const NOT_DONE: Flash = { title: "Error", description: UNAVAILABLE, tone: "destructive" };

/** Ids, numbers and choices are single short words; people type several, or long ones where no blanks are written. */
const WORDS = /\S\s+\S|\S{40}/;
const OF_THE_SCREEN = ["returnTo", "search"];

/** Only a same-origin path is accepted; otherwise the dashboard. */
function returnToOf(form: FormData | null): string {
  const value = form?.get("returnTo");
  return safeReturnTo(typeof value === "string" ? value : "/");
}

export function redirectVisitor(flash: Flash, to = "/"): Response {
  const response = redirect(to, 303);
  response.headers.append("Set-Cookie", sealNotice(flash, getAuthConfig()));
  return response;
}

/** The action of a plain form: runs the verb, stores the notice in the session and answers 303, also after errors. */
export function formRoute(
  verb: (args: FormArgs) => Promise<FormOutcome>,
  { limit = MAX_BODY_BYTES, worthKeeping = [], onRefusal, ...guard }: FormOptions = {},
): (args: ActionFunctionArgs) => Promise<Response> {
  return async ({ request, url, context }) => {
    if (request.method !== "POST") return methodNotAllowed("POST")();
    const signedIn = getSignedIn(context);
    const isDocument = (request.headers.get("sec-fetch-dest") ?? "document") === "document";
    if (!signedIn) {
      if (isDocument) return answerExpired(request, worthKeeping);
      // With scripts the screen stays and says that the session has ended (components/catch-failure.ts).
      throw data(null, { status: 401 });
    }
    let form: FormData | null = null;
    let outcome: FormOutcome;
    try {
      form = await readForm(request, limit);
      const barred = refusalBy(guard, signedIn);
      if (!barred) await auditSwitchedWrite(signedIn, { request, url, context, form });
      outcome = barred
        ? describeRefusal(barred)
        : await verb({
            form,
            signedIn,
            isDocument,
            returnTo: returnToOf(form),
            origin: auditOrigin(context),
            language: readLanguage(request.headers),
          });
    } catch (error) {
      if (error instanceof Response) return error;
      if (isDatabaseUnreachable(error)) {
        if (!isDocument) throw data(null, { status: 503 });
        return redirectVisitor(NOT_DONE, returnToOf(form));
      }
      const refusal = toRefusal(error, context.get(hostContext).requestId);
      outcome = (onRefusal ?? describeRefusal)(refusal, { form, returnTo: returnToOf(form) });
    }
    const { flash, session, cookie, to = returnToOf(form) } = outcome;
    await putFlash(session?.id ?? signedIn.session._id, flash);
    const headers = new Headers();
    if (session) headers.append("Set-Cookie", sessionCookieHeader(session.token, getAuthConfig()));
    if (cookie) headers.append("Set-Cookie", cookie);
    // With scripts the screen replaces the dialog in the history, so that Back leads to what was before it.
    return (isDocument ? redirect : replace)(to, { status: 303, headers });
  };
}

async function answerExpired(request: Request, worthKeeping: readonly string[]): Promise<Response> {
  // Fields only: a visitor gets no memory for a file.
  const form = await readForm(request, MAX_BODY_BYTES).catch(() => null);
  const typed = [...(form ?? [])].flatMap(([name, value]) => (typeof value === "string" ? [{ name, value }] : []));
  const kept = typed.filter(
    ({ name, value }) => !OF_THE_SCREEN.includes(name) && (worthKeeping.includes(name) || WORDS.test(value)),
  );
  const text = kept.flatMap(({ value }) => (value.trim() === "" ? [] : [value])).join("\n\n");
  return text === ""
    ? redirectVisitor(EXPIRED)
    : expiredPage(EXPIRED, {
        text,
        returnTo: returnToOf(form),
        language: readLanguage(request.headers),
        appearance: readAppearance(request.headers.get("Cookie")),
      });
}

/** Unexpected errors are logged and reported as `Something went wrong`. */
export function toRefusal(error: unknown, requestId: string): Refusal {
  if (error instanceof Refusal) return error;
  if (isDatabaseUnreachable(error)) throw error;
  logger.error({ err: error, requestId }, "form failed");
  return new Refusal("unavailable", "Something went wrong");
}

function describeRefusal(refusal: Refusal): FormOutcome {
  return { flash: { title: refusal.title ?? "Error", description: refusal.message, tone: "destructive" } };
}
