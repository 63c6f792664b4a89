import { importTable } from "../../../server/applications/import/import-table.ts";
import { type ImportPlan, planImport, type TableChoices } from "../../../server/applications/import/plan-import.ts";
import { readTableText } from "../../../server/applications/import/read-table.ts";
import { MAX_UPLOAD_BODY_BYTES } from "../../../server/http/body-limit.ts";
import { consumeLimit } from "../../../server/http/rate-limits.ts";
import { readForm, readJson } from "../../../server/http/read-body.ts";
import { apiRoute } from "../../middleware/api-errors.ts";
import { parseBody, parseForm } from "../../middleware/parse-input.ts";
import { ImportTableSchema, TableFileSchema } from "../../schemas/import-table.ts";
import { usualDayOrder } from "../applications/table-choices.ts";

async function readInput(request: Request) {
  const isJson = (request.headers.get("content-type") ?? "").startsWith("application/json");
  if (isJson) return parseBody(await readJson(request, MAX_UPLOAD_BODY_BYTES), ImportTableSchema);
  const form = await readForm(request, MAX_UPLOAD_BODY_BYTES);
  const { file } = parseForm(form, TableFileSchema);
  const { preview, dayOrder, appliedOn } = Object.fromEntries(form);
  const csv = await readTableText(new Uint8Array(await file.arrayBuffer()));
  return parseBody({ csv, dayOrder, appliedOn, preview: preview === "true" }, ImportTableSchema);
}

function toView({ names, columns, days, known, remarks, ended, applications }: ImportPlan) {
  const named = Object.fromEntries(Object.entries(columns).map(([field, at]) => [field, names[at]]));
  return {
    columns: named,
    days,
    known,
    remarks,
    ended,
    applications: applications.map(({ key, ...application }) => application),
  };
}

const handle = apiRoute({
  async POST({ request, signedIn: { user } }) {
    await consumeLimit("uploads", String(user._id));
    const { csv, columns, dayOrder, appliedOn, preview } = await readInput(request);
    const choices: TableChoices = {
      columns: columns ?? null,
      order: dayOrder ?? null,
      usualOrder: usualDayOrder(request),
      usualDay: appliedOn ?? "",
      now: new Date(),
    };
    const text = await readTableText(new TextEncoder().encode(csv));
    if (preview) return Response.json({ added: 0, ...toView(await planImport(user._id, text, choices)) });
    const { importId, added, plan } = await importTable(user._id, text, choices);
    return Response.json({ importId, added, ...toView(plan) }, { status: 201 });
  },
});

export const loader = handle;
export const action = handle;
