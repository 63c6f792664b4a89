import { useState } from "react";
import { href, useFetcher } from "react-router";
import { plansWith } from "../../../server/domain/plans.ts";
import { MAX_PART_WEIGHT, type PartWeights, SCORE_PARTS, weightsBy } from "../../../server/domain/score-parts.ts";
import type { WeightsView } from "../../../server/matches/own-weights.ts";
import { Button } from "../../components/button.tsx";
import { DialogActions } from "../../components/dialog-actions.tsx";
import { Field } from "../../components/field.tsx";
import { ModalDialog } from "../../components/modal-dialog.tsx";
import { PlansButton } from "../../components/plans-button.tsx";
import { TextField } from "../../components/text-field.tsx";
import { useFailedForm } from "../../components/use-failed-form.ts";
import { useTexts } from "../../components/use-texts.ts";
import { jobs } from "../../texts/en/jobs.ts";

type WeightsDialogProps = { view: WeightsView; search: string; closeHref: string };

export function WeightsDialog({ view, search, closeHref }: WeightsDialogProps) {
  const texts = useTexts("jobs", jobs);
  const plans = plansWith(({ advancedMatching }) => advancedMatching);
  return (
    <ModalDialog open closeHref={closeHref} title="Advanced matching" description={texts.weightsWhat}>
      {view.areAllowed ? (
        <WeightsForm view={view} closeHref={closeHref} />
      ) : (
        <>
          <p>{view.areOwn ? texts.weightsKept(plans) : texts.weightsCome(plans)}</p>
          <ul className="weights-told">
            {SCORE_PARTS.map(({ key, label, weight }) => (
              <li key={key}>
                {`${texts.part(label)} `}
                <b className="num">{weight}</b>
                {view.areOwn ? <span className="soft">{` ${texts.yours(view.weights[key])}`}</span> : null}
              </li>
            ))}
          </ul>
          <PlansButton label={texts.seePlans} look="ink" search={search} />
        </>
      )}
      {view.areOwn ? <UsualWeights closeHref={closeHref} /> : null}
    </ModalDialog>
  );
}

function shareOf(weights: PartWeights, weight: number): number | null {
  const sum = Object.values(weights).reduce((total, each) => total + each, 0);
  return sum === 0 ? null : Math.round((weight * 100) / sum);
}

function WeightsForm({ view, closeHref }: Omit<WeightsDialogProps, "search">) {
  const fetcher = useFetcher();
  const texts = useTexts("jobs", jobs);
  const { failed, errors } = useFailedForm("weights");
  const [typed, setTyped] = useState(view.weights);
  const isSending = fetcher.state !== "idle";
  return (
    <fetcher.Form
      method="post"
      action={href("/forms/matching/weights")}
      noValidate
      onChange={(event) => {
        const fields = new FormData(event.currentTarget);
        setTyped(weightsBy(({ key }) => Number(fields.get(key)) || 0));
      }}
    >
      <input type="hidden" name="returnTo" value={closeHref} />
      <div className="weights">
        {SCORE_PARTS.map(({ key, label, weight }) => (
          <Field
            key={key}
            label={texts.part(label)}
            hint={texts.usually(weight, shareOf(typed, typed[key]))}
            error={errors[key]}
          >
            {(control) => (
              <TextField
                {...control}
                {...{ name: key, type: "number", inputMode: "numeric", min: 0, max: MAX_PART_WEIGHT, step: 1 }}
                defaultValue={failed?.[key] ?? view.weights[key]}
                autoComplete="off"
              />
            )}
          </Field>
        ))}
      </div>
      <DialogActions closeHref={closeHref || "?"}>
        <Button type="submit" look="ink" disabled={isSending}>
          {isSending ? "Saving..." : texts.saveWeights}
        </Button>
      </DialogActions>
    </fetcher.Form>
  );
}

function UsualWeights({ closeHref }: Pick<WeightsDialogProps, "closeHref">) {
  const fetcher = useFetcher();
  return (
    <fetcher.Form method="post" action={href("/forms/matching/usual-weights")} className="weights-usual">
      <input type="hidden" name="returnTo" value={closeHref} />
      <Button type="submit" look="ghost" disabled={fetcher.state !== "idle"}>
        {useTexts("jobs", jobs).usualWeights}
      </Button>
    </fetcher.Form>
  );
}
