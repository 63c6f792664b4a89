import type { MiddlewareFunction } from "react-router";
import { addressKey } from "../../server/http/address-key.ts";
import { Refusal } from "../../server/http/errors.ts";
import { consumeLimit } from "../../server/http/rate-limits.ts";
import { hostContext } from "../context.ts";
import { toErrorResponse } from "./api-errors.ts";
import { refusedPage } from "./refused-page.ts";
import { getSignedIn } from "./session.ts";

const READS = new Set(["GET", "HEAD", "OPTIONS"]);

export const limitWrites: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  if (READS.has(request.method)) return next();
  const key = getSignedIn(context)?.user._id.toString() ?? addressKey(context.get(hostContext).address);
  const refusal = await consumeLimit("writes", key).then(
    () => null,
    (error: unknown) => {
      if (error instanceof Refusal) return error;
      throw error;
    },
  );
  if (!refusal) return next();
  if (url.pathname.startsWith("/api/")) return toErrorResponse(refusal, "");
  throw refusedPage(refusal);
};
