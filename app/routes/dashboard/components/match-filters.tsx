import { type ReactNode, type SubmitEvent, useRef } from "react";
import { href, Form, useSubmit } from "react-router";
import { FILTER_PARAMS, filtersOn, OPENED_SEARCH, tidyFilters } from "../../../../server/domain/match-filters.ts";
import { AddressBox } from "../../../components/address-box.tsx";
import { Button } from "../../../components/button.tsx";
import { HiddenParams } from "../../../components/hidden-params.tsx";
import { TextField } from "../../../components/text-field.tsx";
import { useDashboardTexts } from "../dashboard-texts.ts";
import { ChoiceFilters } from "./choice-filters.tsx";
import type { Narrowed } from "./narrowed.ts";
import { PayFilter } from "./pay-filter.tsx";
import { PlaceFilter } from "./place-filter.tsx";

const OWN_PARAMS = [...Object.values(FILTER_PARAMS).flat(), OPENED_SEARCH, "show", "dialog", "added"];

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
        <HiddenParams search={search} except={OWN_PARAMS} />
        {filters.isNew ? <input type="hidden" name="new" value="1" /> : null}
        <TextField
          {...{ name: "q", type: "search", maxLength: 120, defaultValue: filters.words, autoComplete: "off" }}
          key={`q ${filters.words}`}
          aria-label={texts.wordsInPosting}
          aria-describedby="narrow-words"
          placeholder={texts.wordsHint}
        />
        <PlaceFilter {...narrowed} />
        <ChoiceFilters {...narrowed} />
        <div className="narrow-last">
          <PayFilter {...narrowed} />
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

function AppliedBox({ filters, choices }: Narrowed) {
  return (
    <AddressBox name="applied" value="hide" isOn={filters.hidesApplied}>
      {useDashboardTexts().hideApplied(choices.applied)}
    </AddressBox>
  );
}
