import type { ReactNode } from "react";
import { Brand } from "../../components/brand-mark.tsx";
import { ReleaseNote } from "../../components/release-note.tsx";
import { BRAND, COPYRIGHT } from "../../lib/brand.ts";
import styles from "../../styles/landings/light.css?url";
import type { Route } from "./+types/light";
import { designMeta, Idle, IdleNavigation, Start } from "./parts.tsx";

export const meta: Route.MetaFunction = () => designMeta("Light", "#ffffff");
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** A clear morning: white air, a horizon, and the product as a window in front of it. */
export default function LightLanding() {
  return (
    <div className="lt">
      <header className="lt-top">
        <a className="lt-brand" href="/">
          <Brand />
        </a>
        <IdleNavigation className="lt-nav" />
        <Start className="lt-small">Sign In</Start>
      </header>
      <main id="main" tabIndex={-1}>
        <Hero />
        <Features />
        <Proof />
        <section className="lt-close">
          <Horizon />
          <h2>Tomorrow’s search can start this morning.</h2>
          <Start className="lt-button">Sign Up Free</Start>
        </section>
      </main>
      <footer className="lt-end">
        <span>{COPYRIGHT}</span>
        <ReleaseNote>the menu and the demo lead nowhere, the voices are samples, the figures goals.</ReleaseNote>
      </footer>
    </div>
  );
}

function Hero() {
  return (
    <section className="lt-hero">
      <p className="lt-tag">290+ job listings from major job boards and professional networks</p>
      <h1>
        A clear view of the work <em>you were made for</em>
      </h1>
      <p className="lt-lead">
        {BRAND} reads your resume once, compares it with every listing, and shows you the few worth your evening, each
        with a score from 0 to 100 percent that you can take apart.
      </p>
      <div className="lt-actions">
        <Start className="lt-button">Start Free</Start>
        <Idle className="lt-watch">
          <svg viewBox="0 0 20 20" width="20" aria-hidden="true">
            <circle cx="10" cy="10" r="9.2" fill="none" stroke="currentColor" strokeWidth="1.4" />
            <path d="M8 6.4v7.2l5.6-3.6z" fill="currentColor" />
          </svg>
          Watch Demo
        </Idle>
      </div>
      <div className="lt-view" aria-hidden="true">
        <Horizon />
        <div className="lt-window">
          <p>
            <b>Top Job Matches</b>
            <span>Emergency RN, 11 years</span>
          </p>
          <Match score={94} title="Registered Nurse, Emergency" place="Riverside Health · 4 miles" tint="good" />
          <Match score={88} title="Charge Nurse, Critical Care" place="Lakeview Medical · 9 miles" tint="good" />
          <Match score={71} title="Nurse Educator" place="Harbor College · remote" tint="fair" />
        </div>
        <div className="lt-why">
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

/** Sun and hills: the same horizon at the top of the page and at its end. */
function Horizon() {
  return (
    <svg className="lt-horizon" viewBox="0 0 1200 420" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <circle cx="880" cy="190" r="96" fill="#ffd257" />
      <path d="M0 262c160-58 300-66 470-20s330 52 730-44v222H0z" fill="#bcd8f6" />
      <path d="M0 318c220-62 400-38 590-4s380 26 610-40v146H0z" fill="#86b5ec" />
      <path d="M0 372c260-48 470-26 690-6s360 8 510-22v76H0z" fill="#3f7fd4" />
    </svg>
  );
}

function Match({ score, title, place, tint }: { score: number; title: string; place: string; tint: string }) {
  return (
    <div className={`lt-match ${tint}`}>
      <svg viewBox="0 0 44 44" width="44" aria-hidden="true">
        <circle cx="22" cy="22" r="19" />
        <circle cx="22" cy="22" r="19" pathLength={100} strokeDasharray={`${score} 100`} />
        <text x="22" y="26.5">
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
    <section className="lt-section">
      <h2>Everything in its light</h2>
      <p className="lt-lead">Six tools around one document. None of them says anything that is not in it.</p>
      <ul className="lt-bento">
        <Card
          title="Intelligent Resume Analysis"
          text="Skills, experience and education, each with the line it came from. You see what was understood before anybody else does."
        >
          <rect x="24" y="14" width="120" height="132" rx="8" fill="#fff" />
          <path d="M40 38h60M40 58h88M40 78h74M40 98h84M40 118h50" className="lt-pen" />
          <path d="M38 58h92M38 98h88" className="lt-marker" />
          <path d="M130 58h58M126 98h40" className="lt-thread" />
          <rect x="190" y="44" width="106" height="28" rx="14" fill="#0b4fb3" />
          <rect x="168" y="84" width="92" height="28" rx="14" fill="#0b4fb3" />
          <path d="M206 58h74M184 98h60" stroke="#fff" strokeWidth="5" strokeLinecap="round" />
        </Card>
        <Card
          title="AI Cover Letter Generator"
          text="Two or three claims that matter for this job, in your own voice, each traceable to your own words."
        >
          <path d="M70 44l90 60 90-60v92a8 8 0 01-8 8H78a8 8 0 01-8-8z" fill="#fff" />
          <path d="M70 44a8 8 0 018-8h164a8 8 0 018 8l-90 60z" fill="#ffe59b" />
          <path d="M104 124h70M104 110h30" className="lt-pen" />
        </Card>
        <Card title="Interview Preparation AI" text="Questions in four categories, each with a tailored answer.">
          <rect x="46" y="28" width="150" height="50" rx="25" fill="#fff" />
          <rect x="124" y="88" width="150" height="50" rx="25" fill="#0b4fb3" />
          <path d="M76 53h90" className="lt-pen" />
          <path d="M154 113h90" stroke="#fff" strokeWidth="5" strokeLinecap="round" />
        </Card>
        <Card title="Live Job Discovery" text="Several boards in one list, without duplicates and stale reposts.">
          <circle cx="160" cy="82" r="64" fill="none" stroke="#fff" strokeWidth="2" />
          <circle cx="160" cy="82" r="38" fill="none" stroke="#fff" strokeWidth="2" />
          <circle cx="160" cy="82" r="10" fill="#0b4fb3" />
          <circle cx="206" cy="44" r="9" fill="#ffd257" />
          <circle cx="114" cy="62" r="7" fill="#3f7fd4" />
          <circle cx="178" cy="128" r="6" fill="#3f7fd4" />
        </Card>
        <Card title="Career Analytics" text="Where your applications stand, and whether the score predicts replies.">
          <path d="M52 136h216" stroke="#fff" strokeWidth="2" />
          <path d="M72 136V96M112 136V84M152 136V66M192 136V72M232 136V40" className="lt-column" />
          <circle cx="232" cy="28" r="9" fill="#ffd257" />
        </Card>
        <Card
          title="Resume Optimization"
          text="The relevant first, in the posting’s language. Order and wording change, facts never do."
        >
          <rect x="56" y="22" width="84" height="116" rx="7" fill="#fff" />
          <rect x="180" y="22" width="84" height="116" rx="7" fill="#fff" />
          <path d="M70 46h56M70 66h40M70 86h52M70 106h44M194 46h52M194 66h56M194 86h44M194 106h40" className="lt-pen" />
          <path d="M70 86h52M194 46h52" className="lt-marker" />
          <path d="M140 86c24 0 18-40 40-40" className="lt-thread" />
        </Card>
      </ul>
    </section>
  );
}

function Card({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <li>
      <svg viewBox="0 0 320 160" aria-hidden="true">
        {children}
      </svg>
      <h3>{title}</h3>
      <p>{text}</p>
    </li>
  );
}

function Proof() {
  return (
    <section className="lt-section lt-proof">
      <h2>Seen by people who search</h2>
      <dl>
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
    </section>
  );
}
