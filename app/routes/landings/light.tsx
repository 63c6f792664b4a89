import { BRAND } from "../../../server/domain/brand.ts";
import { useFormats } from "../../components/use-texts.ts";
import styles from "../../styles/landings/light.css?url";
import type { Route } from "./+types/light";
import { Bento } from "./components/bento.tsx";
import { useLandingTexts } from "./landing-texts.ts";
import { Idle, LandingPage, Start } from "./parts.tsx";

// It names itself, in the language of its texts.
export const meta: Route.MetaFunction = () => [{ name: "theme-color", content: "#ffffff" }];
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export default function LightLanding() {
  const { light: texts } = useLandingTexts();
  return (
    <LandingPage design="Light" note={texts.note}>
      <Hero />
      <section className="part">
        <h2>{texts.everything}</h2>
        <p className="lead">{texts.tools}</p>
        <Bento />
      </section>
      <Proof />
      <section className="close">
        <Horizon />
        <h2>{texts.closing}</h2>
        <Start className="button">{texts.signUp}</Start>
      </section>
    </LandingPage>
  );
}

function Hero() {
  const { light: texts } = useLandingTexts();
  return (
    <section className="hero">
      <p className="tag">{texts.tag}</p>
      <h1>{texts.headline}</h1>
      <p className="lead">{texts.lead(BRAND)}</p>
      <div className="actions">
        <Start className="button">{texts.start}</Start>
        <Idle className="watch">
          <svg viewBox="0 0 20 20" width="20" aria-hidden="true">
            <circle cx="10" cy="10" r="9.2" fill="none" stroke="currentColor" strokeWidth="1.4" />
            <path d="M8 6.4v7.2l5.6-3.6z" fill="currentColor" />
          </svg>
          Watch Demo
        </Idle>
      </div>
      <View />
    </section>
  );
}

function View() {
  const { light: texts, sampleRole, sampleSkills, sampleLicence } = useLandingTexts();
  return (
    <div className="view" aria-hidden="true">
      <Horizon />
      <div className="window">
        <p>
          <b>Top Job Matches</b>
          <span>{texts.person}</span>
        </p>
        <Match score={94} {...texts.first} />
        <Match score={88} {...texts.second} />
        <Match score={71} {...texts.third} />
      </div>
      <div className="window why">
        <b>{texts.why("94%")}</b>
        <span>
          {sampleRole} <i>52 / 55</i>
        </span>
        <span>
          {sampleSkills} <i>19 / 20</i>
        </span>
        <span>
          {sampleLicence} <i>6 / 6</i>
        </span>
      </div>
    </div>
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

function Proof() {
  const { light: texts } = useLandingTexts();
  const { percent } = useFormats();
  return (
    <section className="part proof">
      <h2>{texts.seen}</h2>
      <dl className="figures">
        <div>
          <dt>{texts.understood}</dt>
          <dd>{percent(0.98)}</dd>
        </div>
        <div>
          <dt>{texts.reach}</dt>
          <dd>{percent(0.999)}</dd>
        </div>
        <div>
          <dt>{texts.listings}</dt>
          <dd>290+</dd>
        </div>
      </dl>
      <div className="voices">
        <figure>
          <blockquote>{texts.nurseSays}</blockquote>
          <figcaption>{texts.nurse}</figcaption>
        </figure>
        <figure>
          <blockquote>{texts.welderSays}</blockquote>
          <figcaption>{texts.welder}</figcaption>
        </figure>
      </div>
    </section>
  );
}
