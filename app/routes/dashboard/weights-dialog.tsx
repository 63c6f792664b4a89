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

type WeightsDialogProps = { view: WeightsView; search: string; closeHref: string };

export function WeightsDialog({ view, search, closeHref }: WeightsDialogProps) {
  const plans = plansWith(({ advancedMatching }) => advancedMatching);
  return (
    <ModalDialog
      open
      closeHref={closeHref}
      title="Advanced matching"
      description="What each part of the score counts against the others. What a posting does not state is left out."
    >
      {view.areAllowed ? (
        <WeightsForm view={view} closeHref={closeHref} />
      ) : (
        <>
          <p>
            {view.areOwn
              ? `Your own weights are kept, but not applied: they come with ${plans}. Matches are scored with the usual ones.`
              : `Weights of your own come with ${plans}. These are the usual ones, which everybody's matches are scored with.`}
          </p>
          <ul className="weights-told">
            {SCORE_PARTS.map(({ key, label, weight }) => (
              <li key={key}>
                {`${label} `}
                <b className="num">{weight}</b>
                {view.areOwn ? <span className="soft">{` yours: ${view.weights[key]}`}</span> : null}
              </li>
            ))}
          </ul>
          <PlansButton label="See plans" look="ink" search={search} />
        </>
      )}
      {view.areOwn ? <UsualWeights closeHref={closeHref} /> : null}
    </ModalDialog>
  );
}

function shareText(weights: PartWeights, weight: number): string {
  const sum = Object.values(weights).reduce((total, each) => total + each, 0);
  return sum === 0 ? "" : `, now ${Math.round((weight * 100) / sum)}% of all`;
}

function WeightsForm({ view, closeHref }: Omit<WeightsDialogProps, "search">) {
  const fetcher = useFetcher();
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
          <Field key={key} label={label} hint={`Usually ${weight}${shareText(typed, typed[key])}`} error={errors[key]}>
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
          {isSending ? "Saving..." : "Save weights"}
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
        Back to the usual weights
      </Button>
    </fetcher.Form>
  );
}
