import type { ReactNode } from "react";
import { Link } from "react-router";
import type { MyResumeView } from "../../../../server/resumes/find-my-resumes.ts";
import { Badge } from "../../../components/badge.tsx";
import { Button } from "../../../components/button.tsx";
import { withDialog } from "../../../lib/dialogs.ts";
import { distanceAgoIn } from "../../../lib/distance-in-words.ts";
import { useResumeTexts } from "../resume-texts.ts";
import { useLanguage } from "../../../components/use-texts.ts";

type ResumeEntryProps = { resume: MyResumeView; now: Date /** The buttons. */; children: ReactNode };

export function ResumeEntry({ resume, now, children }: ResumeEntryProps) {
  return (
    <li className={resume.isActive ? "resume-entry active" : "resume-entry"}>
      <div className="row">
        <h3>{resume.name}</h3>
        {resume.isActive ? <Badge className="state">Active</Badge> : null}
      </div>
      <p className="facts">
        <Uploaded date={resume.uploadedAt} now={now} />
        <span>{resume.filename}</span>
        <span>{`${resume.applicationCount} applications sent`}</span>
      </p>
      <div className="two">
        <KeySkills resume={resume} />
        {resume.recentExperience.trim() === "" ? null : (
          <div>
            <h4 className="label">Recent Experience</h4>
            <p className="recent">{resume.recentExperience}</p>
          </div>
        )}
      </div>
      <div className="row actions">{children}</div>
    </li>
  );
}

function Uploaded({ date, now }: { date: string | null; now: Date }) {
  const texts = useResumeTexts();
  const language = useLanguage();
  if (date === null || Number.isNaN(Date.parse(date))) return null;
  return <time dateTime={date}>{texts.uploaded(distanceAgoIn(language, date, now))}</time>;
}

function KeySkills({ resume }: { resume: MyResumeView }) {
  if (resume.keySkills.length === 0) return null;
  return (
    <div>
      <h4 className="label">Key Skills</h4>
      <ul className="tags">
        {resume.keySkills.map((skill, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a skill may stand there twice, and the list never moves
          <li key={position}>{skill}</li>
        ))}
        {resume.moreSkills > 0 ? <li>{`+${resume.moreSkills} more`}</li> : null}
      </ul>
    </div>
  );
}

export function EmptyResumes({ search }: { search: string }) {
  const texts = useResumeTexts();
  return (
    <div className="empty">
      <h3>No Resumes Found</h3>
      <p>Upload your first resume to get started with job matching</p>
      <Button asChild>
        <Link to={withDialog(search, "upload")} preventScrollReset>
          {texts.chooseFile}
        </Link>
      </Button>
    </div>
  );
}
