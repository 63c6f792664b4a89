import { Badge } from "../../../components/badge.tsx";
import { longUsDate } from "../../../lib/relative-time.ts";
import { TakeBack } from "../../materials/components/questions.tsx";
import type { PanelProps } from "../resume-viewer.tsx";

export function OwnWords({ resume: { ownWords }, returnTo }: Pick<PanelProps, "resume" | "returnTo">) {
  if (ownWords.length === 0) return null;
  return (
    <section className="understood" aria-labelledby="own-words">
      <h4 id="own-words">Confirmed by you</h4>
      <p className="soft small">No line of the resume says these. They count as sources for your documents.</p>
      <ul className="own-words">
        {ownWords.map(({ id, text, answeredAt }) => (
          <li key={id}>
            <p>
              <Badge>Your word</Badge> {text}
            </p>
            <div className="row small soft">
              <time dateTime={answeredAt}>{longUsDate(answeredAt)}</time>
              <TakeBack statementId={id} text={text} label="Take back" returnTo={returnTo} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
