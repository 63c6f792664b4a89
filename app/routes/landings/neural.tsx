import styles from "../../styles/landings/neural.css?url";
import type { Route } from "./+types/neural";
import { Network } from "./components/network.tsx";
import { designMeta, Idle, LandingPage, Start } from "./parts.tsx";

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
    <LandingPage
      badge="beta"
      note="the network is a picture, the score plain arithmetic you can check. The menu and the demo lead nowhere, voices are samples, figures goals."
    >
      <section className="hero">
        <h1>A mind for your next move</h1>
        <p className="lead">
          Feed it one resume. Watch which signals fire, which jobs light up, and why, from 0 to 100 percent. No black
          box: each connection can be opened.
        </p>
        <div className="actions">
          <Start className="button">Launch the Beta</Start>
          <Idle className="watch">Watch Demo</Idle>
        </div>
        <Network />
      </section>
      <section className="part">
        <h2>Three layers, six neurons</h2>
        <ol className="features">
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
      <section className="close">
        <p className="prompt" aria-hidden="true">
          northfold@beta:~$ launch --resume yours.pdf
          <i />
        </p>
        <h2>Give it something to think about.</h2>
        <Start className="button">Sign Up for the Beta</Start>
      </section>
    </LandingPage>
  );
}

function Proof() {
  return (
    <section className="part proof">
      <h2>Activations in the wild</h2>
      <dl className="figures">
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
      <ul className="voices">
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
