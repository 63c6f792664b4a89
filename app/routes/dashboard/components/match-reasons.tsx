import { Link, useLocation } from "react-router";
import type { KnockOut } from "../../../../server/engines/matching/match-score.ts";
import { type PartWeights, SCORE_PARTS } from "../../../../server/domain/score-parts.ts";
import { withDialog } from "../../../lib/dialogs.ts";
import type { MatchCardView } from "../../../../server/matches/match-view.ts";
import { PostingAddresses } from "./posting-addresses.tsx";

const MET_WORDS: Record<KnockOut["met"], string> = { yes: "Met", no: "Not met", unknown: "Not shown in your resume" };
const MET_COLOURS: Record<KnockOut["met"], string> = { yes: "good", no: "bad", unknown: "soft" };

export function MatchReasons({ match }: { match: MatchCardView }) {
  const { parts, missing, knockOuts, unstatedParts, requirementsMet, ownWeights } = match.explanation;
  const { job } = match;
  return (
    <details className="why">
      <summary>{`Why ${match.matchScore}%`}</summary>
      <ul className="parts">
        {parts.map((part) => (
          <Part key={part.label} part={part} />
        ))}
      </ul>
      {ownWeights ? <OwnWeights weights={ownWeights} /> : null}
      {unstatedParts.length > 0 ? (
        <p className="why-note soft">
          {`Not stated in the posting, so not counted: ${unstatedParts.join(", ").toLowerCase()}.`}
        </p>
      ) : null}
      {missing.length > 0 ? (
        <div className="why-note">
          <b>Missing:</b>
          <ul>
            {missing.map((item) => (
              <li key={item.skill + item.posting}>
                {`${item.skill} `}
                <span className="soft">{`— asked as “${item.posting}”`}</span>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {knockOuts.length > 0 ? (
        <div className="why-note">
          <b>Decides by itself:</b>
          <ul>
            {knockOuts.map((condition) => (
              <li key={condition.sentence}>
                <b className={MET_COLOURS[condition.met]}>{`${MET_WORDS[condition.met]}:`}</b>
                {` ${condition.sentence}`}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <div className="posting">
        <h4>Full posting</h4>
        <p className="full">{job.description}</p>
        <PostingAddresses match={match} />
        <AllTags title="All requirements" texts={job.requirements} met={requirementsMet} />
        <AllTags title="All matched skills" texts={match.matchedSkills} />
      </div>
    </details>
  );
}

function OwnWeights({ weights }: { weights: PartWeights }) {
  const { search } = useLocation();
  return (
    <p className="why-note">
      <b>Scored with your own weights:</b>
      {` ${SCORE_PARTS.map(({ key, label }) => `${label} ${weights[key]}`).join(", ")}. `}
      <Link className="link" to={withDialog(search, "weights")} preventScrollReset>
        Change them
      </Link>
    </p>
  );
}

function Part({ part }: { part: MatchCardView["explanation"]["parts"][number] }) {
  return (
    <li>
      <b>{part.label}</b>
      <span className="num">{`${part.points} of ${part.of}`}</span>
      <div className="evidence">
        {part.evidence.map(({ note, line }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line may count twice, and the list never moves
          <span key={index}>
            {note && line !== null ? `${note} ` : note}
            {line === null ? null : <mark>{line}</mark>}
          </span>
        ))}
      </div>
    </li>
  );
}

function AllTags({ title, texts, met }: { title: string; texts: string[]; met?: boolean[] }) {
  if (texts.length === 0) return null;
  return (
    <>
      <h4>{title}</h4>
      <ul className="tags">
        {texts.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a posting may name a requirement twice, and the list never moves
          <li key={index} className={met ? (met[index] ? "met" : "unmet") : undefined}>
            {text}
          </li>
        ))}
      </ul>
    </>
  );
}
