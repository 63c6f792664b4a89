import { href, useFetcher } from "react-router";
import {
  FRAME_PARTS,
  type FramePart,
  LONGEST_ANSWER,
  type PractisedQuestion,
} from "../../../../server/domain/practice.ts";
import { plansWith } from "../../../../server/domain/plans.ts";
import type { AttemptView } from "../../../../server/materials/practice/find-attempts.ts";
import { Button } from "../../../components/button.tsx";
import { Field } from "../../../components/field.tsx";
import { ModalDialog } from "../../../components/modal-dialog.tsx";
import { PlansButton } from "../../../components/plans-button.tsx";
import { TextArea } from "../../../components/text-field.tsx";
import { useFailedForm } from "../../../components/use-failed-form.ts";
import type { ScreenProps } from "../listed-material.ts";
import { timeAgo } from "./time-ago.tsx";

const ROWS = 7;
const PRACTICE_PLANS = plansWith(({ interviewPractice }) => interviewPractice);

type PracticeDialogProps = {
  materialId: string;
  asked: PractisedQuestion;
  attempts: AttemptView[];
  isAllowed: boolean;
} & ScreenProps;

export function PracticeDialog({ materialId, asked, attempts, isAllowed, search, returnTo, now }: PracticeDialogProps) {
  const here = `/ai-materials${search}`;
  return (
    <ModalDialog open wide closeHref={returnTo} title="Practise an answer" description={asked.question}>
      {isAllowed ? (
        <AnswerForm materialId={materialId} asked={asked} here={here} />
      ) : (
        <>
          <p>{`Practising answers comes with ${PRACTICE_PLANS}. What you answered before is kept.`}</p>
          <PlansButton label="See plans" look="ink" search={search} />
        </>
      )}
      <ol className="attempts" aria-label="Your answers">
        {attempts.map((attempt, index) => (
          <li key={attempt.id}>
            <Attempt attempt={attempt} isNewest={index === 0} here={here} now={now} />
          </li>
        ))}
      </ol>
    </ModalDialog>
  );
}

function AnswerForm({ materialId, asked, here }: { materialId: string; asked: PractisedQuestion; here: string }) {
  const fetcher = useFetcher();
  const { failed, errors } = useFailedForm("practice");
  const isSending = fetcher.state !== "idle";
  return (
    <fetcher.Form method="post" action={href("/forms/practice/answer")} noValidate>
      <input type="hidden" name="materialId" value={materialId} />
      <input type="hidden" name="questionKey" value={asked.key} />
      <input type="hidden" name="returnTo" value={here} />
      <Field
        label="Your answer, in your own words"
        hint="It is compared with your resume and kept here. Nobody else reads it."
        error={errors.answer}
      >
        {(control) => (
          <TextArea
            {...control}
            name="answer"
            rows={ROWS}
            maxLength={LONGEST_ANSWER}
            defaultValue={failed?.answer ?? ""}
          />
        )}
      </Field>
      <div className="dialog-actions">
        <Button type="submit" look="ink" disabled={isSending}>
          {isSending ? "Listening..." : "Get feedback"}
        </Button>
      </div>
    </fetcher.Form>
  );
}

type AttemptProps = { attempt: AttemptView; isNewest: boolean; here: string; now: Date };

function Attempt({ attempt, isNewest, here, now }: AttemptProps) {
  const fetcher = useFetcher();
  return (
    <details className="attempt" open={isNewest}>
      <summary>{timeAgo(attempt.createdAt, now, "Answered ")}</summary>
      <blockquote className="own-words">{attempt.answer}</blockquote>
      <Frame frame={attempt.feedback.frame} />
      <Claims claims={attempt.feedback.claims} />
      <Stronger lines={attempt.feedback.stronger} />
      <fetcher.Form method="post" action={href("/forms/practice/delete")}>
        <input type="hidden" name="attemptId" value={attempt.id} />
        <input type="hidden" name="returnTo" value={here} />
        <Button type="submit" size="small" look="ghost" disabled={fetcher.state !== "idle"}>
          Delete this answer
        </Button>
      </fetcher.Form>
    </details>
  );
}

const FRAME_WORDS: Record<FramePart, { label: string; lacking: string }> = {
  situation: { label: "Situation", lacking: "Say where and when it was, and what the matter was." },
  task: { label: "Task", lacking: "Say what you were to reach." },
  action: { label: "Action", lacking: "Say what you yourself did, step by step." },
  result: { label: "Result", lacking: "Say how it ended, with a figure if you have one." },
};

function Frame({ frame }: Pick<AttemptView["feedback"], "frame">) {
  const heard = FRAME_PARTS.filter((part) => frame[part] !== null).length;
  return (
    <section>
      <h3 className="label">{`What was there: ${heard} of ${FRAME_PARTS.length}`}</h3>
      <ul className="frame">
        {FRAME_PARTS.map((part) => {
          const { label, lacking } = FRAME_WORDS[part];
          const text = frame[part];
          return (
            <li key={part}>
              <b className={text === null ? "low" : "good"}>{text === null ? `${label}: not heard.` : `${label}:`}</b>{" "}
              {text ?? <span className="soft">{lacking}</span>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const ANSWERS = { "borne out": "Borne out", "not sure": "Not sure", "not borne out": "Not borne out" } as const;
const COLOURS = { "borne out": "good", "not sure": "soft", "not borne out": "low" } as const;

function Claims({ claims }: Pick<AttemptView["feedback"], "claims">) {
  if (claims.length === 0) return null;
  return (
    <section>
      <h3 className="label">What your resume says of it</h3>
      <ul className="frame">
        {claims.map(({ text, answer, line, reason }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sentence may be said twice, and the list never moves
          <li key={index}>
            <b className={COLOURS[answer]}>{`${ANSWERS[answer]}:`}</b> {text}
            <p className="small soft">
              {reason === "" ? null : `${reason} `}
              {line === null || reason.includes(line) ? null : <mark>{line}</mark>}
            </p>
          </li>
        ))}
      </ul>
      <p className="small soft">
        Not borne out means that no line of your resume says so, not that it is untrue: be ready to be asked.
      </p>
    </section>
  );
}

function Stronger({ lines }: { lines: string[] }) {
  if (lines.length === 0) return null;
  return (
    <section>
      <h3 className="label">A stronger answer could name, from your resume</h3>
      <ul className="bullets">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines may be alike, and the list never moves
          <li key={index}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
