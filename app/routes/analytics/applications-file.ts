import { listAllApplications } from "../../../server/applications/list-applications.ts";
import { getAuthConfig } from "../../../server/auth/auth-settings.ts";
import { contentDisposition } from "../../../server/http/content-disposition.ts";
import { consumeLimit } from "../../../server/http/rate-limits.ts";
import { parseApplicationQuery } from "../../../server/domain/application-list.ts";
import { toCsv } from "../../../server/domain/csv.ts";
import { webAddress } from "../../lib/web-address.ts";
import { orRefusedPage } from "../../middleware/refused-page.ts";
import { requireUser } from "../../middleware/require-user.ts";
import { requireSignedIn } from "../../middleware/session.ts";
import type { Route } from "./+types/applications-file";

export const middleware: Route.MiddlewareFunction[] = [requireUser];

const HEADINGS = [
  "Applied",
  "Job",
  "Company",
  "Score",
  "Resume",
  "Status",
  "Interview requested",
  "Posting",
  "Next step",
  "Due on",
];

export async function loader({ url, context }: Route.LoaderArgs) {
  const { user } = requireSignedIn(context);
  await orRefusedPage(consumeLimit("downloads", String(user._id)));
  const applications = await listAllApplications(user._id, parseApplicationQuery(url.search));
  const { appUrl } = getAuthConfig();
  const rows = applications.map((application) => [
    application.appliedAt.slice(0, 10),
    application.jobTitle,
    application.company,
    application.score === null ? "" : String(application.score),
    application.resumeName,
    application.status,
    application.interviewAt?.slice(0, 10) ?? "",
    (application.posting && webAddress(application.posting.sourceUrl, appUrl)) ?? "",
    application.nextStep,
    application.nextOn ?? "",
  ]);
  return new Response(toCsv([HEADINGS, ...rows]), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": contentDisposition("applications.csv"),
      "Cache-Control": "private, no-store",
    },
  });
}
