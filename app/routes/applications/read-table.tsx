import { Form, href, Link, useFetcher } from "react-router";
import { DAY_ORDERS, type DayOrder, TABLE_FIELDS } from "../../../server/domain/application-import.ts";
import { applicationListHref } from "../../../server/domain/application-list.ts";
import { STATUS_NAMES } from "../../../server/domain/application-statuses.ts";
import { Button } from "../../components/button.tsx";
import { Field } from "../../components/field.tsx";
import { Options } from "../../components/options.tsx";
import { TextField } from "../../components/text-field.tsx";
import type { TableRead } from "./import-applications.tsx";
import { ORDER_FIELD, USUAL_DAY_FIELD } from "./table-choices.ts";
import { useTableTexts } from "./table-texts.ts";
import { useFormats, useTexts } from "../../components/use-texts.ts";
import { tracker } from "../../texts/en/tracker.ts";
import type { Texts } from "../../texts/load-texts.ts";

const ORDER_LABELS = {
  "day-first": "dayFirst",
  "month-first": "monthFirst",
} as const satisfies Record<DayOrder, keyof Texts["tables"]>;

export function ReadTable({ read }: { read: TableRead }) {
  const { longDate } = useFormats();
  const texts = useTableTexts();
  const { choice } = useTexts("tracker", tracker);
  return (
    <>
      <section className="sheet ap-part im-read" aria-labelledby="read-title">
        <h2 id="read-title">{texts.holds(read.filename)}</h2>
        <p role="status">{summaryOf(read, texts)}</p>
        {read.ended ? <p>{read.ended}</p> : null}
        <DaysRead days={read.days} />
        <ul className="im-rows">
          {read.applications.map(({ row, jobTitle, company, appliedOn, status }) => (
            <li key={row}>
              <strong>{jobTitle}</strong>
              {company === "" ? "" : texts.at(company)}
              <span className="soft small num">
                {texts.appliedOn(longDate(appliedOn), choice(STATUS_NAMES[status]))}
              </span>
            </li>
          ))}
        </ul>
        {read.fresh > read.applications.length ? (
          <p className="soft small">{texts.andMore(read.fresh - read.applications.length)}</p>
        ) : null}
        <Remarks read={read} />
        <ImportForm read={read} />
      </section>
      {/* Another table, or another reading, begins with its own choices. */}
      <ColumnsForm key={JSON.stringify([read.filename, read.names, read.columns, read.days])} read={read} />
    </>
  );
}

function summaryOf({ fresh, known, leftOut }: TableRead, texts: Texts["tables"]): string {
  const parts = [
    texts.areNew(fresh),
    known > 0 ? texts.areKnown(known) : "",
    leftOut > 0 ? texts.areLeftOut(leftOut) : "",
  ];
  return parts.filter(Boolean).join(" ");
}

function DaysRead({ days: { example, exampleDay, isTold } }: Pick<TableRead, "days">) {
  const { longDate } = useFormats();
  const texts = useTableTexts();
  if (example === null || exampleDay === null) return null;
  return (
    <p>
      {isTold
        ? texts.readAsTold(example, longDate(exampleDay))
        : `${texts.readAs(example, longDate(exampleDay))} ${texts.ifOther}`}
    </p>
  );
}

function Remarks({ read: { remarks, remarked } }: { read: TableRead }) {
  const texts = useTableTexts();
  if (remarks.length === 0) return null;
  return (
    <details open={remarks.length <= 5}>
      <summary>{texts.remarks(remarked)}</summary>
      <ul className="im-remarks small">
        {remarks.map(({ row, says, isLeftOut }) => (
          <li key={`${row} ${says}`}>{`${texts.rowSays(row, says)}${isLeftOut ? ` ${texts.leftOut}` : ""}`}</li>
        ))}
        {remarked > remarks.length ? <li>{texts.andMore(remarked - remarks.length)}</li> : null}
      </ul>
    </details>
  );
}

function ImportForm({ read: { columns, days, usualDay, fresh } }: { read: TableRead }) {
  const texts = useTableTexts();
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
          {texts.importThem(fresh)}
        </Button>
      ) : null}
    </fetcher.Form>
  );
}

function ColumnsForm({ read: { names, columns, days, usualDay } }: { read: TableRead }) {
  const texts = useTableTexts();
  const orders = DAY_ORDERS.map((value) => ({ value, label: texts[ORDER_LABELS[value]] }));
  const taken = new Set(Object.values(columns));
  const others = names.filter((_, at) => !taken.has(at));
  const options = [
    { value: "", label: texts.notInTable },
    ...names.map((name, at) => ({ value: String(at), label: name === "" ? texts.column(at + 1) : name })),
  ];
  return (
    <Form method="get" className="sheet ap-part im-columns" aria-labelledby="columns-title" preventScrollReset>
      <h2 id="columns-title">{texts.howRead}</h2>
      {others.length > 0 ? <p className="soft small">{texts.notTakenOver(others.join(", "))}</p> : null}
      <div className="im-fields">
        {TABLE_FIELDS.map(({ field, label }) => (
          <Field key={field} label={texts.field(label)}>
            {(control) => (
              <select {...control} className="select" name={field} defaultValue={String(columns[field] ?? "")}>
                <Options of={options} />
              </select>
            )}
          </Field>
        ))}
        <Field label={texts.thatDayHas}>
          {(control) => (
            <select {...control} className="select" name={ORDER_FIELD} defaultValue={days.order}>
              <Options of={orders} />
            </select>
          )}
        </Field>
        <Field label={texts.usualDay}>
          {(control) => <TextField {...control} name={USUAL_DAY_FIELD} type="date" defaultValue={usualDay} />}
        </Field>
      </div>
      <div className="ap-buttons">
        <Button type="submit">{texts.readThisWay}</Button>
      </div>
    </Form>
  );
}
