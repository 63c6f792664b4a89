import { AddressBox } from "../../../components/address-box.tsx";
import { AddressSelect } from "../../../components/address-select.tsx";
import { TextField } from "../../../components/text-field.tsx";
import { useDashboardTexts } from "../dashboard-texts.ts";
import type { Narrowed } from "./narrowed.ts";

/** Pay in another currency is not converted: it counts as none that is named. */
export function PayFilter({ filters, choices }: Narrowed) {
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
