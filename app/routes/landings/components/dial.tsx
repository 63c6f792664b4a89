import { useLandingTexts } from "../landing-texts.ts";

const SCORE = 92;
const LIT_FROM = 80;

const TICKS = Array.from({ length: 51 }, (_, index) => index * 2);

function turn(percent: number): string {
  return `rotate(${-120 + 2.4 * percent})`;
}

export function Dial() {
  const texts = useLandingTexts();
  return (
    <div className="dial" aria-hidden="true">
      <svg viewBox="-200 -200 400 330" aria-hidden="true">
        {TICKS.map((percent) => (
          <path
            key={percent}
            d={percent % 10 === 0 ? "M0-180v22" : "M0-180v11"}
            stroke={percent > SCORE ? "#3c3c38" : percent >= LIT_FROM ? "var(--accent)" : "#8a8982"}
            strokeWidth="2"
            transform={turn(percent)}
          />
        ))}
        <g transform={turn(SCORE)}>
          <path className="needle" fill="var(--accent)" d="M-5 14L0-146 5 14z" />
        </g>
        <circle r="9" fill="var(--ground)" stroke="var(--accent)" strokeWidth="3" />
        <g textAnchor="middle">
          <text y="88" fill="var(--ink)" fontSize="64" fontWeight="500" letterSpacing="-0.05em">
            {SCORE}
          </text>
          <text y="116" fill="var(--soft)" fontSize="12" fontFamily="var(--mono)" letterSpacing="0.2em">
            {texts.dark.dial}
          </text>
        </g>
      </svg>
      <ul>
        <li className="row">
          {texts.sampleRole} <b>52 / 55</b>
        </li>
        <li className="row">
          {texts.sampleSkills} <b>18 / 20</b>
        </li>
        <li className="row">
          {texts.sampleYears} <b>16 / 19</b>
        </li>
        <li className="row">
          {texts.sampleLicence} <b>6 / 6</b>
        </li>
      </ul>
    </div>
  );
}
