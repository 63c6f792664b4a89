import { href, useFetcher } from "react-router";
import { findKeptTable } from "../../../server/applications/import/kept-table.ts";
import { planImport } from "../../../server/applications/import/plan-import.ts";
import { MAX_TABLE_MEGABYTES } from "../../../server/domain/application-import.ts";
import { BRAND } from "../../../server/domain/brand.ts";
import { Button } from "../../components/button.tsx";
import { Field } from "../../components/field.tsx";
import { ScreenStyles } from "../../components/screen-styles.tsx";
import { useFailedForm } from "../../components/use-failed-form.ts";
import { requireUser } from "../../middleware/require-user.ts";
import { requireSignedIn } from "../../middleware/session.ts";
import styles from "../../styles/analytics.css?url";
import type { Route } from "./+types/import-applications";
import { ReadTable } from "./read-table.tsx";
import { readTableChoices, usualDayOrder } from "./table-choices.ts";
import { useTableTexts } from "./table-texts.ts";
import { readLanguage } from "../../../server/http/visitor-language.ts";
import { sayIn } from "../../texts/sentences.ts";

export const handle = { scripts: true, texts: ["tables", "tracker"] };

// It names itself, in the language of its texts.
export const meta: Route.MetaFunction = () => [];

export const middleware: Route.MiddlewareFunction[] = [requireUser];

/** So many of each are shown; the rest is counted. */
const SHOWN = { applications: 10, remarks: 50 };

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { user } = requireSignedIn(context);
  const choices = readTableChoices(url.searchParams, usualDayOrder(request));
  const table = await findKeptTable(user, choices.now);
  if (!table) return { read: null };
  const language = readLanguage(request.headers);
  const { applications, remarks, ...plan } = await planImport(user._id, table.text, choices);
  return {
    read: {
      ...plan,
      filename: table.filename,
      usualDay: choices.usualDay,
      fresh: applications.length,
      applications: applications.slice(0, SHOWN.applications).map(({ key, notes, ...application }) => application),
      leftOut: remarks.filter(({ isLeftOut }) => isLeftOut).length,
      remarked: remarks.length,
      remarks: remarks.slice(0, SHOWN.remarks).map((remark) => ({ ...remark, says: sayIn(language, remark.says) })),
      ended: plan.ended === null ? null : sayIn(language, plan.ended),
    },
  };
}

export type TableRead = NonNullable<Awaited<ReturnType<typeof loader>>["read"]>;

export default function ImportApplications({ loaderData: { read } }: Route.ComponentProps) {
  const texts = useTableTexts();
  return (
    <>
      <title>{`${texts.title} · ${BRAND}`}</title>
      <ScreenStyles href={styles} />
      <header className="screen-head">
        <h1>{texts.title}</h1>
        <p className="soft">{texts.fromWhere(BRAND)}</p>
      </header>
      <FileForm isSecond={read !== null} />
      {read ? <ReadTable read={read} /> : null}
    </>
  );
}

function FileForm({ isSecond }: { isSecond: boolean }) {
  const texts = useTableTexts();
  const fetcher = useFetcher();
  const { errors } = useFailedForm("import-table");
  return (
    <fetcher.Form
      method="post"
      action={href("/forms/applications/import-file")}
      className="sheet ap-form"
      encType="multipart/form-data"
      noValidate
    >
      <input type="hidden" name="returnTo" value={href("/analytics/applications/import")} />
      <Field
        label={isSecond ? texts.anotherTable : texts.table}
        hint={texts.tableHint(MAX_TABLE_MEGABYTES)}
        error={errors.file}
      >
        {(control) => <input {...control} type="file" name="file" accept=".csv,.tsv,.txt,text/csv" />}
      </Field>
      <div className="ap-buttons">
        <Button type="submit" look={isSecond ? undefined : "ink"} disabled={fetcher.state !== "idle"}>
          {fetcher.state === "idle" ? texts.readTable : texts.reading}
        </Button>
      </div>
    </fetcher.Form>
  );
}
