import { MAX_FILE_SIZE_IN_TEXT } from "../../../server/domain/upload-file.ts";
import type { ReactNode } from "react";
import { Button } from "../../components/button.tsx";
import { Meter } from "../../components/meter.tsx";
import { PaintedWhole } from "../../components/painted-whole.tsx";
import { PublicShell } from "../../components/public-shell.tsx";
import { InstallationNote } from "../../components/quiet-note.tsx";
import { QuietWords } from "../../components/quiet-words.tsx";
import { useFormats, useTexts } from "../../components/use-texts.ts";
import { FEATURE_TITLES, type Feature } from "../../lib/feature-titles.ts";
import { landing as english } from "../../texts/en/landing.ts";
import { PublicHead } from "./components/public-head.tsx";

const SIGN_IN = "/api/login";

const HERO = "Your Complete AI Career Assistant";

const FEATURES: Feature[] = ["analysis", "letters", "interview", "jobs", "analytics", "optimization"];

function useLandingTexts() {
  return useTexts("landing", english);
}

const FIGURES_ID = "figures";

export function Landing() {
  const texts = useLandingTexts();
  return (
    <PublicShell landing>
      <QuietWords>
        <PublicHead path="/" title={HERO} description={texts.description} />
        <div className="wrap">
          <Hero />
        </div>
        <PaintedWhole above={FIGURES_ID} />
        <Figures />
        <div className="wrap">
          <section className="section">
            <h2>{texts.everything}</h2>
            <ul className="features">
              {FEATURES.map((feature) => (
                <li key={feature}>
                  <h3>{FEATURE_TITLES[feature]}</h3>
                  <p>{texts.features[feature]}</p>
                  {feature === "jobs" ? <InstallationNote words="listings" /> : null}
                </li>
              ))}
            </ul>
          </section>
          <section className="section">
            <h2>How It Works</h2>
            <Steps />
          </section>
          <AdvancedFeatures />
          <section className="closing">
            <h2>{texts.closing}</h2>
            <Button look="ink" size="large" asChild>
              <a href={SIGN_IN}>Get Started</a>
            </Button>
          </section>
        </div>
      </QuietWords>
    </PublicShell>
  );
}

function Steps() {
  const { steps } = useLandingTexts();
  return (
    <ol className="steps">
      <li>
        <h3>Upload Resume</h3>
        <p>{steps.upload(MAX_FILE_SIZE_IN_TEXT)}</p>
      </li>
      <li>
        <h3>Get Matches</h3>
        <p>{steps.matches}</p>
      </li>
      <li>
        <h3>AI Materials</h3>
        <p>{steps.materials}</p>
      </li>
    </ol>
  );
}

function Hero() {
  const { lead } = useLandingTexts();
  return (
    <section className="hero">
      <div className="hero-text">
        <h1>{HERO}</h1>
        <p>{lead}</p>
        <Button look="ink" size="large" asChild>
          <a href={SIGN_IN}>Start Your AI Job Search</a>
        </Button>
      </div>
      <Sample />
    </section>
  );
}

function Sample() {
  const { sample } = useLandingTexts();
  return (
    <div className="fold" aria-hidden="true">
      <div className="paper">
        <b>{sample.nurse}</b>
        <ul>
          <li>{sample.job}</li>
          <li>
            <mark>{sample.triage}</mark>
          </li>
          <li>{sample.preceptor}</li>
          <li>
            <mark>{sample.charting}</mark>
          </li>
          <li>
            <mark>{sample.licence}</mark>
          </li>
          <li>{sample.spanish}</li>
        </ul>
      </div>
      <div className="hero-match">
        <div>
          <div>
            <b>{sample.posting}</b>
            <br />
            <span className="soft">Riverside Health</span>
          </div>
          <b className="figure good">92%</b>
        </div>
        <ul>
          <li>
            {sample.role} <b>52 / 55</b>
          </li>
          <li>
            {sample.skills} <b>18 / 20</b>
          </li>
          <li>
            {sample.licenceAsked} <b>6 / 6</b>
          </li>
        </ul>
      </div>
    </div>
  );
}

function Figures() {
  const texts = useLandingTexts();
  const { percent } = useFormats();
  return (
    <section className="strip" id={FIGURES_ID} aria-label={texts.inFigures}>
      <ul className="wrap">
        <li>
          <b>290+</b>
          {texts.listings}
        </li>
        <li>
          <b>{`0–${percent(1)}`}</b>
          {texts.score}
        </li>
        <li>
          <b>PDF, DOC, DOCX</b>
          {texts.read}
        </li>
      </ul>
      <div className="wrap">
        <InstallationNote words="listings" />
      </div>
    </section>
  );
}

function AdvancedFeatures() {
  const texts = useLandingTexts();
  const { percent } = useFormats();
  const { sample } = texts;
  return (
    <section className="section">
      <h2>Advanced AI Features</h2>
      <ul className="advanced sheet">
        <Advanced title="Company-Specific Materials" text={texts.byCompany}>
          <ul>
            <li>
              <b>Riverside Health</b> <span className="soft">{sample.materials}</span>
            </li>
            <li className="soft">
              {sample.before}
              <mark>{sample.claim}</mark>
              {sample.after}
            </li>
          </ul>
        </Advanced>
        <Advanced title="Performance Analytics" text={texts.performance}>
          <ul className="bars">
            <Bar label={sample.matches} count={128} />
            <Bar label={sample.applications} count={32} />
            <Bar label={sample.interviews} count={7} />
          </ul>
        </Advanced>
        <Advanced title="Resume Versions" text={texts.versions}>
          <ul>
            <li>
              <b>{sample.firstVersion}</b> <span className="good">{sample.active}</span>
            </li>
            <li>
              <b>{sample.secondVersion}</b> <span className="soft">{sample.lastUsed}</span>
            </li>
          </ul>
        </Advanced>
      </ul>
      <p className="goals">
        <span>
          <b>{percent(0.98)}</b>
          {texts.understoodGoal}
        </span>
        <span>
          <b>{percent(0.999)}</b>
          {texts.reachGoal}
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
