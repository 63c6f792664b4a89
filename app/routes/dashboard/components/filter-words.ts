import {
  AGE_FILTERS,
  EMPLOYMENT_FILTERS,
  type FilterName,
  type MatchFilters,
  WORKPLACE_FILTERS,
} from "../../../../server/domain/match-filters.ts";
import { useFormats } from "../../../components/use-texts.ts";
import { useDashboardTexts } from "../dashboard-texts.ts";

function labelOf(options: readonly { value: string; label: string }[], value: string | null): string {
  return options.find((option) => option.value === value)?.label ?? "";
}

/** Says of a filter that is on what it asks for. */
export function useFilterText() {
  const texts = useDashboardTexts();
  const { money } = useFormats();
  return (name: FilterName, filters: MatchFilters, isMeasured: boolean): string => {
    switch (name) {
      case "words":
        return texts.wordsAre(filters.words);
      case "place":
        return isMeasured ? texts.within(filters.withinMiles, filters.place) : texts.inPlace(filters.place);
      case "workplace":
        return texts.choice(labelOf(WORKPLACE_FILTERS, filters.workplace));
      case "pay":
        return texts.atLeast(money(filters.pay ?? 0, filters.currency ?? "USD"));
      case "source":
        return texts.from(filters.source ?? "");
      case "age":
        return texts.choice(labelOf(AGE_FILTERS, filters.age));
      case "employment":
        return texts.choice(labelOf(EMPLOYMENT_FILTERS, filters.employment));
      case "applied":
        return texts.notAppliedTo;
      case "arrived":
        return texts.newSinceLook;
    }
  };
}
