import { href } from "react-router";
import { Brand } from "../../components/brand-mark.tsx";
import { listingsWords } from "../../components/installation-words.ts";
import { InstallationNote, ReleaseNote } from "../../components/quiet-note.tsx";
import { COPYRIGHT } from "../../../server/domain/brand.ts";
import styles from "../../styles/landings/neural.css?url";
import type { Route } from "./+types/neural";
import { Network } from "./components/network.tsx";
import { designMeta, Idle, IdleNavigation, Start } from "./parts.tsx";

export const meta: Route.MetaFunction = () => designMeta("Neural", "#070a1c");
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

const LAYERS = [
  {
    name: "Input layer",
    features: [
      { title: "Intelligent Resume Analysis", text: "Every line becomes a signal, and keeps its address." },
      { title: "Live Job Discovery", text: "290+ listings from major boards and professional networks." },
    ],
  },
  {
    name: "Hidden layer",
    features: [
      { title: "Resume Optimization", text: "Signals that matter here are amplified. None is made up." },
      { title: "Career Analytics", text: "A loss curve for your search: what to change before the next try." },
    ],
  },
  {
    name: "Output layer",
    features: [
      { title: "AI Cover Letter Generator", text: "A letter whose claims can be traced back to the input." },
      { title: "Interview Preparation AI", text: "Four kinds of questions, each with your own answer." },
    ],
  },
];

export default function NeuralLanding() {
  return (
    <div className="nn">
      <header className="nn-top">
        <a className="nn-brand" href={href("/")}>
          <Brand />
          <sup>beta</sup>
        </a>
        <IdleNavigation className="nn-nav" />
        <Start className="nn-key">Sign In</Start>
      </header>
      <main id="main" tabIndex={-1}>
        <section className="nn-hero">
          <h1>A mind for your next move</h1>
          <p>
            Feed it one resume. Watch which signals fire, which jobs light up, and why, from 0 to 100 percent. No black
            box: each connection can be opened.
          </p>
          <div className="nn-actions">
            <Start className="nn-button">Launch the Beta</Start>
            <Idle className="nn-key">Watch Demo</Idle>
          </div>
          <Network />
        </section>
        <section className="nn-part">
          <h2>Three layers, six neurons</h2>
          <ol className="nn-layers">
            {LAYERS.map((layer) => (
              <li key={layer.name}>
                <p>{layer.name}</p>
                {layer.features.map(({ title, text }) => (
                  <div key={title}>
                    <h3>{title}</h3>
                    <p>{text}</p>
                  </div>
                ))}
              </li>
            ))}
          </ol>
        </section>
        <Proof />
        <section className="nn-close">
          <p aria-hidden="true">
            northfold@beta:~$ launch --resume yours.pdf
            <i />
          </p>
          <h2>Give it something to think about.</h2>
          <Start className="nn-button">Sign Up for the Beta</Start>
        </section>
      </main>
      <footer className="nn-end">
        <span>{COPYRIGHT}</span>
        <ReleaseNote>
          the network is a picture, the score plain arithmetic you can check. The menu and the demo lead nowhere, voices
          are samples, figures goals.
        </ReleaseNote>
        <InstallationNote words={listingsWords} />
      </footer>
    </div>
  );
}

function Proof() {
  return (
    <section className="nn-part nn-proof">
      <h2>Activations in the wild</h2>
      <dl>
        <div>
          <dt>lines of a resume understood</dt>
          <dd>98%</dd>
        </div>
        <div>
          <dt>hours it answers</dt>
          <dd>99.9%</dd>
        </div>
        <div>
          <dt>listings compared at once</dt>
          <dd>290+</dd>
        </div>
      </dl>
      <ul>
        <li>
          “It opened the score and there was my night shift from 2019. I had forgotten I ever ran that ward.”
          <span>sample tester 01, nurse</span>
        </li>
        <li>
          “First tool that left a gap a gap, and told me how to talk about it.”
          <span>sample tester 02, bookkeeper</span>
        </li>
      </ul>
    </section>
  );
}
