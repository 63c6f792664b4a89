import type { RouterContextProvider } from "react-router";
import { type AuditOrigin, recordAudit } from "../../server/audit/record-audit.ts";
import { hostContext } from "../context.ts";
import type { SignedIn } from "./session.ts";

const READS = new Set(["GET", "HEAD"]);
/** These write a record of their own. */
const SWITCHING = new Set(["/forms/admin/switch-back", "/api/admin/switch-back"]);
const ID_FIELD = /Id$/;
const MAX_ID_LENGTH = 100;

type Write = { request: Request; url: URL; context: Readonly<RouterContextProvider>; form?: FormData };

export function auditOrigin(context: Readonly<RouterContextProvider>): AuditOrigin {
  const { address, requestId } = context.get(hostContext);
  return { address, requestId: requestId || null };
}

export async function auditSwitchedWrite(signedIn: SignedIn, { request, url, context, form }: Write): Promise<void> {
  if (!signedIn.switchedBy || READS.has(request.method) || SWITCHING.has(url.pathname)) return;
  const ids = [...(form ?? [])].flatMap(([name, value]) =>
    ID_FIELD.test(name) && typeof value === "string" ? [`${name}=${value.slice(0, MAX_ID_LENGTH)}`] : [],
  );
  const detail = [request.method, url.pathname, ...ids].join(" ");
  await recordAudit(signedIn, auditOrigin(context), { action: "write", target: signedIn.user, detail });
}
