import { Link, useLocation } from "react-router";
import { type PartWeights, SCORE_PARTS } from "../../../../server/domain/score-parts.ts";
import type { KnockOut } from "../../../../server/engines/matching/match-score.ts";
import type { MatchCardView, MatchReasonsView } from "../../../../server/matches/match-view.ts";
import { withDialog } from "../../../lib/dialogs.ts";
import { PostingAddresses } from "./posting-addresses.tsx";
import { useTexts } from "../../../components/use-texts.ts";
import { reasons as english } from "../../../texts/en/reasons.ts";

const MET_COLOURS: Record<KnockOut["met"], string> = { yes: "good", no: "bad", unknown: "soft" };

export function OpenedReasons({ reasons, match }: { reasons: MatchReasonsView; match: MatchCardView }) {
  const texts = useTexts("reasons", english);
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
          {texts.unstated(unstatedParts.map((part) => texts.inSentence(texts.part(part))).join(", "))}
        </p>
      ) : null}
      <Missing missing={missing} />
      <KnockOuts knockOuts={knockOuts} />
      <div className="posting">
        {reasons.description === "" ? null : (
          <>
            <h4>{texts.fullPosting}</h4>
            <p className="full">{reasons.description}</p>
          </>
        )}
        <PostingAddresses match={match} />
        <AllRequirements requirements={reasons.requirements} />
        <AllSkills skills={reasons.matchedSkills} />
      </div>
    </>
  );
}

function Missing({ missing }: Pick<MatchReasonsView, "missing">) {
  const texts = useTexts("reasons", english);
  if (missing.length === 0) return null;
  return (
    <div className="why-note">
      <b>{texts.missing}</b>
      <ul>
        {missing.map((item) => (
          <li key={item.skill + item.posting}>
            {`${item.skill} `}
            <span className="soft">{texts.askedAs(item.posting)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function KnockOuts({ knockOuts }: Pick<MatchReasonsView, "knockOuts">) {
  const texts = useTexts("reasons", english);
  const metWords: Record<KnockOut["met"], string> = { yes: texts.met, no: texts.notMet, unknown: texts.notShown };
  if (knockOuts.length === 0) return null;
  return (
    <div className="why-note">
      <b>{texts.decides}</b>
      <ul>
        {knockOuts.map((condition) => (
          <li key={condition.sentence}>
            <b className={MET_COLOURS[condition.met]}>{`${metWords[condition.met]}:`}</b>
            {` ${condition.sentence}`}
          </li>
        ))}
      </ul>
    </div>
  );
}

function OwnWeights({ weights }: { weights: PartWeights }) {
  const texts = useTexts("reasons", english);
  const { search } = useLocation();
  return (
    <p className="why-note">
      <b>{texts.ownWeights}</b>
      {` ${SCORE_PARTS.map(({ key, label }) => `${texts.part(label)} ${weights[key]}`).join(", ")}. `}
      <Link className="link" to={withDialog(search, "weights")} preventScrollReset>
        {texts.changeThem}
      </Link>
    </p>
  );
}

function Part({ part }: { part: MatchReasonsView["parts"][number] }) {
  const texts = useTexts("reasons", english);
  return (
    <li>
      <b>{texts.part(part.label)}</b>
      <span className="num">{texts.pointsOf(part.points, part.of)}</span>
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
  const texts = useTexts("reasons", english);
  if (requirements.length === 0) return null;
  return (
    <>
      <h4>{texts.allRequirements}</h4>
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
  const texts = useTexts("reasons", english);
  if (skills.length === 0) return null;
  return (
    <>
      <h4>{texts.allSkills}</h4>
      <ul className="tags">
        {skills.map((skill) => (
          <li key={skill}>{skill}</li>
        ))}
      </ul>
    </>
  );
}
