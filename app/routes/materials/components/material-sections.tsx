import type { ReactNode } from "react";
import type { ListedMaterial, ScreenProps } from "../listed-material.ts";
import { InterviewCard, LetterCard, ResumeCard } from "./material-cards.tsx";

/** The materials of a company, by kind. */
export function MaterialSections({
  materials,
  canPractise,
  ...screen
}: { materials: ListedMaterial[]; canPractise: boolean } & ScreenProps) {
  const resumes = materials.filter((material) => material.kind === "resume");
  const letters = materials.filter((material) => material.kind === "cover-letter");
  const interviews = materials.filter((material) => material.kind === "interview");
  return (
    <>
      <Section heading="AI Generated Resumes">
        {resumes.map((material) => (
          <ResumeCard key={material.id} material={material} {...screen} />
        ))}
      </Section>
      <Section heading="Cover Letters">
        {letters.map((material) => (
          <LetterCard key={material.id} material={material} {...screen} />
        ))}
      </Section>
      <Section heading="Interview Preparations">
        {interviews.map((material) => (
          <InterviewCard key={material.id} material={material} canPractise={canPractise} {...screen} />
        ))}
      </Section>
    </>
  );
}

function Section({ heading, children }: { heading: string; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <details className="material-group" open>
      <summary>
        <h2>{`${heading} (${children.length})`}</h2>
      </summary>
      {children}
    </details>
  );
}
