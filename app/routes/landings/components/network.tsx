import { useLandingTexts } from "../landing-texts.ts";

const SCORES = [94, 88, 79, 66, 52, 12];
/** As many as there are jobs, so that both columns are of one height. */
const SIGNALS = SCORES.length;
const HIDDEN_NODES = 4;

const ROW = 60;
const HALF = 300;
const HEIGHT = SIGNALS * ROW;

const LIT_SIGNALS = 4;
const LIT_HIDDEN = 2;
const LIT_JOBS = 2;

const rowY = (index: number) => (index + 0.5) * ROW;
const hiddenY = (index: number) => ((index + 0.5) * HEIGHT) / HIDDEN_NODES;
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

function fromSignal(signal: number, hidden: number): string {
  return `M0 ${rowY(signal)}C150 ${rowY(signal)} 150 ${hiddenY(hidden)} ${HALF} ${hiddenY(hidden)}`;
}

function toJob(hidden: number, job: number): string {
  return `M${HALF} ${hiddenY(hidden)}C450 ${hiddenY(hidden)} 450 ${rowY(job)} ${2 * HALF} ${rowY(job)}`;
}

/** A line without length: its round ends make a dot, whatever the drawing's proportions. */
function dots(count: number): string {
  return upTo(count)
    .map((index) => `M${HALF} ${hiddenY(index)}h.1`)
    .join("");
}

export function Network() {
  const { signals, jobs } = useLandingTexts().neural;
  const all = upTo(HIDDEN_NODES).flatMap((hidden) => [
    ...upTo(SIGNALS).map((signal) => fromSignal(signal, hidden)),
    ...SCORES.map((_, job) => toJob(hidden, job)),
  ]);
  const lit = [
    ...upTo(LIT_SIGNALS).map((signal) => fromSignal(signal, signal % LIT_HIDDEN)),
    ...upTo(LIT_HIDDEN).flatMap((hidden) => upTo(LIT_JOBS).map((job) => toJob(hidden, job))),
  ].join("");
  return (
    <div className="network" aria-hidden="true">
      <ul>
        {signals.map((signal, index) => (
          <li key={signal} className={index < LIT_SIGNALS ? "lit" : undefined}>
            {signal}
          </li>
        ))}
      </ul>
      <svg viewBox={`0 0 ${2 * HALF} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <Line d={all.join("")} colour="#303a78" width="1" />
        <Line d={lit} colour="#5bb8d6" width="1.5" />
        <Line d={lit} colour="#fff" width="3" className="pulse" />
        <Line d={dots(HIDDEN_NODES)} colour="var(--edge)" width="20" />
        <Line d={dots(LIT_HIDDEN)} colour="var(--accent)" width="20" />
      </svg>
      <ul>
        {SCORES.map((score, index) => (
          <li key={score} className={index < LIT_JOBS ? "lit" : undefined}>
            {jobs[index]} <b>{score}%</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Line({ d, colour, width, className }: { d: string; colour: string; width: string; className?: string }) {
  return (
    <path
      className={className}
      d={d}
      fill="none"
      stroke={colour}
      strokeWidth={width}
      strokeLinecap="round"
      vectorEffect="non-scaling-stroke"
    />
  );
}
