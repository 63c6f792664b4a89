import { href, Link } from "react-router";
import type { NextStep } from "../../../../server/applications/find-next-steps.ts";
import { applicationListHref } from "../../../../server/domain/application-list.ts";
import { useDashboardTexts } from "../dashboard-texts.ts";
import { useFormats } from "../../../components/use-texts.ts";

const SHOWN = 3;

export function DueSteps({ steps }: { steps: NextStep[] }) {
  const texts = useDashboardTexts();
  const formats = useFormats();
  if (steps.length === 0) return null;
  return (
    <section className="due-steps" aria-labelledby="due-title">
      <h2 id="due-title">{texts.dueNow}</h2>
      <ul>
        {steps.slice(0, SHOWN).map(({ id, step, on, jobTitle }) => (
          <li key={id}>
            <Link className="link" to={href("/analytics/applications/:id", { id })}>
              {step}
            </Link>{" "}
            <span className="soft">
              {jobTitle}, <time dateTime={on}>{formats.longDate(on)}</time>
            </span>
          </li>
        ))}
        {steps.length > SHOWN ? (
          <li>
            <Link className="link" to={applicationListHref({ outcome: "due" })}>
              {texts.allDue}
            </Link>
          </li>
        ) : null}
      </ul>
    </section>
  );
}
