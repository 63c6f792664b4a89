import { Form, Link, useSubmit } from "react-router";
import { Button } from "../../../components/button.tsx";
import { AddressSelect } from "../../../components/address-select.tsx";
import { HiddenParams } from "../../../components/hidden-params.tsx";
import { useHydrated } from "../../../components/use-hydrated.ts";
import { withoutDialog } from "../../../lib/dialogs.ts";
import type { CompanyCount } from "../company-groups.ts";
import { COMPANY_SORTS, type CompanySort, companySearch } from "../materials-params.ts";
import { useMaterialTexts } from "../material-texts.ts";

type CompanyListProps = { companies: CompanyCount[]; selected: string | null; sort: CompanySort; search: string };

/** The companies with their counts, as links, so that they need no script. */
export function CompanyList({ companies, selected, sort, search }: CompanyListProps) {
  const texts = useMaterialTexts();
  return (
    <nav className="companies sheet" aria-label={texts.companies}>
      <p className="soft small">{`${companies.length} companies with AI materials`}</p>
      <SortForm sort={sort} search={search} />
      <ul>
        {companies.map(({ name, count }) => (
          <li key={name}>
            <Link
              to={companySearch(search, name)}
              aria-current={name === selected ? "true" : undefined}
              preventScrollReset
            >
              {name}
              <span className="count">
                {count}
                <span className="visually-hidden">{texts.material(count)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SortForm({ sort, search }: Pick<CompanyListProps, "sort" | "search">) {
  const texts = useMaterialTexts();
  const submit = useSubmit();
  const hydrated = useHydrated();
  return (
    <Form
      className="row"
      method="get"
      preventScrollReset
      onChange={(event) => void submit(event.currentTarget, { preventScrollReset: true })}
    >
      <HiddenParams search={withoutDialog(search)} except={["companySort"]} />
      <AddressSelect name="companySort" aria-label={texts.sortCompanies} value={sort}>
        {COMPANY_SORTS.map(({ value, label }) => (
          <option key={value} value={value}>
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
