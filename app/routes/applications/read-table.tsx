import { Form, href, Link, useFetcher } from "react-router";
import { DAY_ORDERS, type DayOrder, TABLE_FIELDS } from "../../../server/domain/application-import.ts";
import { applicationListHref } from "../../../server/domain/application-list.ts";
import { STATUS_NAMES } from "../../../server/domain/application-statuses.ts";
import { counted } from "../../../server/domain/counted.ts";
import { Button } from "../../components/button.tsx";
import { Field } from "../../components/field.tsx";
import { Options } from "../../components/options.tsx";
import { TextField } from "../../components/text-field.tsx";
import { longUsDate } from "../../lib/relative-time.ts";
import type { TableRead } from "./import-applications.tsx";
import { ORDER_FIELD, USUAL_DAY_FIELD } from "./table-choices.ts";

const ORDER_LABELS: Record<DayOrder, string> = {
  "day-first": "The day first: 31/12/2026",
  "month-first": "The month first: 12/31/2026",
};

const ORDERS = DAY_ORDERS.map((value) => ({ value, label: ORDER_LABELS[value] }));

export function ReadTable({ read }: { read: TableRead }) {
  return (
    <>
      <section className="sheet ap-part im-read" aria-labelledby="read-title">
        <h2 id="read-title">What “{read.filename}” holds</h2>
        <p role="status">{summaryOf(read)}</p>
        {read.ended ? <p>{read.ended}</p> : null}
        <DaysRead days={read.days} />
        <ul className="im-rows">
          {read.applications.map(({ row, jobTitle, company, appliedOn, status }) => (
            <li key={row}>
              <strong>{jobTitle}</strong>
              {company === "" ? "" : ` at ${company}`}
              <span className="soft small num">
                Applied on {longUsDate(appliedOn)}, {STATUS_NAMES[status]}
              </span>
            </li>
          ))}
        </ul>
        {read.fresh > read.applications.length ? (
          <p className="soft small">and {read.fresh - read.applications.length} more</p>
        ) : null}
        <Remarks read={read} />
        <ImportForm read={read} />
      </section>
      {/* Another table, or another reading, begins with its own choices. */}
      <ColumnsForm key={JSON.stringify([read.filename, read.names, read.columns, read.days])} read={read} />
    </>
  );
}

function summaryOf({ fresh, known, leftOut }: TableRead): string {
  const parts = [
    `${counted(fresh, "application is", "applications are")} new`,
    known > 0 ? `${known} ${known === 1 ? "is" : "are"} in your list already` : "",
    leftOut > 0 ? `${counted(leftOut, "row is", "rows are")} left out` : "",
  ];
  return `${parts.filter(Boolean).join(", ")}.`;
}

function DaysRead({ days: { example, exampleDay, isTold } }: Pick<TableRead, "days">) {
  if (example === null || exampleDay === null) return null;
  return (
    <p>
      {`“${example}” is read as ${longUsDate(exampleDay)}${isTold ? ", as other days of the table show" : ""}. `}
      {isTold ? "" : "If it means the other day, change it under “How it is read”."}
    </p>
  );
}

function Remarks({ read: { remarks, remarked } }: { read: TableRead }) {
  if (remarks.length === 0) return null;
  return (
    <details open={remarks.length <= 5}>
      <summary>{counted(remarked, "remark")} on single rows</summary>
      <ul className="im-remarks small">
        {remarks.map(({ row, says, isLeftOut }) => (
          <li key={`${row} ${says}`}>{`Row ${row}: ${says}${isLeftOut ? " (left out)" : ""}`}</li>
        ))}
        {remarked > remarks.length ? <li>and {remarked - remarks.length} more</li> : null}
      </ul>
    </details>
  );
}

function ImportForm({ read: { columns, days, usualDay, fresh } }: { read: TableRead }) {
  const fetcher = useFetcher();
  return (
    <fetcher.Form method="post" action={href("/forms/applications/import")} className="ap-buttons">
      <input type="hidden" name="returnTo" value={href("/analytics/applications/import")} />
      {TABLE_FIELDS.map(({ field }) => (
        <input key={field} type="hidden" name={field} value={columns[field] ?? ""} />
      ))}
      <input type="hidden" name={ORDER_FIELD} value={days.order} />
      <input type="hidden" name={USUAL_DAY_FIELD} value={usualDay} />
      <Button asChild>
        <Link to={applicationListHref()}>Cancel</Link>
      </Button>
      {fresh > 0 ? (
        <Button type="submit" look="ink" disabled={fetcher.state !== "idle"}>
          Import {counted(fresh, "application")}
        </Button>
      ) : null}
    </fetcher.Form>
  );
}

function ColumnsForm({ read: { names, columns, days, usualDay } }: { read: TableRead }) {
  const taken = new Set(Object.values(columns));
  const others = names.filter((_, at) => !taken.has(at));
  const options = [
    { value: "", label: "Not in this table" },
    ...names.map((name, at) => ({ value: String(at), label: name === "" ? `Column ${at + 1}` : name })),
  ];
  return (
    <Form method="get" className="sheet ap-part im-columns" aria-labelledby="columns-title" preventScrollReset>
      <h2 id="columns-title">How it is read</h2>
      {others.length > 0 ? <p className="soft small">Not taken over: {others.join(", ")}</p> : null}
      <div className="im-fields">
        {TABLE_FIELDS.map(({ field, label }) => (
          <Field key={field} label={label}>
            {(control) => (
              <select {...control} className="select" name={field} defaultValue={String(columns[field] ?? "")}>
                <Options of={options} />
              </select>
            )}
          </Field>
        ))}
        <Field label="03/04/2026 has">
          {(control) => (
            <select {...control} className="select" name={ORDER_FIELD} defaultValue={days.order}>
              <Options of={ORDERS} />
            </select>
          )}
        </Field>
        <Field label="Day of rows that tell none">
          {(control) => <TextField {...control} name={USUAL_DAY_FIELD} type="date" defaultValue={usualDay} />}
        </Field>
      </div>
      <div className="ap-buttons">
        <Button type="submit">Read it this way</Button>
      </div>
    </Form>
  );
}
