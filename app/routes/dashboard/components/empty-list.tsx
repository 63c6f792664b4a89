import { Link } from "react-router";
import type { MatchListState } from "../../../../server/matches/match-view.ts";
import { Button } from "../../../components/button.tsx";
import { useFormats } from "../../../components/use-texts.ts";
import { withDialog } from "../../../lib/dialogs.ts";
import { withParam } from "../../../lib/search-params.ts";
import { useDashboardTexts } from "../dashboard-texts.ts";
import { RefreshLink, TryAgain } from "./matching-ways.tsx";

export function EmptyList({ state, search }: { state: MatchListState; search: string }) {
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
