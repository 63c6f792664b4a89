import { applicationsCsv } from "../../../server/applications/applications-csv.ts";
import { CSV_WORDS } from "../../../server/applications/csv-words.ts";
import { getAuthConfig } from "../../../server/auth/auth-settings.ts";
import { parseApplicationQuery } from "../../../server/domain/application-list.ts";
import { contentDisposition } from "../../../server/http/content-disposition.ts";
import { readLanguage } from "../../../server/http/visitor-language.ts";
import { consumeLimit } from "../../../server/http/rate-limits.ts";
import { orRefusedPage } from "../../middleware/refused-page.ts";
import { requireUser } from "../../middleware/require-user.ts";
import { requireSignedIn } from "../../middleware/session.ts";
import type { Route } from "./+types/applications-file";

export const middleware: Route.MiddlewareFunction[] = [requireUser];

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { user } = requireSignedIn(context);
  await orRefusedPage(consumeLimit("downloads", String(user._id)));
  const query = parseApplicationQuery(url.search);
  const language = readLanguage(request.headers);
  return new Response(await applicationsCsv(user._id, { query, origin: getAuthConfig().appUrl, language }), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": contentDisposition(CSV_WORDS[language].filename),
      "Cache-Control": "private, no-store",
    },
  });
}
