const SCORE = 92;
const LIT_FROM = 80;

const TICKS = Array.from({ length: 51 }, (_, index) => index * 2);

function turn(percent: number): string {
  return `rotate(${-120 + 2.4 * percent})`;
}

export function Dial() {
  return (
    <div className="dk-dial" aria-hidden="true">
      <svg viewBox="-200 -200 400 330" aria-hidden="true">
        {TICKS.map((percent) => (
          <path
            key={percent}
            d={percent % 10 === 0 ? "M0-180v22" : "M0-180v11"}
            className={percent > SCORE ? "off" : percent >= LIT_FROM ? "lit" : undefined}
            transform={turn(percent)}
          />
        ))}
        <g className="dk-needle" transform={turn(SCORE)}>
          <path d="M-5 14L0-146 5 14z" />
        </g>
        <circle r="9" />
        <text y="88">{SCORE}</text>
        <text y="116" className="unit">
          PERCENT
        </text>
      </svg>
      <ul>
        <li>
          Role and title <b>52 / 55</b>
        </li>
        <li>
          Required skills <b>18 / 20</b>
        </li>
        <li>
          Years <b>16 / 19</b>
        </li>
        <li>
          Licence <b>6 / 6</b>
        </li>
      </ul>
    </div>
  );
}
