import type { ReactNode } from "react";
import { Meter } from "../../../components/meter.tsx";
import { Tooltip } from "../../../components/tooltip.tsx";
import { SCORE_BANDS, scoreColour, scoreWord } from "../../../../server/domain/score-band.ts";
import type { MatchCardView } from "../../../../server/matches/match-view.ts";
import { Badge } from "../../../components/badge.tsx";
import { CompanyLogo } from "./company-logo.tsx";
import { MatchReasons } from "./match-reasons.tsx";
import { PostingFacts } from "./posting-facts.tsx";
import { useDashboardTexts } from "../dashboard-texts.ts";
import { useFormats } from "../../../components/use-texts.ts";

type MatchCardProps = {
  match: MatchCardView;
  now: Date;
  isNew?: boolean;
  links?: ReactNode;
  actions?: ReactNode;
  /** Read without a connection, which could not bring the reasons. */
  isCopy?: boolean;
};

export const titleIdOf = ({ id }: MatchCardView) => `match-${id}`;

/** On a phone one screen holds three: what is below the score opens there, and is open where there is room. */
export function MatchCard({ match, now, isNew = false, isCopy = false, links, actions }: MatchCardProps) {
  const texts = useDashboardTexts();
  const { job } = match;
  const titleId = titleIdOf(match);
  return (
    <article className="job sheet" aria-labelledby={titleId} tabIndex={-1}>
      <CompanyLogo company={job.company || job.title} address={job.companyLogo} />
      <div className="job-what">
        <h3 id={titleId}>{job.title}</h3>
        <div className="facts">
          {job.company ? <span>{job.company}</span> : null}
          {job.location ? <span>{job.location}</span> : null}
          {job.salary.trim() ? <span>{job.salary}</span> : null}
          {isNew ? <Badge>{texts.isNew}</Badge> : null}
          {match.isSaved ? <Badge className="state">{texts.saved}</Badge> : null}
        </div>
      </div>
      <Score score={match.matchScore} />
      <div className="job-body">
        <details className="job-more" open={match.reasons !== null}>
          <summary>
            {texts.details}
            <span className="visually-hidden">{` ${texts.of(job.title)}`}</span>
          </summary>
          <p className="excerpt">{job.excerpt}</p>
          <div className="two">
            <Requirements requirements={match.requirements} more={match.moreRequirements} />
            <MatchedSkills skills={match.matchedSkills} more={match.moreSkills} />
          </div>
          {match.optimization ? <Optimization {...match.optimization} /> : null}
          {isCopy ? null : <MatchReasons key={match.matchScore} match={match} />}
        </details>
        <div className="job-foot">
          <div className="meta">
            <PostingFacts match={match} now={now} />
            {isCopy && match.application ? <Badge className="state">Applied</Badge> : null}
            {links}
          </div>
          {actions}
        </div>
      </div>
    </article>
  );
}

function Score({ score }: { score: number }) {
  const texts = useDashboardTexts();
  const word = scoreWord(score);
  return (
    <div className={`score ${scoreColour(score)}`}>
      <b className="figure">{`${score}%`}</b>
      <Meter label={texts.matchScore} value={score} valueText={`${score}%, ${word}`} thin />
      <span className="band">
        {`${word} `}
        <Tooltip label={texts.aboutScore}>
          {SCORE_BANDS.map((band) => (
            <span key={band.from} className="line">
              {`${texts.band(band.range)}: ${band.word}`}
            </span>
          ))}
        </Tooltip>
      </span>
    </div>
  );
}

function Requirements({ requirements, more }: { requirements: MatchCardView["requirements"]; more: number }) {
  const texts = useDashboardTexts();
  if (requirements.length === 0) return null;
  return (
    <div>
      <span className="label" aria-hidden="true">
        {texts.requirements}
      </span>
      <ul className="tags" aria-label={texts.requirements}>
        {requirements.map(({ text, isMet }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a posting may name a requirement twice, and the list never moves
          <li key={index} className={isMet ? "met" : "unmet"}>
            {text}
          </li>
        ))}
        {more > 0 ? <li>{texts.more(more)}</li> : null}
      </ul>
    </div>
  );
}

function MatchedSkills({ skills, more }: { skills: string[]; more: number }) {
  const texts = useDashboardTexts();
  if (skills.length === 0) return null;
  return (
    <div>
      <span className="label" aria-hidden="true">
        {texts.matchedSkills}
      </span>
      <ul className="tags" aria-label={texts.matchedSkills}>
        {skills.map((skill) => (
          <li key={skill}>{skill}</li>
        ))}
        {more > 0 ? <li>{texts.more(more)}</li> : null}
      </ul>
    </div>
  );
}

type Made = NonNullable<MatchCardView["optimization"]>;

function Optimization({ keywordMatchBefore: before, keywordMatchAfter: after, ...made }: Made) {
  const texts = useDashboardTexts();
  const gain = after - before;
  return (
    <div className="optimization">
      <span>
        <b>Resume Optimization</b>{" "}
        <Tooltip label={texts.aboutOptimization} start>
          Shows how much the AI-tailored resume improves keyword matching for this job
        </Tooltip>
      </span>
      <span>
        {`${texts.keywordMatch(before)} `}
        <span aria-hidden="true">→</span>
        <span className="visually-hidden">{texts.to}</span>
        {` ${after}%`}
      </span>
      <span>{texts.points(`${gain >= 0 ? "+" : "−"}${Math.abs(gain)}`)}</span>
      <span className="soft small">
        <WhatWasMade {...made} />
      </span>
    </div>
  );
}

/** What the figures do not say: which words came in, and that a text may be better for the job without a new word. */
function WhatWasMade({ addedKeywords, improvedSections }: Pick<Made, "addedKeywords" | "improvedSections">) {
  const texts = useDashboardTexts();
  const formats = useFormats();
  if (addedKeywords.length > 0) return texts.wordsOfPosting(addedKeywords.join(", "));
  return improvedSections.length > 0 ? texts.saysAllFirst(formats.list(improvedSections)) : texts.saysAll;
}
