import { Link, useLocation } from "react-router";
import { type PartWeights, SCORE_PARTS } from "../../../../server/domain/score-parts.ts";
import type { KnockOut } from "../../../../server/engines/matching/match-score.ts";
import type { MatchCardView, MatchReasonsView } from "../../../../server/matches/match-view.ts";
import { withDialog } from "../../../lib/dialogs.ts";
import { PostingAddresses } from "./posting-addresses.tsx";

const MET_WORDS: Record<KnockOut["met"], string> = { yes: "Met", no: "Not met", unknown: "Not shown in your resume" };
const MET_COLOURS: Record<KnockOut["met"], string> = { yes: "good", no: "bad", unknown: "soft" };

export function OpenedReasons({ reasons, match }: { reasons: MatchReasonsView; match: MatchCardView }) {
  const { parts, missing, knockOuts, unstatedParts, ownWeights } = reasons;
  return (
    <>
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
      <Missing missing={missing} />
      <KnockOuts knockOuts={knockOuts} />
      <div className="posting">
        <h4>Full posting</h4>
        <p className="full">{reasons.description}</p>
        <PostingAddresses match={match} />
        <AllRequirements requirements={reasons.requirements} />
        <AllSkills skills={reasons.matchedSkills} />
      </div>
    </>
  );
}

function Missing({ missing }: Pick<MatchReasonsView, "missing">) {
  if (missing.length === 0) return null;
  return (
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
  );
}

function KnockOuts({ knockOuts }: Pick<MatchReasonsView, "knockOuts">) {
  if (knockOuts.length === 0) return null;
  return (
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

function Part({ part }: { part: MatchReasonsView["parts"][number] }) {
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

function AllRequirements({ requirements }: Pick<MatchReasonsView, "requirements">) {
  if (requirements.length === 0) return null;
  return (
    <>
      <h4>All requirements</h4>
      <ul className="tags">
        {requirements.map(({ text, isMet }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a posting may name a requirement twice, and the list never moves
          <li key={index} className={isMet ? "met" : "unmet"}>
            {text}
          </li>
        ))}
      </ul>
    </>
  );
}

function AllSkills({ skills }: { skills: string[] }) {
  if (skills.length === 0) return null;
  return (
    <>
      <h4>All matched skills</h4>
      <ul className="tags">
        {skills.map((skill) => (
          <li key={skill}>{skill}</li>
        ))}
      </ul>
    </>
  );
}
