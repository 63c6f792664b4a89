import { Link } from "react-router";
import { plansWith } from "../../../../server/domain/plans.ts";
import { questionKey } from "../../../../server/domain/practice.ts";
import { practiceSearch } from "../materials-params.ts";
import { splitQuestion } from "../../../../server/domain/interview-question.ts";
import type { ListedInterview } from "../listed-material.ts";
import { useMaterialTexts } from "../material-texts.ts";

const QUESTION_GROUPS = [
  { field: "generalQuestions", heading: "General Questions" },
  { field: "technicalQuestions", heading: "Technical Questions" },
  { field: "behavioralQuestions", heading: "Behavioral Questions" },
  { field: "companyQuestions", heading: "Company-Specific Questions" },
] as const;

const PRACTICE_PLANS = plansWith(({ interviewPractice }) => interviewPractice);

type InterviewBodyProps = { interview: ListedInterview; canPractise: boolean; search: string };

export function InterviewBody({ interview, canPractise, search }: InterviewBodyProps) {
  const texts = useMaterialTexts();
  return (
    <div className="interview">
      {QUESTION_GROUPS.map(({ field, heading }) => (
        <Questions
          key={field}
          heading={heading}
          questions={interview[field]}
          practiceOf={(index) => (canPractise ? practiceSearch(search, interview.id, questionKey(field, index)) : null)}
        />
      ))}
      {canPractise ? null : <p className="soft small">{texts.practiseWith(PRACTICE_PLANS)}</p>}
      <Badges heading="Preparation Tips" items={interview.preparationTips} />
      <Badges heading="Key Strengths to Highlight" items={interview.keyStrengths} />
    </div>
  );
}

type QuestionsProps = {
  heading: string;
  questions: string[];
  /** The search that opens the practice of a question; null = the plan has none. */
  practiceOf: (index: number) => string | null;
};

function Questions({ heading, questions, practiceOf }: QuestionsProps) {
  const texts = useMaterialTexts();
  if (questions.length === 0) return null;
  return (
    <section>
      <h4 className="label">{heading}</h4>
      {questions.map((text, index) => {
        const { question, answer } = splitQuestion(text);
        const practice = practiceOf(index);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a question may stand there twice, and the list never moves
          <details key={index} className="question">
            <summary>{question}</summary>
            <p>
              <b>Suggested Answer:</b> {answer}
            </p>
            {practice === null ? null : (
              <Link className="link small" to={practice} preventScrollReset>
                {texts.practiseThis}
                <span className="visually-hidden">{`: ${question}`}</span>
              </Link>
            )}
          </details>
        );
      })}
    </section>
  );
}

export function Badges({ heading, items }: { heading: string; items: string[] }) {
  if (items.length === 0) return null;
  return (
    <section>
      <h4 className="label">{heading}</h4>
      <ul className="tags">
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={index}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
