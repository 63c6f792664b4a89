import { Form, Link, useSubmit } from "react-router";
import { AddressSelect } from "../../../components/address-select.tsx";
import { Button } from "../../../components/button.tsx";
import { Options } from "../../../components/options.tsx";
import { useHydrated } from "../../../components/use-hydrated.ts";
import {
  APPLICATION_ORDERS,
  applicationListHref,
  type ApplicationQuery,
  OUTCOME_FILTERS,
  SCORE_FILTERS,
} from "../../../../server/domain/application-list.ts";
import { useFormats, useTexts } from "../../../components/use-texts.ts";
import { tracker } from "../../../texts/en/tracker.ts";

/** Filters on change with JavaScript, by its button without. Starts at the first page again. */
export function ApplicationFilters({ query }: { query: ApplicationQuery }) {
  const submit = useSubmit();
  const hydrated = useHydrated();
  const texts = useTexts("tracker", tracker);
  const formats = useFormats();
  const said = (options: readonly { value: string; label: string }[]) =>
    options.map(({ value, label }) => ({ value, label: texts.choice(label) }));
  return (
    <Form
      className="filters"
      method="get"
      preventScrollReset
      onChange={(event) => void submit(event.currentTarget, { preventScrollReset: true })}
    >
      <input type="hidden" name="list" value="applications" />
      {query.week === null ? null : <input type="hidden" name="week" value={query.week} />}
      <AddressSelect name="status" aria-label={texts.status} value={query.outcome ?? ""}>
        <option value="">{texts.allStatuses}</option>
        <Options of={said(OUTCOME_FILTERS)} />
      </AddressSelect>
      <AddressSelect name="score" aria-label={texts.score} value={query.score ?? ""}>
        <option value="">{texts.allScores}</option>
        <Options of={said(SCORE_FILTERS)} />
      </AddressSelect>
      <AddressSelect name="order" aria-label={texts.sort} value={query.order}>
        <Options of={said(APPLICATION_ORDERS)} />
      </AddressSelect>
      {hydrated ? null : (
        <Button type="submit" className="without-script">
          {texts.show}
        </Button>
      )}
      {query.week === null ? null : (
        <Link className="link small" to={applicationListHref({ ...query, week: null, page: 1 })}>
          {texts.weekOf(formats.longDate(query.week))} <span aria-hidden="true">×</span>
          <span className="visually-hidden">{texts.allWeeks}</span>
        </Link>
      )}
    </Form>
  );
}
