import { BRAND } from "../../../server/domain/brand.ts";
import styles from "../../styles/landings/light.css?url";
import type { Route } from "./+types/light";
import { Bento } from "./components/bento.tsx";
import { designMeta, Idle, LandingPage, Start } from "./parts.tsx";

export const meta: Route.MetaFunction = () => designMeta("Light", "#ffffff");
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export default function LightLanding() {
  return (
    <LandingPage note="the menu and the demo lead nowhere, the voices are samples, the figures goals.">
      <Hero />
      <Features />
      <Proof />
      <section className="close">
        <Horizon />
        <h2>Tomorrow’s search can start this morning.</h2>
        <Start className="button">Sign Up Free</Start>
      </section>
    </LandingPage>
  );
}

function Hero() {
  return (
    <section className="hero">
      <p className="tag">290+ job listings from major job boards and professional networks</p>
      <h1>
        A clear view of the work <em>you were made for</em>
      </h1>
      <p className="lead">
        {BRAND} reads your resume once, compares it with every listing, and shows you the few worth your evening, each
        with a score from 0 to 100 percent that you can take apart.
      </p>
      <div className="actions">
        <Start className="button">Start Free</Start>
        <Idle className="watch">
          <svg viewBox="0 0 20 20" width="20" aria-hidden="true">
            <circle cx="10" cy="10" r="9.2" fill="none" stroke="currentColor" strokeWidth="1.4" />
            <path d="M8 6.4v7.2l5.6-3.6z" fill="currentColor" />
          </svg>
          Watch Demo
        </Idle>
      </div>
      <div className="view" aria-hidden="true">
        <Horizon />
        <div className="window">
          <p>
            <b>Top Job Matches</b>
            <span>Emergency RN, 11 years</span>
          </p>
          <Match score={94} title="Registered Nurse, Emergency" place="Riverside Health · 4 miles" />
          <Match score={88} title="Charge Nurse, Critical Care" place="Lakeview Medical · 9 miles" />
          <Match score={71} title="Nurse Educator" place="Harbor College · remote" />
        </div>
        <div className="window why">
          <b>Why 94%</b>
          <span>
            Role and title <i>52 / 55</i>
          </span>
          <span>
            Required skills <i>19 / 20</i>
          </span>
          <span>
            Licence <i>6 / 6</i>
          </span>
        </div>
      </div>
    </section>
  );
}

function Horizon() {
  return (
    <svg className="horizon" viewBox="0 0 1200 420" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <circle cx="880" cy="190" r="96" fill="#ffd257" />
      <path d="M0 262c160-58 300-66 470-20s330 52 730-44v222H0z" fill="#bcd8f6" />
      <path d="M0 318c220-62 400-38 590-4s380 26 610-40v146H0z" fill="#86b5ec" />
      <path d="M0 372c260-48 470-26 690-6s360 8 510-22v76H0z" fill="#3f7fd4" />
    </svg>
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
      <span>
        <b>{title}</b>
        {place}
      </span>
    </div>
  );
}

function Features() {
  return (
    <section className="part">
      <h2>Everything in its light</h2>
      <p className="lead">Six tools around one document. None of them says anything that is not in it.</p>
      <Bento />
    </section>
  );
}

function Proof() {
  return (
    <section className="part proof">
      <h2>Seen by people who search</h2>
      <dl className="figures">
        <div>
          <dt>of a resume’s lines understood</dt>
          <dd>98%</dd>
        </div>
        <div>
          <dt>of the time within reach</dt>
          <dd>99.9%</dd>
        </div>
        <div>
          <dt>job listings compared with yours</dt>
          <dd>290+</dd>
        </div>
      </dl>
      <div className="voices">
        <figure>
          <blockquote>
            “I had sent forty applications. Then I saw which six my resume really answered, and wrote only those.”
          </blockquote>
          <figcaption>A nurse changing wards · sample</figcaption>
        </figure>
        <figure>
          <blockquote>“It told me what was missing before the recruiter did. That is worth an evening.”</blockquote>
          <figcaption>A welder moving states · sample</figcaption>
        </figure>
      </div>
    </section>
  );
}
