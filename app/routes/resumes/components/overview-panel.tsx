import type { ViewerView } from "../../../../server/resumes/view-resume.ts";
import { longUsDate } from "../../../lib/relative-time.ts";
import { ReadingWarnings } from "./reading-warnings.tsx";

export function OverviewPanel({ resume }: { resume: ViewerView }) {
  return (
    <div className="viewer-panel">
      <ReadingWarnings warnings={resume.warnings} />
      <dl className="viewer-facts">
        <div>
          <dt>File name</dt>
          <dd>{resume.filename}</dd>
        </div>
        <div>
          <dt>Upload date</dt>
          <dd>{longUsDate(resume.uploadedAt)}</dd>
        </div>
        <div>
          <dt>Skills</dt>
          <dd>{resume.skills.length === 1 ? "1 skill" : `${resume.skills.length} skills`}</dd>
        </div>
      </dl>
      <Part title="Experience" text={resume.experience} empty="No experience listed" />
      <Part title="Education" text={resume.education} empty="No education listed" />
      <Part title="Full content" text={resume.content} empty="No content" />
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
