import type { ReactNode } from "react";
import { PageHead } from "./page-head.tsx";

export type LegalSection = {
  id: string;
  title: string;
  body: ReactNode;
};

type LegalPageProps = {
  title: string;
  lead: string;
  sections: LegalSection[];
  children?: ReactNode;
};

export function LegalPage({ title, lead, sections, children }: LegalPageProps) {
  return (
    <div className="wrap legal">
      <PageHead title={title} lead={lead}>
        <p className="page-updated">Last updated: December 2024</p>
      </PageHead>
      {children}
      <div className="page-beside">
        <nav className="page-contents" aria-label="Contents">
          <ol>
            {sections.map((section, index) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>
                  <span className="num">{index + 1}</span> {section.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <article className="page-prose">
          {sections.map((section, index) => (
            <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
              <h2 id={`${section.id}-title`}>
                {index + 1}. {section.title}
              </h2>
              {section.body}
            </section>
          ))}
        </article>
      </div>
    </div>
  );
}
