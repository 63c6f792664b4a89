import {
  AGE_FILTERS,
  EMPLOYMENT_FILTERS,
  type FilterName,
  type MatchFilters,
  WORKPLACE_FILTERS,
} from "../../../../server/domain/match-filters.ts";

function money(amount: number, currency: string): string {
  return amount.toLocaleString("en-US", { style: "currency", currency, maximumFractionDigits: 0 });
}

function labelOf(options: readonly { value: string; label: string }[], value: string | null): string {
  return options.find((option) => option.value === value)?.label ?? "";
}

export function filterText(name: FilterName, filters: MatchFilters, isMeasured: boolean): string {
  switch (name) {
    case "words":
      return `Words: ${filters.words}`;
    case "place":
      return isMeasured ? `Within ${filters.withinMiles} miles of ${filters.place}` : `In ${filters.place}`;
    case "workplace":
      return labelOf(WORKPLACE_FILTERS, filters.workplace);
    case "pay":
      return `At least ${money(filters.pay ?? 0, filters.currency ?? "USD")} a year`;
    case "source":
      return `From ${filters.source}`;
    case "age":
      return labelOf(AGE_FILTERS, filters.age);
    case "employment":
      return labelOf(EMPLOYMENT_FILTERS, filters.employment);
    case "applied":
      return "Not applied to";
    case "arrived":
      return "New since your last look";
  }
}
