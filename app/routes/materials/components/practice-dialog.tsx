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
import { TimeAgo } from "./time-ago.tsx";
import { useMaterialTexts } from "../material-texts.ts";
import type { Texts } from "../../../texts/load-texts.ts";

const ROWS = 7;
const PRACTICE_PLANS = plansWith(({ interviewPractice }) => interviewPractice);

type PracticeDialogProps = {
  materialId: string;
  asked: PractisedQuestion;
  attempts: AttemptView[];
  isAllowed: boolean;
} & ScreenProps;

export function PracticeDialog({ materialId, asked, attempts, isAllowed, search, returnTo, now }: PracticeDialogProps) {
  const texts = useMaterialTexts();
  const here = `/ai-materials${search}`;
  return (
    <ModalDialog open wide closeHref={returnTo} title={texts.practise} description={asked.question}>
      {isAllowed ? (
        <AnswerForm materialId={materialId} asked={asked} here={here} />
      ) : (
        <>
          <p>{texts.practiceComesWith(PRACTICE_PLANS)}</p>
          <PlansButton label={texts.seePlans} look="ink" search={search} />
        </>
      )}
      <ol className="attempts" aria-label={texts.yourAnswers}>
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
  const texts = useMaterialTexts();
  const fetcher = useFetcher();
  const { failed, errors } = useFailedForm("practice");
  const isSending = fetcher.state !== "idle";
  return (
    <fetcher.Form method="post" action={href("/forms/practice/answer")} noValidate>
      <input type="hidden" name="materialId" value={materialId} />
      <input type="hidden" name="questionKey" value={asked.key} />
      <input type="hidden" name="returnTo" value={here} />
      <Field label={texts.inYourWords} hint={texts.comparedAndKept} error={errors.answer}>
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
          {isSending ? texts.listening : texts.getFeedback}
        </Button>
      </div>
    </fetcher.Form>
  );
}

type AttemptProps = { attempt: AttemptView; isNewest: boolean; here: string; now: Date };

function Attempt({ attempt, isNewest, here, now }: AttemptProps) {
  const texts = useMaterialTexts();
  const fetcher = useFetcher();
  return (
    <details className="attempt" open={isNewest}>
      <summary>
        <TimeAgo date={attempt.createdAt} now={now} say={texts.answered} />
      </summary>
      <blockquote className="own-words">{attempt.answer}</blockquote>
      <Advice advice={attempt.feedback.advice} />
      <Frame frame={attempt.feedback.frame} />
      <Claims claims={attempt.feedback.claims} />
      <Stronger lines={attempt.feedback.stronger} />
      <fetcher.Form method="post" action={href("/forms/practice/delete")}>
        <input type="hidden" name="attemptId" value={attempt.id} />
        <input type="hidden" name="returnTo" value={here} />
        <Button type="submit" size="small" look="ghost" disabled={fetcher.state !== "idle"}>
          {texts.deleteAnswer}
        </Button>
      </fetcher.Form>
    </details>
  );
}

function Advice({ advice }: Pick<AttemptView["feedback"], "advice">) {
  const texts = useMaterialTexts();
  if (advice.length === 0) return null;
  return (
    <section>
      <h3 className="label">{texts.changeFirst}</h3>
      <ul className="bullets">
        {advice.map((one) => (
          <li key={one}>{texts[one]}</li>
        ))}
      </ul>
    </section>
  );
}

const LACKING = {
  situation: "situationLacks",
  task: "taskLacks",
  action: "actionLacks",
  result: "resultLacks",
} as const satisfies Record<FramePart, keyof Texts["materials"]>;

function Frame({ frame }: Pick<AttemptView["feedback"], "frame">) {
  const texts = useMaterialTexts();
  const heard = FRAME_PARTS.filter((part) => frame[part] !== null).length;
  return (
    <section>
      <h3 className="label">{texts.heard(heard, FRAME_PARTS.length)}</h3>
      <ul className="frame">
        {FRAME_PARTS.map((part) => {
          const label = texts[part];
          const text = frame[part];
          return (
            <li key={part}>
              <b className={text === null ? "low" : "good"}>{text === null ? texts.notHeard(label) : `${label}:`}</b>{" "}
              {text ?? <span className="soft">{texts[LACKING[part]]}</span>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const ANSWERS = { "borne out": "borneOut", "not sure": "notSure", "not borne out": "notBorneOut" } as const;
const COLOURS = { "borne out": "good", "not sure": "soft", "not borne out": "low" } as const;

function Claims({ claims }: Pick<AttemptView["feedback"], "claims">) {
  const texts = useMaterialTexts();
  if (claims.length === 0) return null;
  return (
    <section>
      <h3 className="label">{texts.resumeSays}</h3>
      <ul className="frame">
        {claims.map(({ text, answer, line, reason }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sentence may be said twice, and the list never moves
          <li key={index}>
            <b className={COLOURS[answer]}>{`${texts[ANSWERS[answer]]}:`}</b> {text}
            <p className="small soft">
              {reason === "" ? null : `${reason} `}
              {line === null || reason.includes(line) ? null : <mark>{line}</mark>}
            </p>
          </li>
        ))}
      </ul>
      <p className="small soft">{texts.beReady}</p>
    </section>
  );
}

function Stronger({ lines }: { lines: string[] }) {
  const texts = useMaterialTexts();
  if (lines.length === 0) return null;
  return (
    <section>
      <h3 className="label">{texts.stronger}</h3>
      <ul className="bullets">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines may be alike, and the list never moves
          <li key={index}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
