import { href, useFetcher } from "react-router";
import type { OneApplication } from "../../../server/applications/find-application.ts";
import { isDue } from "../../../server/domain/application-notes.ts";
import { Badge } from "../../components/badge.tsx";
import { Button } from "../../components/button.tsx";
import { Field } from "../../components/field.tsx";
import { TextField } from "../../components/text-field.tsx";
import { useFailedForm } from "../../components/use-failed-form.ts";
import { useTexts } from "../../components/use-texts.ts";
import { tracker } from "../../texts/en/tracker.ts";

type DetailsProps = { application: OneApplication; today: string; returnTo: string };

export function Details({ application, today, returnTo }: DetailsProps) {
  const texts = useTexts("tracker", tracker);
  const fetcher = useFetcher();
  const { failed, errors } = useFailedForm("application-details");
  const { id, nextStep, nextOn, contact, pay } = application;
  return (
    <section className="sheet ap-part" aria-labelledby="details-title">
      <h2 id="details-title">
        {texts.comesNext} {isDue(application, today) ? <Badge>{texts.due}</Badge> : null}
      </h2>
      <fetcher.Form method="post" action={href("/forms/applications/details")} className="ap-form" noValidate>
        <input type="hidden" name="applicationId" value={id} />
        <input type="hidden" name="returnTo" value={returnTo} />
        <Field label={texts.nextStep} error={errors.nextStep}>
          {(control) => (
            <TextField
              {...control}
              name="nextStep"
              placeholder={texts.nextStepHint}
              defaultValue={failed?.nextStep ?? nextStep}
            />
          )}
        </Field>
        <Field label={texts.dueOn} error={errors.nextOn}>
          {(control) => (
            <TextField {...control} name="nextOn" type="date" defaultValue={failed?.nextOn ?? nextOn ?? ""} />
          )}
        </Field>
        <Field label={texts.contact} hint={texts.contactHint} error={errors.contact}>
          {(control) => <TextField {...control} name="contact" defaultValue={failed?.contact ?? contact} />}
        </Field>
        <Field label={texts.pay} error={errors.pay}>
          {(control) => <TextField {...control} name="pay" defaultValue={failed?.pay ?? pay} />}
        </Field>
        <div className="ap-buttons">
          <Button type="submit" look="ink" disabled={fetcher.state !== "idle"}>
            Save
          </Button>
        </div>
      </fetcher.Form>
    </section>
  );
}
