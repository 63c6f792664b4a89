import { MAX_FILE_SIZE_IN_TEXT } from "../../../server/domain/upload-file.ts";
import type { ReactNode } from "react";
import { Button } from "../../components/button.tsx";
import { Meter } from "../../components/meter.tsx";
import { PublicShell } from "../../components/public-shell.tsx";
import { type InstallationWords, listingsWords } from "../../components/installation-words.ts";
import { InstallationNote } from "../../components/quiet-note.tsx";

const SIGN_IN = "/api/login";

const FEATURES: { title: string; text: string; here?: InstallationWords }[] = [
  {
    title: "Intelligent Resume Analysis",
    text: "Skills, experience and education, each with the line it came from. See what the machine read, and put it right.",
  },
  {
    title: "AI Cover Letter Generator",
    text: "Two or three claims that matter for this job, each one traceable to your own words.",
  },
  {
    title: "Interview Preparation AI",
    text: "Questions from the posting, answers from your experience, and honest frames where there is a gap.",
  },
  {
    title: "Live Job Discovery",
    text: "Listings from several boards, without duplicates and stale reposts.",
    here: listingsWords,
  },
  { title: "Career Analytics", text: "Where your applications stand, and whether the score predicts replies." },
  {
    title: "Resume Optimization",
    text: "The relevant first, in the posting’s language. Never a line you did not live.",
  },
];

const STEPS = [
  { title: "Upload Resume", text: `PDF, DOC or DOCX, up to ${MAX_FILE_SIZE_IN_TEXT}.` },
  { title: "Get Matches", text: "Ranked within seconds, each score explained." },
  { title: "AI Materials", text: "A tailored resume, a letter, an interview guide." },
];

export function Landing() {
  return (
    <PublicShell landing>
      <div className="wrap">
        <Hero />
      </div>
      <Figures />
      <div className="wrap">
        <section className="section">
          <h2>Everything between your resume and the interview</h2>
          <ul className="features">
            {FEATURES.map((feature) => (
              <li key={feature.title}>
                <h3>{feature.title}</h3>
                <p>{feature.text}</p>
                {feature.here ? <InstallationNote words={feature.here} /> : null}
              </li>
            ))}
          </ul>
        </section>
        <section className="section">
          <h2>How It Works</h2>
          <ol className="steps">
            {STEPS.map((step) => (
              <li key={step.title}>
                <h3>{step.title}</h3>
                <p>{step.text}</p>
              </li>
            ))}
          </ol>
        </section>
        <AdvancedFeatures />
        <section className="closing">
          <h2>Start with the resume you have.</h2>
          <Button look="ink" size="large" asChild>
            <a href={SIGN_IN}>Get Started</a>
          </Button>
        </section>
      </div>
    </PublicShell>
  );
}

function Hero() {
  return (
    <section className="hero">
      <div className="hero-text">
        <h1>Your Complete AI Career Assistant</h1>
        <p>
          Upload your resume once. See which jobs fit and exactly why, line by line, and write applications that say
          only what is true of you.
        </p>
        <Button look="ink" size="large" asChild>
          <a href={SIGN_IN}>Start Your AI Job Search</a>
        </Button>
      </div>
      <div className="fold" aria-hidden="true">
        <div className="paper">
          <b>Registered Nurse</b>
          <ul>
            <li>Emergency RN, St. Anne Hospital, 2018 – 2025</li>
            <li>
              <mark>Managed triage for a 42-bed emergency unit</mark>
            </li>
            <li>Preceptor for 14 new graduates</li>
            <li>
              <mark>Epic charting since 2019</mark>
            </li>
            <li>
              <mark>RN licence, Ohio, 2018</mark>
            </li>
            <li>Spanish, fluent</li>
          </ul>
        </div>
        <div className="hero-match">
          <div>
            <div>
              <b>Registered Nurse, ED</b>
              <br />
              <span className="soft">Riverside Health</span>
            </div>
            <b className="figure good">92%</b>
          </div>
          <ul>
            <li>
              Role and title <b>52 / 55</b>
            </li>
            <li>
              Required skills <b>18 / 20</b>
            </li>
            <li>
              Licence <b>6 / 6</b>
            </li>
          </ul>
        </div>
      </div>
    </section>
  );
}

function Figures() {
  return (
    <section className="strip" aria-label="In figures">
      <ul className="wrap">
        <li>
          <b>290+</b> job listings from major job boards and professional networks
        </li>
        <li>
          <b>0–100%</b> a score made of parts you can read
        </li>
        <li>
          <b>PDF, DOC, DOCX</b> read in seconds
        </li>
      </ul>
      <div className="wrap">
        <InstallationNote words={listingsWords} />
      </div>
    </section>
  );
}

function AdvancedFeatures() {
  return (
    <section className="section">
      <h2>Advanced AI Features</h2>
      <ul className="advanced sheet">
        <Advanced
          title="Company-Specific Materials"
          text="Letters, resumes and interview guides are kept by company, so that everything for one application is in one place."
        >
          <ul>
            <li>
              <b>Riverside Health</b> <span className="soft">3 materials</span>
            </li>
            <li className="soft">
              “I <mark>managed triage for a 42-bed emergency unit</mark> and would bring that to yours.”
            </li>
          </ul>
        </Advanced>
        <Advanced
          title="Performance Analytics"
          text="From match to application to interview: see which step loses people, and whether high scores bring replies."
        >
          <ul className="bars">
            <Bar label="Matches" count={128} />
            <Bar label="Applications" count={32} />
            <Bar label="Interviews" count={7} />
          </ul>
        </Advanced>
        <Advanced
          title="Resume Versions"
          text="Keep a version for each direction you search in. One is active, and the matches follow it."
        >
          <ul>
            <li>
              <b>Emergency RN 2026</b> <span className="good">Active</span>
            </li>
            <li>
              <b>Nurse Educator</b> <span className="soft">3 days ago · 2 applied</span>
            </li>
          </ul>
        </Advanced>
      </ul>
      <p className="goals">
        <span>
          <b>98%</b> of a resume’s lines understood is our goal
        </span>
        <span>
          <b>99.9%</b> of the time within reach is our goal
        </span>
      </p>
    </section>
  );
}

function Advanced({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <li>
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      <div className="specimen" aria-hidden="true">
        {children}
      </div>
    </li>
  );
}

function Bar({ label, count }: { label: string; count: number }) {
  return (
    <li>
      {label}
      <Meter label={label} value={count} max={128} valueText={String(count)} />
      <b>{count}</b>
    </li>
  );
}
