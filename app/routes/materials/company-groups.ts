import type { ShownMaterial } from "../../../server/domain/material-view.ts";
import { companyOfTitle } from "../../lib/company-of-title.ts";
import type { CompanySort } from "./materials-params.ts";

export type CompanyCount = { name: string; count: number };

const byName = new Intl.Collator("en", { sensitivity: "base", numeric: true });

/** The materials under each company's exact name, newest first. */
export function groupByCompany<Item extends Pick<ShownMaterial, "title" | "createdAt">>(
  items: Item[],
): Map<string, Item[]> {
  const newestFirst = items.toSorted((one, other) => timeOf(other) - timeOf(one));
  return Map.groupBy(newestFirst, (item) => companyOfTitle(item.title));
}

// A date that cannot be read counts as the oldest.
function timeOf({ createdAt }: { createdAt: string }): number {
  const time = Date.parse(createdAt);
  return Number.isNaN(time) ? 0 : time;
}

/** Most materials first; ties go by name. */
export function sortCompanies(companies: CompanyCount[], sort: CompanySort): CompanyCount[] {
  const name = (one: CompanyCount, other: CompanyCount) => byName.compare(one.name, other.name);
  switch (sort) {
    case "name-asc":
      return companies.toSorted(name);
    case "name-desc":
      return companies.toSorted((one, other) => name(other, one));
    case "most":
      return companies.toSorted((one, other) => other.count - one.count || name(one, other));
    case "least":
      return companies.toSorted((one, other) => one.count - other.count || name(one, other));
  }
}
