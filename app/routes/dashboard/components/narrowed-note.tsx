import { Link } from "react-router";
import { type FilterName, filtersOn, onlyNew, withoutFilters } from "../../../../server/domain/match-filters.ts";
import { SCORE_RANGES, type ScoreRangeId } from "../../../../server/domain/score-range.ts";
import { Button } from "../../../components/button.tsx";
import { useFilterText } from "./filter-words.ts";
import type { Narrowed } from "./narrowed.ts";
import { useDashboardTexts } from "../dashboard-texts.ts";
import { useFormats } from "../../../components/use-texts.ts";
import { withParam } from "../../../lib/search-params.ts";

type NarrowedProps = { narrowed: Narrowed; search: string };

function useTextOf({ filters, choices }: Narrowed): (name: FilterName) => string {
  const filterText = useFilterText();
  return (name) => filterText(name, filters, choices.within !== null);
}

export function NarrowedNote({ narrowed, search }: NarrowedProps) {
  const texts = useDashboardTexts();
  const textOf = useTextOf(narrowed);
  const on = filtersOn(narrowed.filters);
  if (on.length === 0) return null;
  const { total, unfiltered } = narrowed;
  return (
    <div className="narrowed">
      <p role="status" className="num">
        {texts.matchesOf(total, unfiltered)}
      </p>
      <ul className="tags" aria-label={texts.onFilters}>
        {on.map((name) => (
          <li key={name}>
            <Link to={withoutFilters(search, [name])} preventScrollReset>
              {textOf(name)} <span aria-hidden="true">×</span>
              <span className="visually-hidden">{texts.removeFilter}</span>
            </Link>
          </li>
        ))}
      </ul>
      <Link className="link small" to={withoutFilters(search)} preventScrollReset>
        {texts.clearFilters}
      </Link>
    </div>
  );
}

export function NewsNote({ narrowed: { news, filters }, now, search }: NarrowedProps & { now: Date }) {
  const texts = useDashboardTexts();
  const formats = useFormats();
  if (news.count === 0 || filters.isNew) return null;
  return (
    <p className="small">
      <Link className="link" to={onlyNew(search)} preventScrollReset>
        {texts.newSince(news.count, formats.day(news.since, now))}
      </Link>
    </p>
  );
}

export function NothingLeft({ narrowed, search }: NarrowedProps) {
  const texts = useDashboardTexts();
  const textOf = useTextOf(narrowed);
  const helping = narrowed.without.filter(({ count }) => count > 0);
  const [only] = helping;
  return (
    <div className="sheet empty">
      <h3>{texts.nothingLeft}</h3>
      {only && helping.length === 1 ? (
        <p>{texts.leavesNothing(textOf(only.name))}</p>
      ) : (
        <p>{helping.length > 0 ? texts.withoutOne : texts.noSingle}</p>
      )}
      {helping.length > 0 ? (
        <ul className="narrow-ways">
          {helping.map(({ name, count }) => (
            <li key={name}>
              <Link className="link" to={withoutFilters(search, [name])} preventScrollReset>
                {texts.leaveOut(textOf(name))}
              </Link>{" "}
              <span className="soft">{texts.matches(count)}</span>
            </li>
          ))}
        </ul>
      ) : null}
      <Button asChild>
        <Link to={withoutFilters(search)} preventScrollReset>
          {texts.clearFilters}
        </Link>
      </Button>
    </div>
  );
}

export function RangeNote({ range, total, search }: { range: ScoreRangeId; total: number; search: string }) {
  const texts = useDashboardTexts();
  const label = SCORE_RANGES.find(({ id }) => id === range)?.label ?? "";
  return (
    <p className="list-note match-range">
      <span>{texts.withScore(total, label)}</span> ·{" "}
      <Link className="link" to={withParam(withParam(search, "score", null), "show", null)} preventScrollReset>
        {texts.showAll}
      </Link>
    </p>
  );
}
