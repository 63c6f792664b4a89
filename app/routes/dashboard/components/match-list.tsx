import { type ReactNode, useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { filtersOn } from "../../../../server/domain/match-filters.ts";
import type { MatchSort } from "../../../../server/domain/match-sorts.ts";
import { FREE_JOB_LIMIT } from "../../../../server/domain/plans.ts";
import type { ScoreRangeId } from "../../../../server/domain/score-range.ts";
import type { MatchCardView, MatchListState } from "../../../../server/matches/match-view.ts";
import { Button } from "../../../components/button.tsx";
import { PaintedWhole } from "../../../components/painted-whole.tsx";
import { withDialog } from "../../../lib/dialogs.ts";
import { withParam } from "../../../lib/search-params.ts";
import { CARDS_A_STEP, remainingCards } from "../../../lib/shown-cards.ts";
import { useDashboardTexts } from "../dashboard-texts.ts";
import { EmptyList } from "./empty-list.tsx";
import { ListState } from "./list-state.tsx";
import { MatchCard, titleIdOf } from "./match-card.tsx";
import { MatchFilters } from "./match-filters.tsx";
import { NarrowedNote, NewsNote, NothingLeft, RangeNote } from "./narrowed-note.tsx";
import type { Narrowed } from "./narrowed.ts";
import { SamplesNote } from "./samples-note.tsx";
import { SortForm } from "./sort-form.tsx";

type MatchListProps = {
  matches: MatchCardView[];
  /** How the list is narrowed; null = no resume is active, or it has no match. */
  narrowed: Narrowed | null;
  shown: number;
  sort: MatchSort;
  /** The one range of the score that is listed; null = all. */
  range: ScoreRangeId | null;
  now: Date;
  state: MatchListState;
  lockedMore: number;
  gaveBack: number;
  search: string;
  first?: ReactNode;
  /** Stands within the fold of the filters. */
  tools?: ReactNode;
  shownAbove?: string | undefined;
  links?: (match: MatchCardView) => ReactNode;
  actions?: (match: MatchCardView) => ReactNode;
};

export function MatchList({
  matches,
  narrowed,
  shown,
  sort,
  range,
  now,
  state,
  lockedMore,
  gaveBack,
  search,
  first,
  tools,
  shownAbove,
  links,
  actions,
}: MatchListProps) {
  const texts = useDashboardTexts();
  const total = narrowed?.total ?? 0;
  const isNarrowed = narrowed !== null && filtersOn(narrowed.filters).length > 0;
  const remaining = remainingCards(total, matches.length);
  const list = useFocusOnNewCards();
  const belowWindow = matches[CARDS_A_STEP - 1];
  return (
    <section ref={list} aria-labelledby="matches-title">
      <div className="list-head">
        <div>
          <h2 id="matches-title">Top Job Matches</h2>
          <p className="soft small">Jobs ranked by AI compatibility score</p>
          {narrowed ? <NewsNote narrowed={narrowed} now={now} search={search} /> : null}
        </div>
        {matches.length > 1 || isNarrowed ? <SortForm sort={sort} search={search} /> : null}
      </div>
      {first}
      {narrowed ? <MatchFilters {...{ narrowed, search, tools }} /> : null}
      {range === null ? null : <RangeNote range={range} total={total} search={search} />}
      {narrowed ? <NarrowedNote narrowed={narrowed} search={search} /> : null}
      {matches.length === 0 && isNarrowed ? <NothingLeft narrowed={narrowed} search={search} /> : null}
      {matches.length === 0 ? (
        range === null && !isNarrowed && <EmptyList state={state} search={search} />
      ) : (
        <>
          <ListState state={state} search={search} />
          {belowWindow ? <PaintedWhole above={titleIdOf(belowWindow)} /> : null}
          {matches.map((match) =>
            match.id === shownAbove ? null : (
              <MatchCard
                key={match.id}
                {...{ match, now }}
                isNew={narrowed?.news.shownIds.includes(match.id)}
                links={links?.(match)}
                actions={actions?.(match)}
              />
            ),
          )}
          {remaining > 0 ? <LoadMore {...{ remaining, shown, search }} focusFrom={matches.length} /> : null}
        </>
      )}
      {matches.length > 0 && matches.every(({ job }) => job.isSample) ? <SamplesNote search={search} /> : null}
      {gaveBack > 0 ? <p className="list-note">{texts.gaveBack(gaveBack)}</p> : null}
      {lockedMore > 0 ? <LockedNote count={lockedMore} search={search} /> : null}
    </section>
  );
}

/** Load More leads on to the first of the cards it brought, also where it was the last time and is gone. */
function useFocusOnNewCards() {
  const list = useRef<HTMLElement>(null);
  // Our own state, set by the link below the list.
  const from = (useLocation().state as { focusFrom?: number } | null)?.focusFrom;
  useEffect(() => {
    if (from !== undefined) list.current?.querySelectorAll("article")[from]?.focus({ preventScroll: true });
  }, [from]);
  return list;
}

type LoadMoreProps = { remaining: number; shown: number; search: string; focusFrom: number };

function LoadMore({ remaining, shown, search, focusFrom }: LoadMoreProps) {
  return (
    <Button className="more" asChild>
      <Link to={withParam(search, "show", String(shown + CARDS_A_STEP))} state={{ focusFrom }} preventScrollReset>
        {`Load More Jobs (${remaining} remaining)`}
      </Link>
    </Button>
  );
}

function LockedNote({ count, search }: { count: number; search: string }) {
  const texts = useDashboardTexts();
  return (
    <p className="list-note">
      <span>{texts.moreFit(count, FREE_JOB_LIMIT)}</span> ·{" "}
      <a className="link" href={withDialog(search, "plans")}>
        {texts.seePlans}
      </a>
    </p>
  );
}
