import { Button } from "../../components/button.tsx";
import type { Route } from "./+types/faq";
import { ClosingCall } from "./components/closing-call.tsx";
import { PageHead } from "./components/page-head.tsx";
import { PublicHead } from "./components/public-head.tsx";
import { InstallationNote, ReleaseNote } from "../../components/quiet-note.tsx";
import { useTexts } from "../../components/use-texts.ts";
import { faq as english } from "../../texts/en/faq.tsx";
import { FAQ, type FaqCategory, LIMITED_HERE } from "./faq-content.ts";

// It names itself, in the language of its texts.
export const meta: Route.MetaFunction = () => [];

export default function Faq() {
  const texts = useTexts("faq", english);
  return (
    <div className="wrap">
      <PublicHead path="/faq" {...texts} />
      <PageHead title={texts.heading} lead={texts.lead} />
      <div className="page-beside">
        <nav className="page-contents" aria-label={texts.categories}>
          <ul>
            {FAQ.map((category) => (
              <li key={category.id}>
                <a href={`#${category.id}`}>{category.title}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="faq-categories">
          {FAQ.map((category) => (
            <Category key={category.id} {...category} />
          ))}
        </div>
      </div>
      <section className="page-help" aria-labelledby="still-a-question">
        <div>
          <h2 id="still-a-question">{texts.still}</h2>
          {texts.note("help-note")}
        </div>
        <div className="page-help-actions">
          <Button type="button" aria-describedby="help-note">
            Live Chat Support
          </Button>
          <Button type="button" aria-describedby="help-note">
            Contact Support
          </Button>
        </div>
      </section>
      <ClosingCall title={texts.closing} action="Start Your AI Job Search" />
    </div>
  );
}

/** Details that share a name: opening one closes the others, without a script. */
function Category({ id, title, questions }: FaqCategory) {
  const texts = useTexts("faq", english);
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {questions.map((asked) => {
        const { question, answer, release } = texts.questions[asked];
        return (
          <details key={asked} name={`faq-${id}`}>
            <summary>{question}</summary>
            <div className="faq-answer">
              <p>{answer}</p>
              {release ? <ReleaseNote>{release}</ReleaseNote> : null}
              {LIMITED_HERE[asked]?.map((words) => (
                <InstallationNote key={words} words={words} />
              ))}
            </div>
          </details>
        );
      })}
    </section>
  );
}
