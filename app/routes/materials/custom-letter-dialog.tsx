import { useLocation } from "react-router";
import { plansWith } from "../../../server/domain/plans.ts";
import type { LetterDesk } from "../../../server/materials/find-letter-desk.ts";
import { ModalDialog } from "../../components/modal-dialog.tsx";
import { PlansButton } from "../../components/plans-button.tsx";
import { LetterForm } from "./components/letter-form.tsx";
import { LetterPresets } from "./components/letter-presets.tsx";
import { useMaterialTexts } from "./material-texts.ts";

type DialogProps = { desk: LetterDesk; closeHref: string };

export function CustomLetterDialog({ desk, closeHref }: DialogProps) {
  const texts = useMaterialTexts();
  const { search } = useLocation();
  const preset = desk.presets.find(({ id }) => id === new URLSearchParams(search).get("preset")) ?? null;
  const { job } = desk;
  return (
    <ModalDialog
      open
      wide
      closeHref={closeHref}
      title={texts.customLetter}
      description={job ? [job.title, job.company].filter(Boolean).join(" · ") : texts.noSuchJob}
    >
      {desk.isAllowed ? null : (
        <>
          <p>{texts.customComesWith(plansWith((plan) => plan.customLetters))}</p>
          <PlansButton label={texts.seePlans} look="ink" search={search} />
        </>
      )}
      {desk.isAllowed && job ? (
        <>
          <LetterPresets presets={desk.presets} open={preset} jobId={job.id} />
          <LetterForm key={preset?.id} {...{ desk, preset, closeHref }} jobId={job.id} />
        </>
      ) : null}
    </ModalDialog>
  );
}
