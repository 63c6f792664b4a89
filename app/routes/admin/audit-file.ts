import { Readable } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { type AuditFilter, readAudit } from "../../../server/admin/find-audit.ts";
import { contentDisposition } from "../../../server/http/content-disposition.ts";
import { CSV_START, csvRow } from "../../../server/domain/csv.ts";
import { consumeLimit } from "../../../server/http/rate-limits.ts";
import { orRefusedPage } from "../../middleware/refused-page.ts";
import { requireAdmin } from "../../middleware/require-admin.ts";
import type { Route } from "./+types/audit-file";
import { auditFilter, parseAuditQuery } from "./admin-params.ts";

const HEADINGS = ["At", "Who", "Viewing as", "Action", "Whom", "What", "Address", "Request"];

async function* lines(filter: AuditFilter): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(CSV_START + csvRow(HEADINGS));
  for await (const { at, actor, asUser, action, target, detail, address, requestId } of readAudit(filter)) {
    yield encoder.encode(
      csvRow([at, actor, asUser ?? "", action, target ?? "", detail, address ?? "", requestId ?? ""]),
    );
  }
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const { user } = requireAdmin(context);
  await orRefusedPage(consumeLimit("downloads", String(user._id)));
  const rows = Readable.from(lines(auditFilter(parseAuditQuery(url.searchParams))));
  return new Response(createReadableStreamFromReadable(rows), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": contentDisposition("audit.csv"),
      "Cache-Control": "private, no-store",
    },
  });
}
