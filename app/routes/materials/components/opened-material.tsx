import { questionsOf } from "../../../../server/domain/practice.ts";
import type { ComparedVersion } from "../../../../server/materials/find-letter-versions.ts";
import type { AttemptView } from "../../../../server/materials/practice/find-attempts.ts";
import type { EarlierTitleView } from "../../../../server/materials/rename-material.ts";
import type { ListedMaterial, ScreenProps } from "../listed-material.ts";
import { materialDialogSearch, type OpenMaterial } from "../materials-params.ts";
import { EvidenceDialog } from "./evidence-dialog.tsx";
import { LetterViewer } from "./letter-viewer.tsx";
import { DeleteMaterial, EditMaterial } from "./material-dialogs.tsx";
import { PracticeDialog } from "./practice-dialog.tsx";

type OpenedProps = {
  material: ListedMaterial;
  shown: OpenMaterial;
  versions: ComparedVersion[];
  earlierTitles: EarlierTitleView[];
  attempts: AttemptView[];
  canPractise: boolean;
} & ScreenProps;

export function OpenedMaterial({
  material,
  shown,
  versions,
  earlierTitles,
  attempts,
  canPractise,
  ...screen
}: OpenedProps) {
  switch (shown.view) {
    case "letter":
      return material.kind === "cover-letter" ? (
        <LetterViewer letter={material} versions={versions} isEditing={shown.isEditing} {...screen} />
      ) : null;
    case "edit":
      return <EditMaterial material={material} earlierTitles={earlierTitles} {...screen} />;
    case "delete":
      return <DeleteMaterial material={material} returnTo={screen.returnTo} />;
    case "practice": {
      const asked =
        material.kind === "interview" ? questionsOf(material).find(({ key }) => key === shown.questionKey) : undefined;
      return asked ? (
        <PracticeDialog materialId={material.id} asked={asked} {...{ attempts }} isAllowed={canPractise} {...screen} />
      ) : null;
    }
    case "evidence":
      return (
        <EvidenceDialog
          material={material}
          closeHref={screen.returnTo}
          returnTo={`/ai-materials${materialDialogSearch(screen.search, "evidence", material.id)}`}
        />
      );
  }
}
