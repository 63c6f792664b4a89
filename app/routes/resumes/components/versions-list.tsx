import { href, Link, useFetcher } from "react-router";
import type { VersionView, ViewerView } from "../../../../server/resumes/view-resume.ts";
import { Button } from "../../../components/button.tsx";
import { distanceAgo } from "../../../lib/distance-in-words.ts";
import { longUsDate } from "../../../lib/relative-time.ts";
import { viewerSearch } from "../viewer-params.ts";

const SHOWN = 4;

const ENDED_BY: Record<VersionView["endedBy"], string> = {
  edit: "replaced by an edit",
  reupload: "replaced by a new file",
  restore: "replaced by an earlier version",
};

type VersionsListProps = { resume: ViewerView; search: string; returnTo: string };

export function VersionsList({ resume, search, returnTo }: VersionsListProps) {
  const { versions, versionsKept } = resume;
  if (versions.length === 0) return null;
  const items = versions.map((version) => (
    <VersionItem key={version.id} version={version} resume={resume} search={search} returnTo={returnTo} />
  ));
  return (
    <section className="versions" aria-labelledby="versions-title">
      <h3 className="label" id="versions-title">
        Earlier versions
      </h3>
      <p className="soft small">
        The newest {versionsKept.count} are kept, with at most {versionsKept.fileBytes / 1024 / 1024} MB of earlier
        files. Older ones are removed.
      </p>
      <ul>{items.slice(0, SHOWN)}</ul>
      {items.length > SHOWN ? (
        <details>
          <summary>{items.length - SHOWN} more</summary>
          <ul>{items.slice(SHOWN)}</ul>
        </details>
      ) : null}
    </section>
  );
}

function VersionItem({ version, resume, search, returnTo }: VersionsListProps & { version: VersionView }) {
  const isShown = resume.version?.id === version.id;
  return (
    <li>
      <p>
        <time dateTime={version.savedAt}>{longUsDate(version.savedAt)}</time>{" "}
        <span className="soft small">
          {distanceAgo(version.savedAt, new Date(resume.now))}, {ENDED_BY[version.endedBy]}
        </span>
        {version.filename === resume.filename ? null : (
          <span className="soft small version-file">{version.filename}</span>
        )}
      </p>
      <div className="row">
        {isShown ? (
          <span className="soft small">Shown now</span>
        ) : (
          <Link
            className="link small"
            to={viewerSearch(search, { id: resume.id, tab: "read", version: version.id })}
            preventScrollReset
            replace
          >
            Look at it
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
  const fetcher = useFetcher();
  return (
    <fetcher.Form method="post" action={href("/forms/resumes/restore")}>
      <input type="hidden" name="resumeId" value={resumeId} />
      <input type="hidden" name="version" value={version.id} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <Button
        type="submit"
        size="small"
        disabled={fetcher.state !== "idle"}
        aria-label={`Restore the version of ${longUsDate(version.savedAt)}`}
      >
        Restore
      </Button>
    </fetcher.Form>
  );
}
