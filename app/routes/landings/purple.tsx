import styles from "../../styles/landings/purple.css?url";
import type { Route } from "./+types/purple";
import { designMeta, Idle, LandingPage, Start } from "./parts.tsx";

export const meta: Route.MetaFunction = () => designMeta("Purple", "#3b0a77");
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

const FEATURES = [
  {
    title: "Intelligent Resume Analysis",
    text: "It reads like a friend with a pencil: what you can do, for how long, and where it says so.",
    sign: "M14 6h26l14 14v38H14zM40 6v14h14M23 31h22M23 40h22M23 49h13",
  },
  {
    title: "AI Cover Letter Generator",
    text: "A first draft before the tea is ready. Yours in tone, and true to the last comma.",
    sign: "M6 16h52v36H6zM7 17l25 20 25-20",
  },
  {
    title: "Interview Preparation AI",
    text: "Four kinds of questions, one calm you. Each answer starts from something you really did.",
    sign: "M32 6a13 13 0 0113 13v12a13 13 0 01-26 0V19A13 13 0 0132 6zM12 30a20 20 0 0040 0M32 50v9M22 59h20",
  },
  {
    title: "Live Job Discovery",
    text: "290+ listings from major boards and professional networks, minus the ones you saw last week.",
    sign: "M27 8a19 19 0 110 38 19 19 0 010-38zM41 41l16 16M19 27h16M27 19v16",
  },
  {
    title: "Career Analytics",
    text: "A score for the whole search, so that you know where the next hour goes.",
    sign: "M8 56h48M15 56V38M27 56V24M39 56V32M51 56V10",
  },
  {
    title: "Resume Optimization",
    text: "Same life, better order. The line they look for is the line they see first.",
    sign: "M32 6l7 18 19 2-14 13 4 19-16-10-16 10 4-19L6 26l19-2z",
  },
];

const VOICES = [
  { text: "I stopped guessing. That alone was worth it.", who: "a barista turned buyer" },
  { text: "Six applications, three calls. All six were mine to win.", who: "an apprentice electrician" },
  { text: "It said no to a job I wanted, and it said why. Fair.", who: "a junior accountant" },
];

export default function PurpleLanding() {
  return (
    <LandingPage note="the menu and the demo lead nowhere, the voices are samples, the figures goals.">
      <Hero />
      <section className="part">
        <h2>Small helpers, big Monday</h2>
        <ul className="features">
          {FEATURES.map(({ title, text, sign }) => (
            <li key={title}>
              <svg
                viewBox="0 0 64 64"
                fill="none"
                stroke="#fff"
                strokeWidth="5"
                strokeLinecap="round"
                strokeLinejoin="round"
                aria-hidden="true"
              >
                <path d={sign} />
              </svg>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="part proof">
        <h2>They said it out loud</h2>
        <ul className="voices">
          {VOICES.map(({ text, who }) => (
            <li key={who}>
              <blockquote>“{text}”</blockquote>
              <p>Sample voice: {who}</p>
            </li>
          ))}
        </ul>
        <ul className="figures" aria-label="In figures">
          <li>
            <b>290+</b> job listings
          </li>
          <li>
            <b>98%</b> of lines understood
          </li>
          <li>
            <b>0–100%</b> match, explained
          </li>
        </ul>
      </section>
      <section className="close">
        <h2>Go on, be the match.</h2>
        <p className="lead">Bring the resume you have. Everything else starts from there.</p>
        <Start className="button">Get Started Free</Start>
      </section>
    </LandingPage>
  );
}

function Hero() {
  return (
    <section className="hero">
      <div>
        <h1>Your next job has a type. It’s you.</h1>
        <p className="lead">
          Drop in your resume and meet the jobs that fit, with the reasons on the table: resume analysis, matching,
          cover letters, interview preparation and career analytics in one place.
        </p>
        <div className="actions">
          <Start className="button">Find My Match</Start>
          <Idle className="watch">Watch Demo</Idle>
        </div>
      </div>
      <div className="desk" aria-hidden="true">
        <div className="resume">
          <b>Mia Lindqvist</b>
          <span>Pastry Chef, 7 years</span>
          <i />
          <i className="hit" />
          <i />
          <i className="hit" />
          <i />
        </div>
        <div className="match">
          <svg viewBox="0 0 120 120" aria-hidden="true">
            <path fill="#d61f86" d="M60 104C20 76 8 56 8 38a26 26 0 0152-8 26 26 0 0152 8c0 18-12 38-52 66z" />
            <text x="60" y="68" fill="#fff" fontSize="24" fontWeight="800" textAnchor="middle">
              93%
            </text>
          </svg>
          <b>Head of Pastry</b>
          <span>Hotel Aurora</span>
        </div>
        <p className="note">speaks French ✓</p>
        <p className="note">runs a team ✓</p>
      </div>
    </section>
  );
}
