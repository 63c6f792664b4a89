import type { ActionFunctionArgs } from "react-router";
import { acceptWebhook } from "../../../server/billing/accept-webhook.ts";
import { MAX_BODY_BYTES } from "../../../server/http/body-limit.ts";
import { readText } from "../../../server/http/read-body.ts";
import { toErrorResponse } from "../../middleware/api-errors.ts";
import { methodNotAllowed } from "../../middleware/method-not-allowed.ts";
import { hostContext } from "../../context.ts";

/** No session and no same-origin rule: the signature proves it. */
export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== "POST") return refuseMethod();
  try {
    await acceptWebhook(request.headers, await readText(request, MAX_BODY_BYTES), { now: new Date() });
    return Response.json({ received: true });
  } catch (error) {
    return toErrorResponse(error, context.get(hostContext).requestId);
  }
}

const refuseMethod = methodNotAllowed("POST");
export const loader = refuseMethod;
