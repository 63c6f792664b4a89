import type { MatchListState } from "../../../../server/matches/match-view.ts";
import { useFormats } from "../../../components/use-texts.ts";
import { useDashboardTexts } from "../dashboard-texts.ts";
import { RefreshLink, TryAgain } from "./matching-ways.tsx";

/** Stands above the matches there are: what the next ones wait for. */
export function ListState({ state, search }: { state: MatchListState; search: string }) {
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
