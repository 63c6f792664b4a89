import type { ReactNode } from "react";
import { useTexts } from "../../../components/use-texts.ts";
import { legal } from "../../../texts/en/legal.ts";
import { PageHead } from "./page-head.tsx";

type LegalTexts = {
  title: string;
  lead: string;
  binding: string | null;
  /** In their order, by the name that the address has for them. */
  sections: Record<string, { title: string; body: ReactNode }>;
};

export function LegalPage({ texts, children }: { texts: LegalTexts; children?: ReactNode }) {
  const { updated, contents } = useTexts("legal", legal);
  const sections = Object.entries(texts.sections);
  return (
    <div className="wrap legal">
      <PageHead title={texts.title} lead={texts.lead}>
        <p className="page-updated">{updated}</p>
        {texts.binding ? <p className="page-updated">{texts.binding}</p> : null}
      </PageHead>
      {children}
      <div className="page-beside">
        <nav className="page-contents" aria-label={contents}>
          <ol>
            {sections.map(([id, { title }], index) => (
              <li key={id}>
                <a href={`#${id}`}>
                  <span className="num">{index + 1}</span> {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <article className="page-prose">
          {sections.map(([id, { title, body }], index) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>
                {index + 1}. {title}
              </h2>
              {body}
            </section>
          ))}
        </article>
      </div>
    </div>
  );
}
