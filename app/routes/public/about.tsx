import { BRAND } from "../../../server/domain/brand.ts";
import type { Route } from "./+types/about";
import { ClosingCall } from "./components/closing-call.tsx";
import { PageHead } from "./components/page-head.tsx";
import { PublicHead } from "./components/public-head.tsx";
import { useTexts } from "../../components/use-texts.ts";
import { about as english } from "../../texts/en/about.ts";

// It names itself, in the language of its texts.
export const meta: Route.MetaFunction = () => [];

const VALUES = [
  { name: "Innovation", text: "innovation" },
  { name: "Empowerment", text: "empowerment" },
  { name: "Precision", text: "precision" },
  { name: "Excellence", text: "excellence" },
] as const;

export default function About() {
  const texts = useTexts("about", english);
  return (
    <div className="wrap">
      <PublicHead path="/about" {...texts} />
      <PageHead title={texts.heading(BRAND)} lead={texts.lead} />
      <section className="about-row" aria-labelledby="mission">
        <h2 id="mission">{texts.mission}</h2>
        <p className="mission-statement">{texts.missionIs}</p>
      </section>
      <section className="about-row" aria-labelledby="story">
        <h2 id="story">{texts.story}</h2>
        <Story />
      </section>
      <section className="section" aria-labelledby="values">
        <h2 id="values">{texts.values}</h2>
        <ul className="features values">
          {VALUES.map(({ name, text }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{texts.valuesAre[text]}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="section" aria-labelledby="team">
        <h2 id="team">{texts.team}</h2>
        <p className="page-section-lead">{texts.teamIs}</p>
        <ul className="page-answers team">
          {Object.values(texts.teams).map((group) => (
            <li key={group.name}>
              <h3>{group.name}</h3>
              <p>{group.text}</p>
            </li>
          ))}
        </ul>
      </section>
      <ClosingCall title={texts.closing} action="Get Started" />
    </div>
  );
}

function Story() {
  const texts = useTexts("about", english);
  return (
    <div className="page-prose story">
      <p>{texts.storyBegins(BRAND)}</p>
      <p>{texts.storyGoesOn}</p>
      <figure className="traced">
        <div>
          <span className="tiny soft">{texts.inLetter}</span>
          <p className="traced-claim">{texts.claim}</p>
        </div>
        <div>
          <span className="tiny soft">{texts.itsLine}</span>
          <p>
            <mark>{texts.line}</mark>
          </p>
        </div>
        <figcaption>{texts.marker}</figcaption>
      </figure>
      <p>{texts.storyEnds}</p>
    </div>
  );
}
