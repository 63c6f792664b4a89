import { type ReactNode, type SubmitEvent, useRef } from "react";
import { href, Form, useSubmit } from "react-router";
import {
  AGE_FILTERS,
  EMPLOYMENT_FILTERS,
  FILTER_PARAMS,
  filtersOn,
  OPENED_SEARCH,
  tidyFilters,
  WITHIN_MILES,
  WORKPLACE_FILTERS,
} from "../../../../server/domain/match-filters.ts";
import type { MatchList } from "../../../../server/matches/find-match-list.ts";
import { AddressBox } from "../../../components/address-box.tsx";
import { AddressSelect } from "../../../components/address-select.tsx";
import { Button } from "../../../components/button.tsx";
import { TextField } from "../../../components/text-field.tsx";
import { useDashboardTexts } from "../dashboard-texts.ts";

export type Narrowed = Pick<MatchList, "total" | "unfiltered" | "filters" | "choices" | "without" | "news">;

const OWN_PARAMS: ReadonlySet<string> = new Set([
  ...Object.values(FILTER_PARAMS).flat(),
  OPENED_SEARCH,
  "show",
  "dialog",
  "added",
]);

/** Leads to the list as the form narrows it; what is left empty stays out of the address. */
function useNarrow() {
  const submit = useSubmit();
  return (form: HTMLFormElement) => {
    const given = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === "string");
    const params = new URLSearchParams(given);
    tidyFilters(params);
    void submit(params, { preventScrollReset: true });
  };
}

type MatchFiltersProps = { narrowed: Narrowed; search: string; tools?: ReactNode };

/** Narrows the list: by its button, and with JavaScript by every choice at once. */
export function MatchFilters({ narrowed, search, tools }: MatchFiltersProps) {
  const texts = useDashboardTexts();
  const narrow = useNarrow();
  const fold = useRef<HTMLDetailsElement>(null);
  const { filters } = narrowed;
  const on = filtersOn(filters).length;
  const kept = [...new URLSearchParams(search)].filter(([name]) => !OWN_PARAMS.has(name));
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    narrow(event.currentTarget);
    // On a phone what was found is in sight again.
    if (fold.current) fold.current.open = false;
  };
  return (
    <details className="narrow sheet" ref={fold}>
      <summary>
        {texts.searchAndFilter} <span className="soft small">{on > 0 ? texts.filtersOn(on) : ""}</span>
      </summary>
      <Form
        role="search"
        aria-label={texts.jobMatches}
        className="filters"
        method="get"
        action={href("/")}
        onSubmit={send}
        onChange={(event) => {
          const target: EventTarget = event.target;
          const isBox = target instanceof HTMLInputElement && target.type === "checkbox";
          if (isBox || target instanceof HTMLSelectElement) narrow(event.currentTarget);
        }}
      >
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {filters.isNew ? <input type="hidden" name="new" value="1" /> : null}
        <TextField
          {...{ name: "q", type: "search", maxLength: 120, defaultValue: filters.words, autoComplete: "off" }}
          key={`q ${filters.words}`}
          aria-label={texts.wordsInPosting}
          aria-describedby="narrow-words"
          placeholder={texts.wordsHint}
        />
        <PlaceFields {...narrowed} />
        <Choices {...narrowed} />
        <div className="narrow-last">
          <PayFields {...narrowed} />
          <AppliedBox {...narrowed} />
          <Button type="submit">{texts.showJobs}</Button>
        </div>
        <p className="narrow-hint" id="narrow-words">
          {texts.filtersExplained}
        </p>
      </Form>
      {tools}
    </details>
  );
}

function PlaceFields({ filters, choices }: Narrowed) {
  const texts = useDashboardTexts();
  const within =
    choices.within ?? WITHIN_MILES.map((miles) => ({ value: String(miles), count: null as number | null }));
  return (
    <>
      <TextField
        {...{ name: "place", maxLength: 120, defaultValue: filters.place, autoComplete: "off" }}
        key={`place ${filters.place}`}
        aria-label={texts.place}
        aria-describedby="narrow-place"
        placeholder={texts.placeHint}
      />
      <AddressSelect name="within" aria-label={texts.distance} value={String(filters.withinMiles)}>
        {within.map(({ value, count }) => (
          <option key={value} value={value}>
            {count === null ? texts.miles(value) : `${texts.miles(value)} (${count})`}
          </option>
        ))}
      </AddressSelect>
      <span className="visually-hidden" id="narrow-place">
        {texts.milesExplained}
      </span>
    </>
  );
}

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

function Choices({ filters, choices }: Narrowed): ReactNode {
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

/** Pay in another currency is not converted: it counts as none that is named. */
function PayFields({ filters, choices }: Narrowed) {
  const texts = useDashboardTexts();
  const { pay, keepsUnpaid } = filters;
  const currency = filters.currency ?? "USD";
  return (
    <>
      <TextField
        {...{ name: "pay", inputMode: "numeric", maxLength: 20, defaultValue: pay ?? "", autoComplete: "off" }}
        key={`pay ${pay}`}
        aria-label={texts.leastPay(currency)}
        placeholder={texts.leastPay(currency)}
      />
      {choices.currencies.length > 1 ? (
        <AddressSelect name="currency" aria-label={texts.currency} value={currency}>
          {choices.currencies.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </AddressSelect>
      ) : null}
      <AddressBox name="unpaid" value="keep" isOn={pay === null || keepsUnpaid}>
        {choices.currencies.length > 1 ? texts.includeUnpaidIn(currency) : texts.includeUnpaid}
        {choices.unpaid === null ? "" : ` (${choices.unpaid})`}
      </AddressBox>
    </>
  );
}

function AppliedBox({ filters, choices }: Narrowed) {
  return (
    <AddressBox name="applied" value="hide" isOn={filters.hidesApplied}>
      {useDashboardTexts().hideApplied(choices.applied)}
    </AddressBox>
  );
}
