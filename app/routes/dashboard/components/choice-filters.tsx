import { AGE_FILTERS, EMPLOYMENT_FILTERS, WORKPLACE_FILTERS } from "../../../../server/domain/match-filters.ts";
import { AddressSelect } from "../../../components/address-select.tsx";
import { useDashboardTexts } from "../dashboard-texts.ts";
import type { Narrowed } from "./narrowed.ts";

type Counted = readonly { value: string; count: number }[];

/** Choices that would leave nothing stay away, but for the one that is made. */
function ChoiceSelect({
  counts,
  options,
  any,
  ...rest
}: {
  name: string;
  "aria-label": string;
  value: string | null;
  any: string;
  counts: Counted;
  options: readonly { value: string; label: string }[];
}) {
  const texts = useDashboardTexts();
  const countOf = (value: string) => counts.find((each) => each.value === value)?.count ?? 0;
  const shown = options.filter(({ value }) => countOf(value) > 0 || value === rest.value);
  return (
    <AddressSelect {...rest} value={rest.value ?? ""}>
      <option value="">{any}</option>
      {shown.map(({ value, label }) => (
        <option key={value} value={value}>{`${texts.choice(label)} (${countOf(value)})`}</option>
      ))}
    </AddressSelect>
  );
}

export function ChoiceFilters({ filters, choices }: Narrowed) {
  const texts = useDashboardTexts();
  const { workplace, source, age, employment } = filters;
  const known = choices.source.map(({ value }) => value);
  const sources = source === null || known.includes(source) ? known : [...known, source];
  return (
    <>
      <ChoiceSelect
        {...{ name: "remote", value: workplace, counts: choices.workplace, options: WORKPLACE_FILTERS }}
        aria-label={texts.workplace}
        any={texts.anyWorkplace}
      />
      <ChoiceSelect
        {...{ name: "age", value: age, counts: choices.age, options: AGE_FILTERS }}
        aria-label={texts.posted}
        any={texts.anyTime}
      />
      <ChoiceSelect
        {...{ name: "type", value: employment, counts: choices.employment, options: EMPLOYMENT_FILTERS }}
        aria-label={texts.employment}
        any={texts.anyEmployment}
      />
      <ChoiceSelect
        {...{ name: "source", value: source, counts: choices.source }}
        aria-label={texts.source}
        any={texts.anySource}
        options={sources.map((value) => ({ value, label: value }))}
      />
    </>
  );
}
