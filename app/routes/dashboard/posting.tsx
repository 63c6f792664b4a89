import { data } from "react-router";
import { findPosting } from "../../../server/jobs/find-posting.ts";
import { BRAND } from "../../../server/domain/brand.ts";
import { requireUser } from "../../middleware/require-user.ts";
import type { Route } from "./+types/posting";

export const middleware: Route.MiddlewareFunction[] = [requireUser];

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `${loaderData?.title ?? "Posting"} · ${BRAND}` }];

/** The whole text of a posting: what `Apply Now` opens for a sample (DEC-88). */
export async function loader({ params }: Route.LoaderArgs) {
  const posting = await findPosting(params.id, new Date());
  if (!posting) throw data(null, { status: 404 });
  return posting;
}

export default function PostingPage({ loaderData: posting }: Route.ComponentProps) {
  return (
    <main className="plain-page">
      {posting.isSample && <p className="source-badge">Sample posting</p>}
      <h1>{posting.title}</h1>
      <p className="soft">{[posting.company, posting.location, posting.salary].filter(Boolean).join(" · ")}</p>
      <p>{posting.description}</p>
      <h2>Requirements</h2>
      <ul>
        {posting.requirements.map((requirement) => (
          <li key={requirement}>{requirement}</li>
        ))}
      </ul>
      {posting.isSample && (
        <p className="soft">
          This posting was written for {BRAND} to show how matching works. No company is hiring for it.
        </p>
      )}
      <p>
        <a href="/">Back to the dashboard</a>
      </p>
    </main>
  );
}
