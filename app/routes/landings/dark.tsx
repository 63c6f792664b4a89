import styles from "../../styles/landings/dark.css?url";
import type { Route } from "./+types/dark";
import { Dial } from "./components/dial.tsx";
import { designMeta, Idle, LandingPage, LandingPlans, Start } from "./parts.tsx";

export const meta: Route.MetaFunction = () => designMeta("Dark", "#0b0b0a");
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

const FEATURES = [
  {
    title: "Intelligent Resume Analysis",
    text: "Skills, years, education and licences, each with its line number. Wrong reading? Correct it where you see it.",
    glyph: "M6 8h28M6 16h20M6 24h28M6 32h14M30 28l4 4 8-9",
  },
  {
    title: "AI Cover Letter Generator",
    text: "One posting, two or three claims, no adjectives you would not say aloud.",
    glyph: "M4 8h40v28H4zM4 9l20 16L44 9",
  },
  {
    title: "Interview Preparation AI",
    text: "General, technical, behavioral, company-specific: each question with an answer from your own record.",
    glyph: "M4 6h28v18H16l-6 6v-6H4zM38 16h6v16h-4v6l-6-6H24",
  },
  {
    title: "Live Job Discovery",
    text: "Major boards and professional networks in one list, stale reposts struck out.",
    glyph: "M20 4a16 16 0 100 32 16 16 0 000-32zM32 32l12 10M20 12v16M12 20h16",
  },
  {
    title: "Career Analytics",
    text: "Match quality, activity, interviews, tools: four parts of 25 make one number from 0 to 100.",
    glyph: "M4 38h40M10 38V26M20 38V18M30 38V22M40 38V8",
  },
  {
    title: "Resume Optimization",
    text: "Order and wording move towards the posting. Facts stay bolted down.",
    glyph: "M6 10h36M14 10v28M34 10v28M14 20h20M14 29h20M24 4v6",
  },
];

const RUNS = [
  { from: "Line cook", to: "Sous chef", score: 91, end: "Interview in 6 days" },
  { from: "Army mechanic", to: "Wind technician", score: 84, end: "Offer in 3 weeks" },
  { from: "Teller", to: "Fraud analyst", score: 77, end: "Interview in 11 days" },
  { from: "Teacher", to: "UX writer", score: 46, end: "Not sent, two gaps named" },
];

export default function DarkLanding() {
  return (
    <LandingPage note="the menu and the demo lead nowhere, the runs in the log are samples, the figures goals. The product’s own plans are on the dashboard.">
      <Hero />
      <ul className="figures ruled" aria-label="In figures">
        <li>
          <b>290+</b> job listings aggregated
        </li>
        <li>
          <b>0–100%</b> match, part by part
        </li>
        <li>
          <b>98%</b> of lines understood
        </li>
        <li>
          <b>99.9%</b> within reach
        </li>
      </ul>
      <section className="part">
        <h2>Six readings from one document</h2>
        <ol className="features ruled">
          {FEATURES.map(({ title, text, glyph }) => (
            <li key={title}>
              <svg viewBox="0 0 48 44" fill="none" stroke="var(--accent)" strokeWidth="1.6" aria-hidden="true">
                <path d={glyph} />
              </svg>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <Log />
      <Plans />
      <section className="close">
        <h2>Set the needle.</h2>
        <Start className="button">Launch Your Search</Start>
      </section>
    </LandingPage>
  );
}

function Hero() {
  return (
    <section className="hero">
      <div>
        <h1>Know your odds before you apply.</h1>
        <p className="lead">
          Every listing measured against the resume you have. The score comes with its parts, and each part with the
          line that earned it.
        </p>
        <div className="actions">
          <Start className="button">Start Measuring</Start>
          <Idle className="watch">Watch Demo</Idle>
        </div>
      </div>
      <Dial />
    </section>
  );
}

function Log() {
  return (
    <section className="part">
      <h2>What a number can tell you</h2>
      <table className="runs">
        <caption>Sample runs</caption>
        <thead>
          <tr>
            <th scope="col">Resume</th>
            <th scope="col">Posting</th>
            <th scope="col">Match</th>
            <th scope="col">Outcome</th>
          </tr>
        </thead>
        <tbody>
          {RUNS.map((run) => (
            <tr key={run.from}>
              <th scope="row">{run.from}</th>
              <td>{run.to}</td>
              <td>
                <svg viewBox="0 0 100 8" preserveAspectRatio="none" strokeWidth="8" aria-hidden="true">
                  <path d="M0 4h100" stroke="#3c3c38" />
                  <path d={`M0 4h${run.score}`} stroke={run.score >= 80 ? "var(--accent)" : "#8a8982"} />
                </svg>
                {run.score}%
              </td>
              <td>{run.end}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Plans() {
  return (
    <section className="part">
      <h2>Three settings</h2>
      <LandingPlans ruled />
    </section>
  );
}
