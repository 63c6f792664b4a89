import { href, Link, useFetcher, useLocation } from "react-router";
import type { SourceKindView } from "../../../../server/jobs/list-source-kinds.ts";
import { Button } from "../../../components/button.tsx";
import { DialogActions } from "../../../components/dialog-actions.tsx";
import { Facts } from "../../../components/facts.tsx";
import { Field } from "../../../components/field.tsx";
import { ModalDialog } from "../../../components/modal-dialog.tsx";
import { TextField } from "../../../components/text-field.tsx";
import { useFailedForm } from "../../../components/use-failed-form.ts";
import { withDialog } from "../../../lib/dialogs.ts";
import { ADD_SOURCE, settingControl, type TriedSource } from "../../../lib/source-fields.ts";

type AddSourceProps = { open: boolean; kinds: SourceKindView[]; chosen: SourceKindView | null; returnTo: string };

export function AddSource({ open, kinds, chosen, returnTo }: AddSourceProps) {
  return (
    <ModalDialog open={open} closeHref={returnTo} title={chosen ? `Add source: ${chosen.label}` : "Add source"}>
      {chosen ? (
        <KindForm key={chosen.kind} kind={chosen} returnTo={returnTo} />
      ) : (
        <ByAddress kinds={kinds} returnTo={returnTo} />
      )}
    </ModalDialog>
  );
}

function ByAddress({ kinds, returnTo }: { kinds: SourceKindView[]; returnTo: string }) {
  const fetcher = useFetcher();
  const { failed: typed, errors } = useFailedForm(ADD_SOURCE);
  const { search } = useLocation();
  const isBusy = fetcher.state !== "idle";
  return (
    <fetcher.Form method="post" action={href("/forms/admin/try-source")}>
      <input type="hidden" name="returnTo" value={returnTo} />
      <Field
        label="Address of a board, a feed or a page"
        hint="boards.greenhouse.io/stripe, or any page that lists jobs"
        error={errors.address}
      >
        {(control) => (
          <TextField {...control} name="address" defaultValue={typed?.address} autoComplete="off" inputMode="url" />
        )}
      </Field>
      <div className="source-kinds">
        <h3>Or choose a kind</h3>
        <ul>
          {kinds.map(({ kind, label }) => (
            <li key={kind}>
              <Link className="link" to={withDialog(search, ADD_SOURCE, { add: kind })} preventScrollReset replace>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <DialogActions closeHref={returnTo}>
        <Button type="submit" look="ink" disabled={isBusy}>
          {isBusy ? "Trying…" : "Try it"}
        </Button>
      </DialogActions>
    </fetcher.Form>
  );
}

function KindForm({ kind: chosen, returnTo }: { kind: SourceKindView; returnTo: string }) {
  const { kind, fields, missingKeys, rules, attribution } = chosen;
  const fetcher = useFetcher();
  const { failed: kept, errors } = useFailedForm(ADD_SOURCE);
  const typed = kept?.kind === kind ? kept : null;
  // Written by the form that tried it (routes/forms/admin.try-source.ts).
  const tried = typed?.tried ? (JSON.parse(typed.tried) as TriedSource) : null;
  const { search } = useLocation();
  const isBusy = fetcher.state !== "idle";
  return (
    <fetcher.Form method="post" action={href("/forms/admin/try-source")}>
      <input type="hidden" name="returnTo" value={returnTo} />
      <input type="hidden" name="kind" value={kind} />
      <div className="source-form">
        <p className="small">
          <Link className="link" to={withDialog(search, ADD_SOURCE, { add: "" })} preventScrollReset replace>
            Another kind
          </Link>
        </p>
        {missingKeys.length > 0 ? (
          <p>It can be read when {missingKeys.join(" and ")} are set where the server runs.</p>
        ) : null}
        {rules ? <p>{rules}</p> : null}
        {attribution ? <p className="soft small">Each of its jobs will show “{attribution.text}”.</p> : null}
        {fields.map(({ name, label, hint, isRequired }) => (
          <Field
            key={name}
            label={isRequired ? label : `${label} (optional)`}
            hint={hint}
            error={typed ? errors[settingControl(name)] : null}
          >
            {(control) => (
              <TextField
                {...control}
                name={settingControl(name)}
                defaultValue={typed?.[settingControl(name)]}
                autoComplete="off"
              />
            )}
          </Field>
        ))}
      </div>
      {typed && errors.kind ? <p className="field-error">{errors.kind}</p> : null}
      {tried ? <Tried {...tried} /> : null}
      <DialogActions closeHref={returnTo}>
        <Button type="submit" look={tried ? "line" : "ink"} disabled={isBusy}>
          {isBusy ? "Asking…" : "Try it"}
        </Button>
        <Button
          type="submit"
          formAction={href("/forms/admin/add-source")}
          look={tried ? "ink" : "line"}
          disabled={isBusy}
        >
          Add source
        </Button>
      </DialogActions>
    </fetcher.Form>
  );
}

function Tried({ name, postings, leftOut, why }: TriedSource) {
  return (
    <section className="source-tried" aria-labelledby="source-tried">
      <h3 id="source-tried">{name}</h3>
      {postings.length === 0 ? <p>It lists no postings now. It can be added all the same.</p> : null}
      <ul>
        {postings.map(({ title, company, places }) => (
          <li key={title + company + places}>
            {title}
            <Facts className="soft small">
              {company === "" ? null : <span>{company}</span>}
              {places === "" ? null : <span>{places}</span>}
            </Facts>
          </li>
        ))}
      </ul>
      {leftOut > 0 ? (
        <p className="soft small">
          {leftOut} left out so far: {why}
        </p>
      ) : null}
    </section>
  );
}
