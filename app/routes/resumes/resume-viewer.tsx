import { useEffect, useRef } from "react";
import { Link } from "react-router";
import type { VariantChanges } from "../../../server/materials/changes/find-variant-changes.ts";
import type { ViewerView } from "../../../server/resumes/view-resume.ts";
import { Badge } from "../../components/badge.tsx";
import { Button } from "../../components/button.tsx";
import { ModalDialog } from "../../components/modal-dialog.tsx";
import { withoutDialog } from "../../lib/dialogs.ts";
import { ChangesPanel } from "./components/changes-panel.tsx";
import { DownloadLinks } from "./components/download-links.tsx";
import { OverviewPanel } from "./components/overview-panel.tsx";
import { ReadingPanel } from "./components/reading-panel.tsx";
import { SkillsPanel } from "./components/skills-panel.tsx";
import { TextPanel } from "./components/text-panel.tsx";
import { RestoreVersion } from "./components/versions-list.tsx";
import { VIEWER_TABS, type ViewerState, type ViewerTab, viewerSearch } from "./viewer-params.ts";
import { ScreenStyles } from "../../components/screen-styles.tsx";
import styles from "../../styles/viewer.css?url";
import { useResumeTexts } from "./resume-texts.ts";
import { useFormats } from "../../components/use-texts.ts";

export type PanelProps = {
  resume: ViewerView;
  changes: VariantChanges | null;
  edit: ViewerState["edit"];
  search: string;
  returnTo: string;
};

type ResumeViewerProps = {
  resume: ViewerView | null;
  changes: VariantChanges | null;
  state: ViewerState;
  path: string;
  search: string;
};

export function ResumeViewer({ resume, changes, state, path, search }: ResumeViewerProps) {
  const closeHref = path + withoutDialog(search);
  if (!resume) return <NotLoaded closeHref={closeHref} />;
  const { id, tab, edit } = state;
  const shownChanges = resume.version ? null : changes;
  const panel = { resume, changes: shownChanges, edit, search, returnTo: path + viewerSearch(search, { id, tab }) };
  return (
    <ModalDialog
      key={id}
      open
      wide
      closeHref={closeHref}
      title={resume.name}
      description={<FileAndDate resume={resume} />}
      tools={
        <div className="viewer-tools">
          {resume.isActive ? <Badge className="state">Active Resume</Badge> : null}
          {resume.version ? null : <DownloadLinks id={id} />}
        </div>
      }
    >
      <ScreenStyles href={styles} />
      <Tabs state={state} search={search} isTailored={shownChanges !== null} />
      <div className="viewer">
        {resume.version ? <EarlierVersion {...panel} version={resume.version} /> : null}
        <Panel tab={tab} {...panel} />
      </div>
    </ModalDialog>
  );
}

function NotLoaded({ closeHref }: { closeHref: string }) {
  const texts = useResumeTexts();
  return (
    <ModalDialog open closeHref={closeHref} title="Failed to load resume" cross={false}>
      <p className="soft">{texts.notLoaded}</p>
      <div className="dialog-actions">
        <Button asChild>
          <Link to={closeHref} preventScrollReset>
            Close
          </Link>
        </Button>
      </div>
    </ModalDialog>
  );
}

function FileAndDate({ resume }: { resume: ViewerView }) {
  const { longDate } = useFormats();
  const date = longDate(resume.uploadedAt);
  return (
    <span className="small">
      <bdi>{resume.filename}</bdi> · {resume.uploadedAt ? <time dateTime={resume.uploadedAt}>{date}</time> : date}
    </span>
  );
}

type TabsProps = { state: ViewerState; search: string; isTailored: boolean };

function Tabs({ state, search, isTailored }: TabsProps) {
  const texts = useResumeTexts();
  const bar = useRef<HTMLElement>(null);
  const shown = useRef(state.tab);
  // The bar scrolls on narrow screens, and the link that had the focus may be gone.
  useEffect(() => {
    const current = bar.current?.querySelector<HTMLElement>("[aria-current]");
    if (shown.current !== state.tab) bar.current?.closest("dialog")?.scrollTo({ top: 0 });
    shown.current = state.tab;
    current?.scrollIntoView({ block: "nearest", inline: "center" });
    if (document.activeElement === document.body) current?.focus();
  }, [state.tab]);
  return (
    <nav ref={bar} className="tabs" aria-label={texts.parts}>
      <ul>
        {VIEWER_TABS.filter(({ tab }) => tab !== "changes" || isTailored).map(({ tab, label }) => (
          <li key={tab}>
            <Link
              to={viewerSearch(search, { id: state.id, tab, version: state.version })}
              aria-current={tab === state.tab ? "page" : undefined}
              preventScrollReset
              replace
            >
              {tab === "changes" ? texts.wasTailored : label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Panel({ tab, ...panel }: PanelProps & { tab: ViewerTab }) {
  switch (tab) {
    case "overview":
      return <OverviewPanel resume={panel.resume} />;
    case "changes":
      return panel.changes ? (
        <ChangesPanel changes={panel.changes} resumeId={panel.resume.id} returnTo={panel.returnTo} />
      ) : (
        <OverviewPanel resume={panel.resume} />
      );
    case "skills":
      return <SkillsPanel {...panel} />;
    case "experience":
    case "education":
      return <TextPanel key={tab} field={tab} {...panel} />;
    case "read":
      return <ReadingPanel {...panel} />;
  }
}

function EarlierVersion({
  resume,
  search,
  returnTo,
  version,
}: PanelProps & { version: NonNullable<ViewerView["version"]> }) {
  const { longDate } = useFormats();
  const texts = useResumeTexts();
  return (
    <div className="note">
      <p>
        <b>{texts.earlierVersion}</b> {texts.inUseUntil}{" "}
        <time dateTime={version.savedAt}>{longDate(version.savedAt)}</time>.
      </p>
      <div className="row">
        <RestoreVersion resumeId={resume.id} version={version} returnTo={returnTo} />
        <Link className="link" to={viewerSearch(search, { id: resume.id, tab: "read" })} preventScrollReset replace>
          {texts.backToPresent}
        </Link>
      </div>
    </div>
  );
}
