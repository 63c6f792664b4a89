import { splitQuestion } from "../../../../server/domain/interview-question.ts";
import type { ListedInterview } from "../listed-material.ts";

const QUESTION_GROUPS = [
  { field: "generalQuestions", heading: "General Questions" },
  { field: "technicalQuestions", heading: "Technical Questions" },
  { field: "behavioralQuestions", heading: "Behavioral Questions" },
  { field: "companyQuestions", heading: "Company-Specific Questions" },
] as const;

export function InterviewBody({ interview }: { interview: ListedInterview }) {
  return (
    <div className="interview">
      {QUESTION_GROUPS.map(({ field, heading }) => (
        <Questions key={field} heading={heading} questions={interview[field]} />
      ))}
      <Badges heading="Preparation Tips" items={interview.preparationTips} />
      <Badges heading="Key Strengths to Highlight" items={interview.keyStrengths} />
    </div>
  );
}

function Questions({ heading, questions }: { heading: string; questions: string[] }) {
  if (questions.length === 0) return null;
  return (
    <section>
      <h4 className="label">{heading}</h4>
      {questions.map((text, index) => {
        const { question, answer } = splitQuestion(text);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a question may stand there twice, and the list never moves
          <details key={index} className="question">
            <summary>{question}</summary>
            <p>
              <b>Suggested Answer:</b> {answer}
            </p>
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
