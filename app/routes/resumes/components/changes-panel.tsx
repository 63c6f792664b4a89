import type { VariantChanges } from "../../../../server/materials/changes/find-variant-changes.ts";
import { ChangedText } from "../../../components/changed-text.tsx";
import { ChangeChoices } from "./change-choices.tsx";
import { useResumeTexts } from "../resume-texts.ts";

type ChangesPanelProps = { changes: VariantChanges; resumeId: string; returnTo: string };

export function ChangesPanel({ changes: { title, summary, lines, choices }, resumeId, returnTo }: ChangesPanelProps) {
  const texts = useResumeTexts();
  return (
    <div className="viewer-panel changes">
      <h3>{texts.wasTailored}</h3>
      <p className="soft small">{texts.comparedWith(title)}</p>
      <p>{summary}</p>
      <ChangeChoices choices={choices} resumeId={resumeId} returnTo={returnTo} />
      <ChangedText lines={lines} />
    </div>
  );
}
