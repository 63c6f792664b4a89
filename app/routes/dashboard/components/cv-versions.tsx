import type { ReactNode } from "react";
import { Link } from "react-router";
import { Badge } from "../../../components/badge.tsx";
import { Button } from "../../../components/button.tsx";
import type { ListedVersion } from "../../../../server/resumes/resume-view.ts";
import { withParam } from "../../../lib/search-params.ts";
import { useFormats } from "../../../components/use-texts.ts";

type CvVersionsProps = {
  resumes: ListedVersion[];
  versions: "active" | "all";
  now: Date;
  search: string;
  /** Said below the heading: which resume is in use when it is none of these. */
  note?: ReactNode;
  actions?: (resume: ListedVersion) => ReactNode;
};

export function CvVersions({ resumes, versions, now, search, note, actions }: CvVersionsProps) {
  const active = resumes.filter((resume) => resume.isActive);
  const shown = versions === "all" ? resumes : active;
  const hidden = resumes.length - shown.length;
  return (
    <section className="side-sheet sheet" aria-labelledby="cv-versions-title">
      <h2 id="cv-versions-title">CV Versions</h2>
      {resumes.length === 0 ? <p className="soft small side-empty">No resumes uploaded yet</p> : null}
      {resumes.length > 0 && shown.length === 0 ? (
        <div className="side-empty">
          <p className="soft small">No active resume found</p>
          <Button asChild>
            <Link to={withParam(search, "versions", "all")} preventScrollReset>
              Show all resume versions
            </Link>
          </Button>
        </div>
      ) : null}
      {note}
      <ul>
        {shown.map((resume) => (
          <li key={resume.id} className="cv">
            <VersionItem resume={resume} now={now} />
            {actions ? <div className="row actions">{actions(resume)}</div> : null}
          </li>
        ))}
      </ul>
      {shown.length > 0 && hidden > 0 ? (
        <Button look="ghost" className="across" asChild>
          <Link to={withParam(search, "versions", "all")} preventScrollReset>
            {`Load More (${hidden} more versions)`}
          </Link>
        </Button>
      ) : null}
      {versions === "all" && shown.length > active.length ? (
        <Button look="ghost" className="across" asChild>
          <Link to={withParam(search, "versions", null)} preventScrollReset>
            Show Less
          </Link>
        </Button>
      ) : null}
    </section>
  );
}

function VersionItem({ resume, now }: { resume: ListedVersion; now: Date }) {
  const { jobTitle } = resume;
  const { uploadedAgo } = useFormats();
  // An invalid date leaves the time out.
  const uploaded = Number.isNaN(Date.parse(resume.uploadedAt)) ? null : uploadedAgo(resume.uploadedAt, now);
  return (
    <>
      <div className="row">
        <h3>{resume.name}</h3>
        {resume.isActive ? <Badge className="state">Active</Badge> : null}
      </div>
      {jobTitle ? <p className="soft small">{jobTitle}</p> : null}
      <p className="soft tiny">
        {uploaded ? (
          <>
            <time dateTime={resume.uploadedAt}>{uploaded}</time>
            {" · "}
          </>
        ) : null}
        <span>{resume.applicationCount} applied</span>
      </p>
    </>
  );
}
