import { type ChangeEvent, useState } from "react";
import { Form, Link, useSubmit } from "react-router";
import { Button } from "../../../components/button.tsx";
import { useHydrated } from "../../../components/use-hydrated.ts";
import {
  APPLICATION_ORDERS,
  applicationListHref,
  type ApplicationQuery,
  OUTCOME_FILTERS,
  parseApplicationQuery,
  SCORE_FILTERS,
} from "../../../lib/application-list.ts";
import { longUsDate } from "../../../lib/relative-time.ts";

/** Narrows on change with JavaScript, by its button without (DEC-16). Starts at the first page again. */
export function ApplicationFilters({ query }: { query: ApplicationQuery }) {
  const submit = useSubmit();
  const hydrated = useHydrated();
  const address = applicationListHref({ ...query, page: 1 });
  const [chosen, setChosen] = useState({ address, query });
  // The choices follow the address, also when Back or a link changed it.
  if (chosen.address !== address) setChosen({ address, query });
  function choose({ currentTarget: { form } }: ChangeEvent<HTMLSelectElement>): void {
    if (!form) return;
    const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
    setChosen({ address, query: parseApplicationQuery(String(new URLSearchParams(fields))) });
    void submit(form, { preventScrollReset: true });
  }
  const { outcome, score, order } = chosen.query;
  return (
    <Form className="filters" method="get" autoComplete="off" preventScrollReset>
      <input type="hidden" name="list" value="applications" />
      {query.week === null ? null : <input type="hidden" name="week" value={query.week} />}
      <select className="select" name="status" aria-label="Status" value={outcome ?? ""} onChange={choose}>
        <option value="">All statuses</option>
        <Options of={OUTCOME_FILTERS} />
      </select>
      <select className="select" name="score" aria-label="Score" value={score ?? ""} onChange={choose}>
        <option value="">All scores</option>
        <Options of={SCORE_FILTERS} />
      </select>
      <select className="select" name="order" aria-label="Sort applications" value={order} onChange={choose}>
        <Options of={APPLICATION_ORDERS} />
      </select>
      {hydrated ? null : (
        <Button type="submit" className="without-script">
          Show
        </Button>
      )}
      {query.week === null ? null : (
        <Link className="link small" to={applicationListHref({ ...query, week: null, page: 1 })}>
          Week of {longUsDate(query.week)} <span aria-hidden="true">×</span>
          <span className="visually-hidden">, show all weeks</span>
        </Link>
      )}
    </Form>
  );
}

function Options({ of }: { of: readonly { value: string; label: string }[] }) {
  return of.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
