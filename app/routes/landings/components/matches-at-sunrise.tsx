import { useLandingTexts } from "../landing-texts.ts";

export function MatchesAtSunrise() {
  const { light: texts, sampleRole, sampleSkills, sampleLicence } = useLandingTexts();
  return (
    <div className="view" aria-hidden="true">
      <Horizon />
      <div className="window">
        <p className="row">
          <b>Top Job Matches</b> {texts.person}
        </p>
        <Match score={94} {...texts.first} />
        <Match score={88} {...texts.second} />
        <Match score={71} {...texts.third} />
      </div>
      <div className="window">
        <b>{texts.why("94%")}</b>
        <p className="row">
          {sampleRole} <b>52 / 55</b>
        </p>
        <p className="row">
          {sampleSkills} <b>19 / 20</b>
        </p>
        <p className="row">
          {sampleLicence} <b>6 / 6</b>
        </p>
      </div>
    </div>
  );
}

const GOOD_FROM = 80;

function Match({ score, title, place }: { score: number; title: string; place: string }) {
  return (
    <div className="match">
      <svg viewBox="0 0 44 44" width="44" fill="none" strokeWidth="4" aria-hidden="true">
        <circle cx="22" cy="22" r="19" stroke="var(--line)" />
        <circle
          cx="22"
          cy="22"
          r="19"
          pathLength={100}
          stroke={score >= GOOD_FROM ? "#17804d" : "#d99a00"}
          strokeDasharray={`${score} 100`}
          strokeLinecap="round"
          transform="rotate(-90 22 22)"
        />
        <text x="22" y="26.5" fill="var(--ink)" stroke="none" fontSize="14" fontWeight="700" textAnchor="middle">
          {score}
        </text>
      </svg>
      <p>
        <b>{title}</b>
        <br />
        {place}
      </p>
    </div>
  );
}

export function Horizon() {
  return (
    <svg className="horizon" viewBox="0 0 1200 420" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <circle cx="880" cy="190" r="96" fill="#ffd257" />
      <path d="M0 262c160-58 300-66 470-20s330 52 730-44v222H0z" fill="#bcd8f6" />
      <path d="M0 318c220-62 400-38 590-4s380 26 610-40v146H0z" fill="#86b5ec" />
      <path d="M0 372c260-48 470-26 690-6s360 8 510-22v76H0z" fill="#3f7fd4" />
    </svg>
  );
}
