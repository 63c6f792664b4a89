import { lazy, type MouseEvent, startTransition, useLayoutEffect, useRef, useState } from "react";
import { href, useLocation } from "react-router";
import type { MatchCardView, MatchReasonsView } from "../../../../server/matches/match-view.ts";
import { OPENED_REASONS } from "../../../lib/opened-reasons.ts";
import { isPlainClick } from "../../../lib/plain-click.ts";
import { withParam } from "../../../lib/search-params.ts";

const loadReasons = () => import("./opened-reasons.tsx");
const OpenedReasons = lazy(async () => ({ default: (await loadReasons()).OpenedReasons }));

/** Comes when it is opened: by its link, which with scripts asks for no new page. */
export function MatchReasons({ match }: { match: MatchCardView }) {
  const { search } = useLocation();
  const summary = useRef<HTMLElement>(null);
  const [fetched, setFetched] = useState<MatchReasonsView | null>(null);
  const reasons = match.reasons ?? fetched;
  const label = `Why ${match.matchScore}%`;
  const address = `${withParam(search, OPENED_REASONS, match.job.id)}#match-${match.id}`;

  // The link that had the focus is gone.
  useLayoutEffect(() => {
    if (fetched) summary.current?.focus();
  }, [fetched]);

  async function open(event: MouseEvent<HTMLAnchorElement>): Promise<void> {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const asked = [fetch(href("/matches/:jobId/reasons", { jobId: match.job.id })), loadReasons()] as const;
    const [answer] = await Promise.all(asked).catch(() => []);
    // The page itself says what is wrong.
    if (!answer?.ok) return window.location.assign(address);
    const found: MatchReasonsView = await answer.json();
    startTransition(() => setFetched(found));
  }

  if (!reasons) {
    return (
      <p className="why">
        <a href={address} onClick={open}>
          {label}
        </a>
      </p>
    );
  }
  return (
    <details className="why" open>
      <summary ref={summary}>{label}</summary>
      <OpenedReasons {...{ reasons, match }} />
    </details>
  );
}
