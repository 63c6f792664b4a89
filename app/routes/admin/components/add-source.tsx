import { href, Link, useFetcher, useLocation } from "react-router";
import type { SourceKindView } from "../../../../server/jobs/list-source-kinds.ts";
import { Button } from "../../../components/button.tsx";
import { DialogActions } from "../../../components/dialog-actions.tsx";
import { Facts } from "../../../components/facts.tsx";
import { Field } from "../../../components/field.tsx";
import { ModalDialog } from "../../../components/modal-dialog.tsx";
import { TextField } from "../../../components/text-field.tsx";
import { useFailedForm } from "../../../components/use-failed-form.ts";
import { useAdminTexts } from "../admin-texts.ts";
import { useFormats } from "../../../components/use-texts.ts";
import { withDialog } from "../../../lib/dialogs.ts";
import { ADD_SOURCE, settingControl, type TriedSource } from "../../../lib/source-fields.ts";

type AddSourceProps = { open: boolean; kinds: SourceKindView[]; chosen: SourceKindView | null; returnTo: string };

export function AddSource({ open, kinds, chosen, returnTo }: AddSourceProps) {
  const texts = useAdminTexts();
  return (
    <ModalDialog open={open} closeHref={returnTo} title={chosen ? texts.addSourceOf(chosen.label) : texts.addSource}>
      {chosen ? (
        <KindForm key={chosen.kind} kind={chosen} returnTo={returnTo} />
      ) : (
        <ByAddress kinds={kinds} returnTo={returnTo} />
      )}
    </ModalDialog>
  );
}

function ByAddress({ kinds, returnTo }: { kinds: SourceKindView[]; returnTo: string }) {
  const texts = useAdminTexts();
  const fetcher = useFetcher();
  const { failed: typed, errors } = useFailedForm(ADD_SOURCE);
  const { search } = useLocation();
  const isBusy = fetcher.state !== "idle";
  return (
    <fetcher.Form method="post" action={href("/forms/admin/try-source")}>
      <input type="hidden" name="returnTo" value={returnTo} />
      <Field label={texts.addressOfBoard} hint={texts.addressHint} error={errors.address}>
        {(control) => (
          <TextField {...control} name="address" defaultValue={typed?.address} autoComplete="off" inputMode="url" />
        )}
      </Field>
      <div className="source-kinds">
        <h3>{texts.orChooseKind}</h3>
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
          {isBusy ? texts.trying : texts.tryIt}
        </Button>
      </DialogActions>
    </fetcher.Form>
  );
}

function KindForm({ kind: chosen, returnTo }: { kind: SourceKindView; returnTo: string }) {
  const texts = useAdminTexts();
  const { list } = useFormats();
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
            {texts.anotherKind}
          </Link>
        </p>
        {missingKeys.length > 0 ? <p>{texts.readWhenSetOnServer(list(missingKeys))}</p> : null}
        {rules ? <p>{rules}</p> : null}
        {attribution ? <p className="soft small">{texts.jobsWillShow(attribution.text)}</p> : null}
        {fields.map(({ name, label, hint, isRequired }) => (
          <Field
            key={name}
            label={isRequired ? label : texts.optional(label)}
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
          {isBusy ? texts.asking : texts.tryIt}
        </Button>
        <Button
          type="submit"
          formAction={href("/forms/admin/add-source")}
          look={tried ? "ink" : "line"}
          disabled={isBusy}
        >
          {texts.addSource}
        </Button>
      </DialogActions>
    </fetcher.Form>
  );
}

function Tried({ name, postings, leftOut, why }: TriedSource) {
  const texts = useAdminTexts();
  return (
    <section className="source-tried" aria-labelledby="source-tried">
      <h3 id="source-tried">{name}</h3>
      {postings.length === 0 ? <p>{texts.listsNone}</p> : null}
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
      {leftOut > 0 ? <p className="soft small">{texts.leftOutSoFar(leftOut, why ?? "")}</p> : null}
    </section>
  );
}
