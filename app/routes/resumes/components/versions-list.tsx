import { href, Link } from "react-router";
import type { VersionView, ViewerView } from "../../../../server/resumes/view-resume.ts";
import { RestoreForm } from "../../../components/restore-form.tsx";
import { distanceAgoIn } from "../../../lib/distance-in-words.ts";
import { viewerSearch } from "../viewer-params.ts";
import { useResumeTexts } from "../resume-texts.ts";
import { useFormats, useLanguage } from "../../../components/use-texts.ts";
import type { Texts } from "../../../texts/load-texts.ts";

const SHOWN = 4;

const ENDED_BY = {
  edit: "replacedByEdit",
  reupload: "replacedByFile",
  restore: "replacedByEarlier",
} as const satisfies Record<VersionView["endedBy"], keyof Texts["resumes"]>;

type VersionsListProps = { resume: ViewerView; search: string; returnTo: string };

export function VersionsList({ resume, search, returnTo }: VersionsListProps) {
  const texts = useResumeTexts();
  const { versions, versionsKept } = resume;
  if (versions.length === 0) return null;
  const items = versions.map((version) => (
    <VersionItem key={version.id} version={version} resume={resume} search={search} returnTo={returnTo} />
  ));
  return (
    <section className="versions" aria-labelledby="versions-title">
      <h3 className="label" id="versions-title">
        {texts.earlierVersions}
      </h3>
      <p className="soft small">{texts.newestKept(versionsKept.count, versionsKept.fileBytes / 1024 / 1024)}</p>
      <ul>{items.slice(0, SHOWN)}</ul>
      {items.length > SHOWN ? (
        <details>
          <summary>{texts.more(items.length - SHOWN)}</summary>
          <ul>{items.slice(SHOWN)}</ul>
        </details>
      ) : null}
    </section>
  );
}

function VersionItem({ version, resume, search, returnTo }: VersionsListProps & { version: VersionView }) {
  const texts = useResumeTexts();
  const { longDate } = useFormats();
  const language = useLanguage();
  const isShown = resume.version?.id === version.id;
  return (
    <li>
      <p>
        <time dateTime={version.savedAt}>{longDate(version.savedAt)}</time>{" "}
        <span className="soft small">
          {distanceAgoIn(language, version.savedAt, new Date(resume.now))}, {texts[ENDED_BY[version.endedBy]]}
        </span>
        {version.filename === resume.filename ? null : (
          <span className="soft small version-file">{version.filename}</span>
        )}
      </p>
      <div className="row">
        {isShown ? (
          <span className="soft small">{texts.shownNow}</span>
        ) : (
          <Link
            className="link small"
            to={viewerSearch(search, { id: resume.id, tab: "read", version: version.id })}
            preventScrollReset
            replace
          >
            {texts.lookAtIt}
          </Link>
        )}
        <RestoreVersion resumeId={resume.id} version={version} returnTo={returnTo} />
      </div>
    </li>
  );
}

export function RestoreVersion({
  resumeId,
  version,
  returnTo,
}: {
  resumeId: string;
  version: VersionView;
  returnTo: string;
}) {
  return (
    <RestoreForm action={href("/forms/resumes/restore")} version={version} texts={useResumeTexts()}>
      <input type="hidden" name="resumeId" value={resumeId} />
      <input type="hidden" name="returnTo" value={returnTo} />
    </RestoreForm>
  );
}
