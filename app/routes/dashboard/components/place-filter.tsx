import { WITHIN_MILES } from "../../../../server/domain/match-filters.ts";
import { AddressSelect } from "../../../components/address-select.tsx";
import { TextField } from "../../../components/text-field.tsx";
import { useDashboardTexts } from "../dashboard-texts.ts";
import type { Narrowed } from "./narrowed.ts";

export function PlaceFilter({ filters, choices }: Narrowed) {
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
