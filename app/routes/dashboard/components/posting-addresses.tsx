import { href } from "react-router";
import type { MatchCardView } from "../../../../server/matches/match-view.ts";
import { useTexts } from "../../../components/use-texts.ts";
import { reasons as english } from "../../../texts/en/reasons.ts";

/** Where a posting is to be read: at who lists it, and as it was when the user applied, once nobody does. */
export function PostingAddresses({ match }: { match: Pick<MatchCardView, "job" | "remarks" | "application"> }) {
  const texts = useTexts("reasons", english);
  const { job, remarks, application } = match;
  const kept = remarks.isClosed && application ? href("/api/jobs/:id/posting", { id: job.id }) : null;
  // Sources may write any address: only web pages become links.
  const pages = remarks.addresses.filter(({ url }) => /^https?:\/\//i.test(url));
  if (pages.length === 0 && !kept) return null;
  return (
    <p className="addresses">
      <b>{kept ? texts.noLongerListed : texts.listedAt}</b>
      {pages.map(({ label, url }) => (
        <a key={label} className="link" href={url} target="_blank" rel="noopener noreferrer">
          {label}
        </a>
      ))}
      {kept ? (
        <a className="link" href={kept} target="_blank" rel="noopener">
          {texts.asYouApplied}
        </a>
      ) : null}
    </p>
  );
}
