import { Link } from "react-router";
import { counted } from "../../../../server/domain/counted.ts";
import { type FilterName, filtersOn, onlyNew, withoutFilters } from "../../../../server/domain/match-filters.ts";
import { Button } from "../../../components/button.tsx";
import { dayText } from "../../../lib/relative-time.ts";
import { filterText } from "./filter-words.ts";
import type { Narrowed } from "./match-filters.tsx";

type NarrowedProps = { narrowed: Narrowed; search: string };

function textOf({ filters, choices }: Narrowed, name: FilterName): string {
  return filterText(name, filters, choices.within !== null);
}

export function NarrowedNote({ narrowed, search }: NarrowedProps) {
  const on = filtersOn(narrowed.filters);
  if (on.length === 0) return null;
  const { total, unfiltered } = narrowed;
  return (
    <div className="narrowed">
      <p role="status" className="num">
        {`${total} of ${counted(unfiltered, "match", "matches")}`}
      </p>
      <ul className="tags" aria-label="Filters that are on">
        {on.map((name) => (
          <li key={name}>
            <Link to={withoutFilters(search, [name])} preventScrollReset>
              {textOf(narrowed, name)} <span aria-hidden="true">×</span>
              <span className="visually-hidden">, remove this filter</span>
            </Link>
          </li>
        ))}
      </ul>
      <Link className="link small" to={withoutFilters(search)} preventScrollReset>
        Clear filters
      </Link>
    </div>
  );
}

export function NewsNote({ narrowed: { news, filters }, now, search }: NarrowedProps & { now: Date }) {
  if (news.count === 0 || filters.isNew) return null;
  return (
    <p className="small">
      <Link className="link" to={onlyNew(search)} preventScrollReset>
        {`${news.count} new since ${dayText(news.since, now)}`}
      </Link>
    </p>
  );
}

export function NothingLeft({ narrowed, search }: NarrowedProps) {
  const helping = narrowed.without.filter(({ count }) => count > 0);
  const [only] = helping;
  return (
    <div className="sheet empty">
      <h3>No match fits these filters</h3>
      {only && helping.length === 1 ? (
        <p>{`“${textOf(narrowed, only.name)}” leaves nothing of what the others find.`}</p>
      ) : (
        <p>
          {helping.length > 0
            ? "Without one of them there would be:"
            : "No single one of them does it: leave out several, or all."}
        </p>
      )}
      {helping.length > 0 ? (
        <ul className="narrow-ways">
          {helping.map(({ name, count }) => (
            <li key={name}>
              <Link className="link" to={withoutFilters(search, [name])} preventScrollReset>
                {`Leave out “${textOf(narrowed, name)}”`}
              </Link>{" "}
              <span className="soft">{counted(count, "match", "matches")}</span>
            </li>
          ))}
        </ul>
      ) : null}
      <Button asChild>
        <Link to={withoutFilters(search)} preventScrollReset>
          Clear filters
        </Link>
      </Button>
    </div>
  );
}
