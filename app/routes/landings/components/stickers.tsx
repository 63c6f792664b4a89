import { useLandingTexts } from "../landing-texts.ts";

const LINES = [
  { y: 106, width: 232, isHit: false },
  { y: 138, width: 194, isHit: true },
  { y: 170, width: 162, isHit: false },
  { y: 202, width: 194, isHit: true },
  { y: 234, width: 232, isHit: false },
];

/** A resume, a match and two notes, stuck on at an angle. */
export function Stickers() {
  const { purple: texts } = useLandingTexts();
  return (
    <svg className="stickers" viewBox="0 0 490 430" fill="var(--ink)" aria-hidden="true">
      <g transform="translate(20 48) rotate(-7)">
        <rect width="288" height="290" rx="26" fill="#fff" />
        <text x="28" y="46" fontSize="20" fontWeight="800">
          Mia Lindqvist
        </text>
        <text x="28" y="72" fontSize="15" fill="var(--soft)">
          {texts.profession}
        </text>
        {LINES.map(({ y, width, isHit }) => (
          <rect key={y} x="28" y={y} width={width} height="12" rx="6" fill={isHit ? "#ffc2e2" : "#efe3f7"} />
        ))}
      </g>
      <g transform="translate(252 158) rotate(5)">
        <rect width="230" height="226" rx="26" fill="#fff" />
        <path fill="#d61f86" d="M86 130C46 102 34 82 34 64a26 26 0 0152-8 26 26 0 0152 8c0 18-12 38-52 66z" />
        <text x="86" y="94" fill="#fff" fontSize="24" fontWeight="800" textAnchor="middle">
          93%
        </text>
        <text x="28" y="170" fontSize="20" fontWeight="800">
          {texts.job}
        </text>
        <text x="28" y="196" fontSize="15" fill="var(--soft)">
          Hotel Aurora
        </text>
      </g>
      <Note colour="#ffe36e" transform="translate(376 88) rotate(8)" text={texts.speaks} />
      <Note colour="#a8f0df" transform="translate(104 376) rotate(-4)" text={texts.leads} />
    </svg>
  );
}

/** As long as its text is in the language shown. */
function Note({ colour, transform, text }: { colour: string; transform: string; text: string }) {
  const width = text.length * 11 + 32;
  return (
    <g transform={transform}>
      <g className="note">
        <rect x={-width / 2} y="-28" width={width} height="44" rx="22" fill={colour} />
        <text fontSize="19" fontWeight="700" textAnchor="middle">
          {text}
        </text>
      </g>
    </g>
  );
}
