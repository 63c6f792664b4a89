import { Badge } from "../../../components/badge.tsx";
import { TakeBack } from "../../materials/components/questions.tsx";
import type { PanelProps } from "../resume-viewer.tsx";
import { useResumeTexts } from "../resume-texts.ts";
import { useFormats } from "../../../components/use-texts.ts";

export function OwnWords({ resume: { ownWords }, returnTo }: Pick<PanelProps, "resume" | "returnTo">) {
  const texts = useResumeTexts();
  const { longDate } = useFormats();
  if (ownWords.length === 0) return null;
  return (
    <section className="understood" aria-labelledby="own-words">
      <h4 id="own-words">{texts.confirmedByYou}</h4>
      <p className="soft small">{texts.countAsSources}</p>
      <ul className="own-words">
        {ownWords.map(({ id, text, answeredAt }) => (
          <li key={id}>
            <p>
              <Badge>Your word</Badge> {text}
            </p>
            <div className="row small soft">
              <time dateTime={answeredAt}>{longDate(answeredAt)}</time>
              <TakeBack statementId={id} text={text} label={texts.takeBack} returnTo={returnTo} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
