import type { ReactNode } from "react";
import { Link } from "react-router";
import { Badge } from "../../../components/badge.tsx";
import { Button } from "../../../components/button.tsx";
import { withDialog } from "../../../lib/dialogs.ts";
import type { ListedResume } from "../listed-resume.ts";
import { useResumeTexts } from "../resume-texts.ts";

type ResumeEntryProps = { resume: ListedResume /** The buttons. */; children: ReactNode };

export function ResumeEntry({ resume, children }: ResumeEntryProps) {
  return (
    <li className={resume.isActive ? "resume-entry active" : "resume-entry"}>
      <div className="row">
        <h3>{resume.name}</h3>
        {resume.isActive ? <Badge className="state">Active</Badge> : null}
      </div>
      <p className="facts">
        <Uploaded resume={resume} />
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

function Uploaded({ resume: { uploadedAt, uploadedAgo } }: { resume: ListedResume }) {
  const texts = useResumeTexts();
  if (uploadedAt === null || uploadedAgo === null) return null;
  return <time dateTime={uploadedAt}>{texts.uploaded(uploadedAgo)}</time>;
}

function KeySkills({ resume }: { resume: ListedResume }) {
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
