import { Form, useSubmit } from "react-router";
import { MATCH_SORTS, type MatchSort } from "../../../../server/domain/match-sorts.ts";
import { AddressSelect } from "../../../components/address-select.tsx";
import { Button } from "../../../components/button.tsx";
import { HiddenParams } from "../../../components/hidden-params.tsx";
import { useHydrated } from "../../../components/use-hydrated.ts";
import { useDashboardTexts } from "../dashboard-texts.ts";

/** Sorts on change with JavaScript, by its button without. Sorting shows the first six again. */
export function SortForm({ sort, search }: { sort: MatchSort; search: string }) {
  const submit = useSubmit();
  const hydrated = useHydrated();
  const texts = useDashboardTexts();
  return (
    <Form
      method="get"
      preventScrollReset
      onChange={(event) => void submit(event.currentTarget, { preventScrollReset: true })}
    >
      <HiddenParams search={search} except={["sort", "show", "dialog"]} />
      <AddressSelect name="sort" aria-label={texts.sortJobs} value={sort}>
        {MATCH_SORTS.map(({ value, label, spoken }) => (
          <option key={value} value={value} aria-label={spoken}>
            {label}
          </option>
        ))}
      </AddressSelect>
      {hydrated ? null : (
        <Button type="submit" className="without-script">
          {texts.sort}
        </Button>
      )}
    </Form>
  );
}
