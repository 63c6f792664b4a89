import { Form, Link, useSubmit } from "react-router";
import { Button } from "../../../components/button.tsx";
import { useHydrated } from "../../../components/use-hydrated.ts";
import {
  APPLICATION_ORDERS,
  applicationListHref,
  type ApplicationQuery,
  OUTCOME_FILTERS,
  SCORE_FILTERS,
} from "../../../lib/application-list.ts";
import { longUsDate } from "../../../lib/relative-time.ts";

/** Narrows on change with JavaScript, by its button without (DEC-16). Starts at the first page again. */
export function ApplicationFilters({ query }: { query: ApplicationQuery }) {
  const submit = useSubmit();
  const hydrated = useHydrated();
  return (
    <Form
      // The choices follow the address, also by Back and by `Show all`.
      key={applicationListHref({ ...query, page: 1 })}
      className="an-filters"
      method="get"
      preventScrollReset
      onChange={(event) => void submit(event.currentTarget, { preventScrollReset: true })}
    >
      <input type="hidden" name="list" value="applications" />
      {query.week === null ? null : <input type="hidden" name="week" value={query.week} />}
      <select className="select" name="status" aria-label="Status" defaultValue={query.outcome ?? ""}>
        <option value="">All statuses</option>
        {OUTCOME_FILTERS.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <select className="select" name="score" aria-label="Score" defaultValue={query.score ?? ""}>
        <option value="">All scores</option>
        {SCORE_FILTERS.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <select className="select" name="order" aria-label="Sort applications" defaultValue={query.order}>
        {APPLICATION_ORDERS.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
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
