import type { VariantChanges } from "../../../../server/materials/changes/find-variant-changes.ts";
import { ChangedText } from "../../../components/changed-text.tsx";
import { ChangeChoices } from "./change-choices.tsx";

type ChangesPanelProps = { changes: VariantChanges; resumeId: string; returnTo: string };

export function ChangesPanel({ changes: { title, summary, lines, choices }, resumeId, returnTo }: ChangesPanelProps) {
  return (
    <div className="viewer-panel changes">
      <h3>What was tailored</h3>
      <p className="soft small">{`${title}. Compared with the resume it was made from.`}</p>
      <p>{summary}</p>
      <ChangeChoices choices={choices} resumeId={resumeId} returnTo={returnTo} />
      <ChangedText lines={lines} />
    </div>
  );
}
