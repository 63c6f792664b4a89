import { FREE_JOB_LIMIT } from "../../../../server/domain/plans.ts";
import { type ReactNode, useEffect, useRef } from "react";
import { href, Form, Link, useLocation, useSubmit } from "react-router";
import { Button } from "../../../components/button.tsx";
import { AddressSelect } from "../../../components/address-select.tsx";
import { useHydrated } from "../../../components/use-hydrated.ts";
import { MATCH_SORTS, type MatchSort } from "../../../../server/domain/match-sorts.ts";
import { filtersOn } from "../../../../server/domain/match-filters.ts";
import type { MatchCardView, MatchListState } from "../../../../server/matches/match-view.ts";
import { withDialog } from "../../../lib/dialogs.ts";
import { withParam } from "../../../lib/search-params.ts";
import { SCORE_RANGES, type ScoreRangeId } from "../../../../server/domain/score-range.ts";
import { CARDS_A_STEP, remainingCards } from "../../../lib/shown-cards.ts";
import { MatchCard } from "./match-card.tsx";
import { MatchFilters, type Narrowed } from "./match-filters.tsx";
import { NarrowedNote, NewsNote, NothingLeft } from "./narrowed-note.tsx";
import { SamplesNote } from "./samples-note.tsx";
import { useDashboardTexts } from "../dashboard-texts.ts";
import { useFormats } from "../../../components/use-texts.ts";

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
          {remaining > 0 ? (
            <Button className="more" asChild>
              <Link
                to={withParam(search, "show", String(shown + CARDS_A_STEP))}
                state={{ focusFrom: matches.length }}
                preventScrollReset
              >
                {`Load More Jobs (${remaining} remaining)`}
              </Link>
            </Button>
          ) : null}
        </>
      )}
      {matches.length > 0 && matches.every(({ job }) => job.isSample) ? <SamplesNote search={search} /> : null}
      {gaveBack > 0 ? <p className="list-note">{texts.gaveBack(gaveBack)}</p> : null}
      {lockedMore > 0 ? (
        <p className="list-note">
          <span>{texts.moreFit(lockedMore, FREE_JOB_LIMIT)}</span> ·{" "}
          <a className="link" href={withDialog(search, "plans")}>
            {texts.seePlans}
          </a>
        </p>
      ) : null}
    </section>
  );
}

function RangeNote({ range, total, search }: { range: ScoreRangeId; total: number; search: string }) {
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

/** Sorts on change with JavaScript, by its button without. Sorting shows the first six again. */
function SortForm({ sort, search }: { sort: MatchSort; search: string }) {
  const submit = useSubmit();
  const hydrated = useHydrated();
  const kept = [...new URLSearchParams(search)].filter(([name]) => !["sort", "show", "dialog"].includes(name));
  return (
    <Form
      method="get"
      preventScrollReset
      onChange={(event) => void submit(event.currentTarget, { preventScrollReset: true })}
    >
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <AddressSelect name="sort" aria-label={useDashboardTexts().sortJobs} value={sort}>
        {MATCH_SORTS.map(({ value, label, spoken }) => (
          <option key={value} value={value} aria-label={spoken}>
            {label}
          </option>
        ))}
      </AddressSelect>
      {hydrated ? null : (
        <Button type="submit" className="without-script">
          Sort
        </Button>
      )}
    </Form>
  );
}

function ListState({ state, search }: { state: MatchListState; search: string }) {
  const texts = useDashboardTexts();
  const formats = useFormats();
  if (state.kind === "running") {
    return (
      <p className="working" role="status">
        <span>Matching your resume...</span>
        <RefreshLink search={search} />
      </p>
    );
  }
  if (state.kind === "failed") {
    return (
      <div className="working failed">
        <span>{texts.lastDidNotFinish}</span>
        <TryAgain search={search} />
      </div>
    );
  }
  if (state.kind === "others-fit") {
    return (
      <p className="working">
        <span>
          {texts.othersFit} <time dateTime={state.resetsOn}>{formats.longDate(state.resetsOn)}</time>.
        </span>
      </p>
    );
  }
  return null;
}

/** An empty list says why, and holds the one way on. */
function EmptyList({ state, search }: { state: MatchListState; search: string }) {
  return (
    <div className="sheet empty">
      <EmptyText state={state} search={search} />
    </div>
  );
}

function EmptyText({ state, search }: { state: MatchListState; search: string }) {
  const texts = useDashboardTexts();
  const formats = useFormats();
  switch (state.kind) {
    case "none-active":
      return (
        <>
          <h3>{texts.noActive}</h3>
          <p>Activate a resume to see its matches</p>
          <Button asChild>
            <Link to={withParam(search, "versions", "all")} preventScrollReset>
              Show all resume versions
            </Link>
          </Button>
        </>
      );
    case "running":
      return (
        <div role="status">
          <h3>Matching your resume...</h3>
          <p>{texts.firstSoon}</p>
          <RefreshLink search={search} button />
        </div>
      );
    case "failed":
      return (
        <>
          <h3>{texts.didNotFinish}</h3>
          <p>{texts.resumeIsSafe}</p>
          <TryAgain search={search} />
        </>
      );
    case "nothing-fits":
      return (
        <>
          <h3>{texts.noneFits}</h3>
          <p>{texts.noneFitsWhy}</p>
        </>
      );
    case "all-hidden":
      return (
        <>
          <h3>{texts.allHidden}</h3>
          <p>{texts.allHiddenWhy}</p>
          <Button asChild>
            <Link to={withDialog(search, "account")} preventScrollReset>
              {texts.openAccount}
            </Link>
          </Button>
        </>
      );
    case "limit-reached":
      return (
        <>
          <h3>{texts.noneThisMonth}</h3>
          <p>Monthly limit reached. Upgrade for unlimited matches.</p>
          <p>
            {texts.startsAnew} <time dateTime={state.resetsOn}>{formats.longDate(state.resetsOn)}</time>.
          </p>
        </>
      );
    default:
      return (
        <>
          <h3>No job matches found</h3>
          <p>Upload a resume to start finding job matches</p>
          <Button asChild>
            <Link to={withDialog(search, "upload")} preventScrollReset>
              {texts.chooseFile}
            </Link>
          </Button>
        </>
      );
  }
}

/** With JavaScript the page looks again by itself. */
function RefreshLink({ search, button = false }: { search: string; button?: boolean }) {
  const link = (
    <Link className={button ? "without-script" : "link without-script"} to={search || "?"} reloadDocument>
      Refresh
    </Link>
  );
  return button ? <Button asChild>{link}</Button> : link;
}

function TryAgain({ search }: { search: string }) {
  return (
    <Form method="post" action={href("/forms/matching/retry")} navigate={false} fetcherKey="matching-retry">
      <input type="hidden" name="returnTo" value={`/${search}`} />
      <Button type="submit">Try again</Button>
    </Form>
  );
}
