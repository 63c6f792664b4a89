import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import type { AuditOrigin } from "../../server/audit/record-audit.ts";
import { isDatabaseUnreachable, Refusal } from "../../server/http/errors.ts";
import { readLanguage } from "../../server/http/visitor-language.ts";
import { logger } from "../../server/http/logger.ts";
import { hostContext } from "../context.ts";
import { UNAVAILABLE } from "../lib/unavailable-words.ts";
import { sayIn } from "../texts/sentences.ts";
import { auditOrigin, auditSwitchedWrite } from "./audit-switched-write.ts";
import { getSignedIn, type SignedIn } from "./session.ts";
import { refusalBy, type SessionGuard } from "./session-guard.ts";

export type ApiArgs = Pick<LoaderFunctionArgs, "request" | "params" | "url" | "context"> & {
  signedIn: SignedIn;
  origin: AuditOrigin;
};

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
type ApiMethods = Partial<Record<Method, (args: ApiArgs) => Promise<Response> | Response>>;

/** In English, or as who asked for another language is told it. */
export function toErrorResponse(error: unknown, requestId: string, headers?: Headers): Response {
  const say = (english: string) => (headers ? sayIn(readLanguage(headers), english) : english);
  if (error instanceof Response) return error;
  if (error instanceof Refusal) {
    const told = new Headers();
    if (error.retryAfterSeconds !== null) told.set("Retry-After", String(error.retryAfterSeconds));
    return Response.json({ message: say(error.message) }, { status: error.status, headers: told });
  }
  if (isDatabaseUnreachable(error)) return Response.json({ message: say(UNAVAILABLE) }, { status: 503 });
  logger.error({ err: error, requestId }, "api request failed");
  return Response.json({ message: "Something went wrong" }, { status: 500 });
}

/** The loader and action of an /api route: 401 signed out, 405 with Allow, errors as JSON. */
/** Nobody reads the body of an answer to HEAD, and a file that is never read would never end its user's turn. */
async function withoutBody(answer: Response): Promise<Response> {
  await answer.body?.cancel();
  return new Response(null, answer);
}

export function apiRoute(
  methods: ApiMethods,
  guard: SessionGuard = {},
): (args: LoaderFunctionArgs | ActionFunctionArgs) => Promise<Response> {
  const allow = Object.keys(methods).flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method]));
  return async (args) => {
    const signedIn = getSignedIn(args.context);
    if (!signedIn) return Response.json({ message: "Please sign in" }, { status: 401 });
    const barred = refusalBy(guard, signedIn);
    if (barred) return toErrorResponse(barred, "", args.request.headers);
    const method = args.request.method === "HEAD" ? "GET" : args.request.method;
    const verb = methods[method as Method];
    if (!verb) {
      return Response.json({ message: "Method not allowed" }, { status: 405, headers: { Allow: allow.join(", ") } });
    }
    try {
      await auditSwitchedWrite(signedIn, args);
      const answer = await verb({ ...args, signedIn, origin: auditOrigin(args.context) });
      return args.request.method === "HEAD" ? await withoutBody(answer) : answer;
    } catch (error) {
      return toErrorResponse(error, args.context.get(hostContext).requestId, args.request.headers);
    }
  };
}
