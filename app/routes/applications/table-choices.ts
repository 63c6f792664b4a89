import {
  DAY_ORDERS,
  type DayOrder,
  TABLE_FIELDS,
  type TableColumns,
} from "../../../server/domain/application-import.ts";
import { dayOf } from "../../../server/domain/application-list.ts";
import type { TableChoices } from "../../../server/applications/import/plan-import.ts";

type Params = Pick<URLSearchParams, "has"> & { get(name: string): FormDataEntryValue | null };

/** The fields beside those of the columns. */
export const ORDER_FIELD = "order";
export const USUAL_DAY_FIELD = "day";

/** In the United States days are written with the month first; everywhere else a browser is set to, the day is. */
export function usualDayOrder(request: Request): DayOrder {
  const [language = ""] = (request.headers.get("accept-language") ?? "").split(",");
  return /^en(-US)?$/i.test(language.trim()) ? "month-first" : "day-first";
}

function columnsOf(params: Params): TableColumns | null {
  if (!TABLE_FIELDS.some(({ field }) => params.has(field))) return null;
  return Object.fromEntries(
    TABLE_FIELDS.flatMap(({ field }) => {
      const told = params.get(field);
      return typeof told === "string" && /^\d{1,3}$/.test(told) ? [[field, Number(told)]] : [];
    }),
  );
}

/** How a table is to be read, from an address or a form; what is not said there is guessed. */
export function readTableChoices(params: Params, usualOrder: DayOrder): TableChoices {
  const order = params.get(ORDER_FIELD);
  const usualDay = params.get(USUAL_DAY_FIELD);
  return {
    columns: columnsOf(params),
    order: DAY_ORDERS.find((each) => each === order) ?? null,
    usualOrder,
    usualDay: dayOf(typeof usualDay === "string" ? usualDay : null) ?? "",
    now: new Date(),
  };
}
