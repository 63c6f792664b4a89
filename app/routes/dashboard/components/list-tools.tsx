import { Link } from "react-router";
import {
  filtersOn,
  OPENED_SEARCH,
  parseMatchFilters,
  toFilterSearch,
} from "../../../../server/domain/match-filters.ts";
import { PLANS, plansWith, type Tier } from "../../../../server/domain/plans.ts";
import type { SavedSearchView } from "../../../../server/matches/saved-searches/find-saved-searches.ts";
import { withDialog } from "../../../lib/dialogs.ts";
import { useDashboardTexts } from "../dashboard-texts.ts";

type ListToolsProps = {
  searches: SavedSearchView[];
  tier: Tier;
  hasOwnWeights: boolean;
  search: string;
};

export function ListTools({ searches, tier, hasOwnWeights, search }: ListToolsProps) {
  const texts = useDashboardTexts();
  const params = new URLSearchParams(search);
  const filters = parseMatchFilters(params);
  const present = toFilterSearch(filters);
  const isSaved = searches.some((saved) => saved.search === present);
  const canSave = PLANS[tier].savedSearchLimit > 0 && present !== "" && !isSaved;
  return (
    <div className="list-tools small">
      {searches.length > 0 ? (
        <>
          <ul className="tags" aria-label={texts.savedSearches}>
            {searches.map((saved) => (
              <SavedSearch key={saved.id} saved={saved} isOpen={saved.id === params.get(OPENED_SEARCH)} />
            ))}
          </ul>
          <Link className="link" to={withDialog(search, "searches")} preventScrollReset>
            {texts.editSearches}
          </Link>
        </>
      ) : null}
      {canSave ? (
        <Link className="link" to={withDialog(search, "save-search")} preventScrollReset>
          {texts.saveSearch}
        </Link>
      ) : null}
      <Link className="link" to={withDialog(search, "weights")} preventScrollReset>
        {hasOwnWeights ? texts.ownWeights : "Advanced matching"}
      </Link>
      {PLANS[tier].savedSearchLimit > 0 ? null : (
        <span className="soft">
          {filtersOn(filters).length > 0 || searches.length > 0
            ? texts.keepSearches(plansWith(({ savedSearchLimit }) => savedSearchLimit > 0))
            : null}
        </span>
      )}
    </div>
  );
}

function SavedSearch({ saved, isOpen }: { saved: SavedSearchView; isOpen: boolean }) {
  const { id, name, search, newCount } = saved;
  const texts = useDashboardTexts();
  return (
    <li>
      <Link
        to={`/?${search}&${OPENED_SEARCH}=${id}`}
        aria-current={isOpen ? "page" : undefined}
        preventScrollReset
        prefetch="none"
      >
        {name}
        {newCount ? <b className="num">{` ${texts.countNew(newCount)}`}</b> : null}
      </Link>
    </li>
  );
}
