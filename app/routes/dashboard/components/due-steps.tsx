import { href, Link } from "react-router";
import type { NextStep } from "../../../../server/applications/find-next-steps.ts";
import { applicationListHref } from "../../../../server/domain/application-list.ts";
import { longUsDate } from "../../../lib/relative-time.ts";

const SHOWN = 3;

export function DueSteps({ steps }: { steps: NextStep[] }) {
  if (steps.length === 0) return null;
  return (
    <section className="due-steps" aria-labelledby="due-title">
      <h2 id="due-title">Due now</h2>
      <ul>
        {steps.slice(0, SHOWN).map(({ id, step, on, jobTitle }) => (
          <li key={id}>
            <Link className="link" to={href("/analytics/applications/:id", { id })}>
              {step}
            </Link>{" "}
            <span className="soft">
              {jobTitle}, <time dateTime={on}>{longUsDate(on)}</time>
            </span>
          </li>
        ))}
        {steps.length > SHOWN ? (
          <li>
            <Link className="link" to={applicationListHref({ outcome: "due" })}>
              All that is due
            </Link>
          </li>
        ) : null}
      </ul>
    </section>
  );
}
