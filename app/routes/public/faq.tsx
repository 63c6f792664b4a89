import { href } from "react-router";
import { Button } from "../../components/button.tsx";
import type { Route } from "./+types/faq";
import { ClosingCall } from "./components/closing-call.tsx";
import { PageHead } from "./components/page-head.tsx";
import { InstallationNote, ReleaseNote } from "../../components/quiet-note.tsx";
import { FAQ, type FaqCategory } from "./faq-content.ts";
import { publicMeta } from "./public-meta.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  publicMeta(
    {
      path: "/faq",
      title: "FAQ · Help Center",
      description: "Answers about resumes, AI materials, match scores, tracking, privacy and plans.",
    },
    matches[0].loaderData?.appUrl,
  );

export default function Faq() {
  return (
    <div className="wrap">
      <PageHead title="Help Center" lead="Frequently asked questions, answered as we would answer a friend." />
      <div className="page-beside">
        <nav className="page-contents" aria-label="Categories">
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
          <h2 id="still-a-question">Still a question?</h2>
          <ReleaseNote id="help-note">
            nobody is waiting behind these two buttons yet. The <a href={href("/contact")}>contact page</a> has every
            other way.
          </ReleaseNote>
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
      <ClosingCall title="The best answer is your own resume." action="Start Your AI Job Search" />
    </div>
  );
}

/** Details that share a name: opening one closes the others, without a script. */
function Category({ id, title, questions }: FaqCategory) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {questions.map(({ question, answer, release, here = [] }) => (
        <details key={question} name={`faq-${id}`}>
          <summary>{question}</summary>
          <div className="faq-answer">
            <p>{answer}</p>
            {release ? <ReleaseNote>{release}</ReleaseNote> : null}
            {here.map((words) => (
              <InstallationNote key={words.name} words={words} />
            ))}
          </div>
        </details>
      ))}
    </section>
  );
}
