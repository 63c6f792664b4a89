import type { Route } from "./+types/privacy";
import { InstallationNote } from "../../components/quiet-note.tsx";
import { LegalPage } from "./components/legal-page.tsx";
import { COMMITMENTS, PRIVACY } from "./privacy-content.tsx";
import { publicMeta } from "./public-meta.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  publicMeta(
    {
      path: "/privacy",
      title: "Privacy Policy",
      description:
        "What Northfold collects, why, how long it is kept, who sees it, and how to get it back or have it deleted.",
    },
    matches[0].loaderData?.appUrl,
  );

export default function Privacy() {
  return (
    <LegalPage
      title="Privacy Policy"
      lead="A resume says more about a person than most files do. This is how we treat it."
      sections={PRIVACY}
    >
      <ul className="page-cells sheet page-commitments" aria-label="Our commitments">
        {COMMITMENTS.map((commitment) => (
          <li key={commitment.title}>
            <b className="page-cell-title">{commitment.title}</b>
            <p>{commitment.text}</p>
            {commitment.here ? <InstallationNote words={commitment.here} /> : null}
          </li>
        ))}
      </ul>
    </LegalPage>
  );
}
