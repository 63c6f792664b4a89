import { randomUUID } from "node:crypto";
import { href, Link, useFetcher } from "react-router";
import { isoDay } from "../../../server/domain/iso-day.ts";
import { applicationListHref } from "../../../server/domain/application-list.ts";
import { APPLICATION_STATUSES, STATUS_NAMES } from "../../../server/domain/application-statuses.ts";
import { BRAND } from "../../../server/domain/brand.ts";
import { Button } from "../../components/button.tsx";
import { Field } from "../../components/field.tsx";
import { Options } from "../../components/options.tsx";
import { TextField } from "../../components/text-field.tsx";
import { useFailedForm } from "../../components/use-failed-form.ts";
import { requireUser } from "../../middleware/require-user.ts";
import type { Route } from "./+types/add-application";
import { ScreenStyles } from "../../components/screen-styles.tsx";
import styles from "../../styles/analytics.css?url";
import { useTexts } from "../../components/use-texts.ts";
import { tracker } from "../../texts/en/tracker.ts";

export const handle = { scripts: true, texts: ["tracker"] };

// It names itself, in the language of its texts.
export const meta: Route.MetaFunction = () => [];

export const middleware: Route.MiddlewareFunction[] = [requireUser];

export function loader() {
  return { key: randomUUID(), today: isoDay(new Date()) };
}

export default function AddApplication({ loaderData: { key, today } }: Route.ComponentProps) {
  const texts = useTexts("tracker", tracker);
  const fetcher = useFetcher();
  const { failed, errors } = useFailedForm("add-application");
  const statuses = APPLICATION_STATUSES.map((value) => ({ value, label: texts.choice(STATUS_NAMES[value]) }));
  return (
    <>
      <title>{`${texts.add} · ${BRAND}`}</title>
      <ScreenStyles href={styles} />
      <header className="screen-head">
        <h1>{texts.add}</h1>
        <p className="soft">{texts.addWhat}</p>
      </header>
      <fetcher.Form method="post" action={href("/forms/applications/add")} className="sheet ap-form" noValidate>
        <input type="hidden" name="returnTo" value={href("/analytics/applications/add")} />
        <input type="hidden" name="key" value={failed?.key ?? key} />
        <Field label={texts.jobTitle} error={errors.jobTitle}>
          {(control) => <TextField {...control} name="jobTitle" defaultValue={failed?.jobTitle ?? ""} />}
        </Field>
        <Field label={texts.company} error={errors.company}>
          {(control) => <TextField {...control} name="company" defaultValue={failed?.company ?? ""} />}
        </Field>
        <Field label={texts.address} hint={texts.addressHint} error={errors.address}>
          {(control) => <TextField {...control} name="address" inputMode="url" defaultValue={failed?.address ?? ""} />}
        </Field>
        <Field label={texts.appliedOn} error={errors.appliedOn}>
          {(control) => (
            <TextField {...control} name="appliedOn" type="date" defaultValue={failed?.appliedOn ?? today} />
          )}
        </Field>
        <Field label={texts.status} error={errors.status}>
          {(control) => (
            <select {...control} className="select" name="status" defaultValue={failed?.status ?? "applied"}>
              <Options of={statuses} />
            </select>
          )}
        </Field>
        <div className="ap-buttons">
          <Button asChild>
            <Link to={applicationListHref()}>Cancel</Link>
          </Button>
          <Button type="submit" look="ink" disabled={fetcher.state !== "idle"}>
            {texts.addNow}
          </Button>
        </div>
      </fetcher.Form>
    </>
  );
}
