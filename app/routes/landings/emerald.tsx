import { BRAND } from "../../../server/domain/brand.ts";
import styles from "../../styles/landings/emerald.css?url";
import type { Route } from "./+types/emerald";
import { Contours, RouteMap } from "./components/route-map.tsx";
import { designMeta, Idle, LandingPage, LandingPlans, Start } from "./parts.tsx";

export const meta: Route.MetaFunction = () => designMeta("Emerald", "#05392e");
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

const FEATURES = [
  {
    title: "Intelligent Resume Analysis",
    text: "The survey. Skills, experience and education are measured where they stand, and every reading names its line.",
  },
  {
    title: "Live Job Discovery",
    text: "The country. More than 290 listings, aggregated from major job boards and professional networks, in one map.",
  },
  {
    title: "Resume Optimization",
    text: "The pack. What this road asks for goes on top; nothing you do not own goes in.",
  },
  {
    title: "AI Cover Letter Generator",
    text: "The introduction. Short, in your own voice, and true in every sentence.",
  },
  {
    title: "Interview Preparation AI",
    text: "The last ascent. Questions of four kinds, each with an answer from your own journey.",
  },
  {
    title: "Career Analytics",
    text: "The altimeter. A score from 0 to 100 that says whether you are climbing or walking in circles.",
  },
];

export default function EmeraldLanding() {
  return (
    <LandingPage note="the menu and the demo lead nowhere, field notes are samples, figures goals. The product’s own plans are on the dashboard.">
      <section className="hero">
        <RouteMap />
        <div>
          <h1>
            Every career is <em>a country.</em> Here is the map.
          </h1>
          <p className="lead">
            {BRAND} shows where you stand, which summits are within reach, and the way up, with each step grounded in
            what you have already done.
          </p>
          <div className="actions">
            <Start className="button">Start the Climb</Start>
            <Idle className="watch">Watch Demo</Idle>
          </div>
        </div>
      </section>
      <section className="part instruments">
        <div>
          <h2>
            Six instruments, <em>one expedition</em>
          </h2>
          <p className="lead soft">
            A match is a number from 0 to 100 percent. An atlas does not flatter: it tells you the distance, and what
            lies in between.
          </p>
          <svg
            className="rose"
            viewBox="-50 -50 100 100"
            fill="none"
            stroke="var(--bronze)"
            strokeWidth="0.8"
            aria-hidden="true"
          >
            <circle r="36" />
            <circle r="33" />
            <path d="M0-48L8-8 48 0 8 8 0 48-8 8-48 0-8-8zM0-48V48M-48 0H48" />
            <path d="M24-24L10-4 24 24 4 10-24 24-10 4-24-24-4-10z" />
            <path fill="var(--green)" stroke="none" d="M0-48L8-8 0 0zM48 0L8 8 0 0zM0 48L-8 8 0 0zM-48 0L-8-8 0 0z" />
          </svg>
        </div>
        <ol className="features">
          {FEATURES.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <Proof />
      <Plans />
      <section className="close">
        <Contours />
        <h2>
          The view is <em>better up there.</em>
        </h2>
        <Start className="button">Sign Up and Set Out</Start>
      </section>
    </LandingPage>
  );
}

function Proof() {
  return (
    <section className="part proof">
      <h2>Field notes</h2>
      <figure>
        <blockquote>
          “I thought I was lost. It turned out I was two licences and one good letter away from the next valley.”
        </blockquote>
        <figcaption className="soft">A sample traveller, forklift driver to site supervisor</figcaption>
      </figure>
      <ul className="figures ruled soft" aria-label="In figures">
        <li>
          <b>290+</b>
          job listings on the map
        </li>
        <li>
          <b>98%</b>
          of a resume’s lines understood
        </li>
        <li>
          <b>99.9%</b>
          of days open to travellers
        </li>
      </ul>
    </section>
  );
}

function Plans() {
  return (
    <section className="part">
      <h2>
        Choose <em>your provisions</em>
      </h2>
      <LandingPlans />
    </section>
  );
}
