import { href, useFetcher } from "react-router";
import { Badge } from "../../../components/badge.tsx";
import { Button } from "../../../components/button.tsx";
import type { Question } from "../listed-material.ts";
import { useMaterialTexts } from "../material-texts.ts";

type QuestionsProps = {
  questions: Question[];
  /** Null = of the last checked letter. */
  materialId: string | null;
  returnTo: string;
};

export function Questions({ questions, materialId, returnTo }: QuestionsProps) {
  if (questions.length === 0) return null;
  return (
    <ul className="questions">
      {questions.map((question) => (
        <li key={question.text}>
          <OneQuestion question={question} materialId={materialId} returnTo={returnTo} />
        </li>
      ))}
    </ul>
  );
}

type OneQuestionProps = Omit<QuestionsProps, "questions"> & { question: Question };

export function OneQuestion({ question, materialId, returnTo }: OneQuestionProps) {
  const texts = useMaterialTexts();
  const fetcher = useFetcher();
  const { text, reason, answer } = question;
  if (answer) return <Answered question={question} returnTo={returnTo} />;
  const isSending = fetcher.state !== "idle";
  return (
    <fetcher.Form method="post" action={href("/forms/statements/answer")} className="question-form">
      <input type="hidden" name="text" value={text} />
      {materialId === null ? null : <input type="hidden" name="materialId" value={materialId} />}
      <input type="hidden" name="returnTo" value={returnTo} />
      <p>{`Is this true? "${text}"`}</p>
      <p className="soft small">{materialId === null ? reason : texts.untilYouSay(reason)}</p>
      <div className="row">
        <Button type="submit" name="answer" value="keep" size="small" disabled={isSending}>
          Keep
        </Button>
        <Button type="submit" name="answer" value="leave-out" size="small" look="ghost" disabled={isSending}>
          Leave out
        </Button>
      </div>
    </fetcher.Form>
  );
}

function Answered({ question: { text, answer }, returnTo }: { question: Question; returnTo: string }) {
  const texts = useMaterialTexts();
  if (!answer) return null;
  return answer.isKept ? (
    <div className="answered">
      <p>
        <Badge>Your word</Badge> {text}
      </p>
      <p className="soft small">{texts.sourceNow}</p>
      <TakeBack statementId={answer.id} text={text} label={texts.takeBack} returnTo={returnTo} />
    </div>
  ) : (
    <div className="answered">
      <p>
        <del className="soft">{text}</del>
      </p>
      <p className="soft small">{texts.leftOut}</p>
      <TakeBack statementId={answer.id} text={text} label={texts.askAgain} returnTo={returnTo} />
    </div>
  );
}

type TakeBackProps = { statementId: string; text: string; label: string; returnTo: string };

export function TakeBack({ statementId, text, label, returnTo }: TakeBackProps) {
  const fetcher = useFetcher();
  return (
    <fetcher.Form method="post" action={href("/forms/statements/take-back")}>
      <input type="hidden" name="statementId" value={statementId} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <button type="submit" className="link small" aria-label={`${label}: ${text}`} disabled={fetcher.state !== "idle"}>
        {label}
      </button>
    </fetcher.Form>
  );
}
