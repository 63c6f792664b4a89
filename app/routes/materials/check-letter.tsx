import { href, Link, type ShouldRevalidateFunctionArgs, useFetcher, useLocation } from "react-router";
import { BRAND } from "../../../server/domain/brand.ts";
import { type CheckedSentence, MAX_LETTER_CHARACTERS } from "../../../server/domain/checked-sentence.ts";
import { findActiveSummary } from "../../../server/resumes/find-resumes.ts";
import { findLetterCheck } from "../../../server/own-words/check-letter-text.ts";
import { findOwnWords } from "../../../server/own-words/find-own-words.ts";
import { withAnswers } from "../../../server/own-words/with-answers.ts";
import { Badge } from "../../components/badge.tsx";
import { Button } from "../../components/button.tsx";
import { hasFailedInBrowser } from "../../components/catch-failure.ts";
import { Field } from "../../components/field.tsx";
import { TextArea } from "../../components/text-field.tsx";
import { useFailedForm } from "../../components/use-failed-form.ts";
import { readLanguage } from "../../../server/http/visitor-language.ts";
import { requireUser } from "../../middleware/require-user.ts";
import { requireSignedIn } from "../../middleware/session.ts";
import type { Route } from "./+types/check-letter";
import { OneQuestion } from "./components/questions.tsx";
import type { Question } from "./listed-material.ts";
import { ScreenStyles } from "../../components/screen-styles.tsx";
import styles from "../../styles/materials.css?url";
import { useMaterialTexts } from "./material-texts.ts";
import { useLanguage } from "../../components/use-texts.ts";
import { withReasonsIn } from "../../texts/reasons.ts";

export const handle = { scripts: true, texts: ["materials"] };

// It names itself, in the language of its texts.
export const meta: Route.MetaFunction = () => [];

export const middleware: Route.MiddlewareFunction[] = [requireUser];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { user } = requireSignedIn(context);
  const [check, active, words] = await Promise.all([
    findLetterCheck(user, new Date()),
    findActiveSummary(user),
    findOwnWords(user._id),
  ]);
  const sentences = withReasonsIn(readLanguage(request.headers), check?.sentences ?? []);
  const asked = sentences.filter(({ answer }) => answer === "not sure");
  return {
    check: check && { ...check, sentences },
    resumeName: active?.name ?? null,
    questions: withAnswers(asked, words),
  };
}

export function shouldRevalidate({ defaultShouldRevalidate, ...args }: ShouldRevalidateFunctionArgs) {
  return !hasFailedInBrowser(args) && defaultShouldRevalidate;
}

const ROWS = 14;

export default function CheckLetter({ loaderData: { check, resumeName, questions } }: Route.ComponentProps) {
  const texts = useMaterialTexts();
  const { pathname } = useLocation();
  return (
    <>
      <title>{`${texts.checkLetter} · ${BRAND}`}</title>
      <ScreenStyles href={styles} />
      <header className="screen-head">
        <h1>{texts.checkLetter}</h1>
        <p className="soft">{texts.checkIs}</p>
      </header>
      <div className="letter-check">
        <CheckForm text={check?.text ?? ""} resumeName={resumeName} returnTo={pathname} />
        {check ? <Result {...check} questions={questions} returnTo={pathname} /> : null}
      </div>
    </>
  );
}

function CheckForm({ text, resumeName, returnTo }: { text: string; resumeName: string | null; returnTo: string }) {
  const language = useLanguage();
  const texts = useMaterialTexts();
  const fetcher = useFetcher();
  const { failed, errors } = useFailedForm("letter-check");
  if (resumeName === null)
    return (
      <div className="sheet empty">
        <p>{texts.uploadFirst}</p>
        <Button asChild>
          <Link to={href("/")}>{texts.uploadOne}</Link>
        </Button>
      </div>
    );
  return (
    <fetcher.Form method="post" action={href("/forms/letters/check")} className="sheet check-form" noValidate>
      <input type="hidden" name="returnTo" value={returnTo} />
      <Field
        label={texts.yourLetter}
        hint={texts.letterHint(resumeName, MAX_LETTER_CHARACTERS.toLocaleString(language))}
        error={errors.text}
      >
        {(control) => <TextArea {...control} name="text" rows={ROWS} defaultValue={failed?.text ?? text} />}
      </Field>
      <Button type="submit" look="ink" disabled={fetcher.state !== "idle"}>
        {fetcher.state === "idle" ? texts.check : texts.checking}
      </Button>
    </fetcher.Form>
  );
}

type ResultProps = { sentences: CheckedSentence[]; resumeName: string; questions: Question[]; returnTo: string };

function Result({ sentences, resumeName, questions, returnTo }: ResultProps) {
  const texts = useMaterialTexts();
  const count = (answer: CheckedSentence["answer"]) => sentences.filter((one) => one.answer === answer).length;
  return (
    <section className="sheet check-result" aria-labelledby="check-result">
      <h2 id="check-result">{texts.bySentence}</h2>
      <p className="soft">
        {`${texts.sentencesAgainst(sentences.length, resumeName)} ${texts.counts(count("borne out"), count("not borne out"), count("not sure"))}`}
      </p>
      <ol>
        {sentences.map((sentence, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sentence may stand there twice, and the list never moves
          <li key={index}>
            <Sentence
              sentence={sentence}
              question={questions.find(({ text }) => text === sentence.text) ?? null}
              returnTo={returnTo}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

const LABELS = {
  "borne out": { label: "borneOut", color: "green" },
  "not borne out": { label: "notBorneOut", color: "red" },
  "not sure": { label: "notSure", color: "amber" },
  "no claim": { label: "nothingToCheck", color: "gray" },
} as const;

type SentenceProps = { sentence: CheckedSentence; question: Question | null; returnTo: string };

function Sentence({ sentence: { text, answer, source, reason }, question, returnTo }: SentenceProps) {
  const texts = useMaterialTexts();
  const { label, color } = LABELS[answer];
  return (
    <>
      {question?.answer ? null : <Badge color={color}>{texts[label]}</Badge>}
      {answer === "not sure" && question ? (
        <OneQuestion question={question} materialId={null} returnTo={returnTo} />
      ) : (
        <p>{text}</p>
      )}
      {answer === "borne out" && source ? (
        <p className="small">
          {source.from === "you" ? (
            <Badge>Your word</Badge>
          ) : (
            <span className="soft">{texts.lineOfResume(source.line + 1)}</span>
          )}{" "}
          <mark>{source.text}</mark>
        </p>
      ) : null}
      {answer === "not borne out" ? <p className="small low">{reason}</p> : null}
    </>
  );
}
