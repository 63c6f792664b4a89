import type { ViewerView } from "../../../../server/resumes/view-resume.ts";
import { ReadingWarnings } from "./reading-warnings.tsx";
import { useResumeTexts } from "../resume-texts.ts";
import { useFormats } from "../../../components/use-texts.ts";

export function OverviewPanel({ resume }: { resume: ViewerView }) {
  const texts = useResumeTexts();
  const { longDate } = useFormats();
  return (
    <div className="viewer-panel">
      <ReadingWarnings warnings={resume.warnings} />
      <dl className="viewer-facts">
        <div>
          <dt>{texts.fileName}</dt>
          <dd>{resume.filename}</dd>
        </div>
        <div>
          <dt>{texts.uploadDate}</dt>
          <dd>{longDate(resume.uploadedAt)}</dd>
        </div>
        <div>
          <dt>Skills</dt>
          <dd>{texts.skillCount(resume.skills.length)}</dd>
        </div>
      </dl>
      <Part title="Experience" text={resume.experience} empty={texts.noExperience} />
      <Part title="Education" text={resume.education} empty={texts.noEducation} />
      <Part title={texts.fullContent} text={resume.content} empty={texts.noContent} />
    </div>
  );
}

function Part({ title, text, empty }: { title: string; text: string; empty: string }) {
  return (
    <section>
      <h3>{title}</h3>
      {text.trim() === "" ? <p className="soft">{empty}</p> : <p className="resume-text">{text}</p>}
    </section>
  );
}
