import { BRAND } from "../../../server/domain/brand.ts";
import type { Route } from "./+types/about";
import { TEAM, VALUES } from "./about-content.ts";
import { ClosingCall } from "./components/closing-call.tsx";
import { PageHead } from "./components/page-head.tsx";
import { publicMeta } from "./public-meta.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  publicMeta(
    {
      path: "/about",
      title: "About",
      description: "Why Northfold exists, what it will not do, and who answers for what.",
    },
    matches[0].loaderData?.appUrl,
  );

export default function About() {
  return (
    <div className="wrap">
      <PageHead
        title={`About ${BRAND}`}
        lead="We build the assistant we would want beside us on the evening before an application is due."
      />
      <section className="about-row" aria-labelledby="mission">
        <h2 id="mission">Our Mission</h2>
        <p className="mission-statement">
          To empower people to find the work that fits them, by showing what they already have, what a job really asks
          for, and how the two meet.
        </p>
      </section>
      <section className="about-row" aria-labelledby="story">
        <h2 id="story">Our Story</h2>
        <Story />
      </section>
      <section className="section" aria-labelledby="values">
        <h2 id="values">Our Values</h2>
        <ul className="features values">
          {VALUES.map((value) => (
            <li key={value.title}>
              <h3>{value.title}</h3>
              <p>{value.text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="section" aria-labelledby="team">
        <h2 id="team">Our Team</h2>
        <p className="page-section-lead">
          Four crafts at one table. We introduce them by what they answer for, which tells you more than a portrait.
        </p>
        <ul className="page-answers team">
          {TEAM.map((group) => (
            <li key={group.name}>
              <h3>{group.name}</h3>
              <p>{group.text}</p>
            </li>
          ))}
        </ul>
      </section>
      <ClosingCall title="See what your resume already says." action="Get Started" />
    </div>
  );
}

function Story() {
  return (
    <div className="page-prose story">
      <p>
        {BRAND} began with a pile of resumes and a simple observation: good people were being passed over by machines
        that could not read, and then advised by machines that made things up. A nurse with eleven years in emergency
        care was told to “add keywords”. A welder was matched with a job in web design.
      </p>
      <p>
        So we started from the sheet of paper. Read it carefully. Say what was understood, and from which line. Compare
        it with what a posting asks for, part by part. And when it comes to writing, use only what is there.
      </p>
      <figure className="traced">
        <div>
          <span className="tiny soft">A sentence in a letter</span>
          <p className="traced-claim">“I ran triage for an emergency unit of 42 beds.”</p>
        </div>
        <div>
          <span className="tiny soft">The line it comes from</span>
          <p>
            <mark>Managed triage for a 42-bed emergency unit</mark>
          </p>
        </div>
        <figcaption>The yellow marker means the same thing everywhere: this is the line it comes from.</figcaption>
      </figure>
      <p>
        That is still the whole idea. The name stands for it: a sheet of paper, folded, with a needle that points north.
      </p>
    </div>
  );
}
