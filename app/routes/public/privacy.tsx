import type { Route } from "./+types/privacy";
import { InstallationNote } from "../../components/quiet-note.tsx";
import { LegalPage } from "./components/legal-page.tsx";
import { PublicHead } from "./components/public-head.tsx";
import { useTexts } from "../../components/use-texts.ts";
import { privacy as english } from "../../texts/en/privacy.tsx";

// It names itself, in the language of its texts.
export const meta: Route.MetaFunction = () => [];

const COMMITMENTS = [
  { name: "encryption", here: "protection" },
  { name: "minimal", here: null },
  { name: "sharing", here: "sharing" },
] as const;

export default function Privacy() {
  const texts = useTexts("privacy", english);
  return (
    <>
      <PublicHead path="/privacy" {...texts} />
      <LegalPage texts={texts}>
        <ul className="page-cells sheet page-commitments" aria-label={texts.ourCommitments}>
          {COMMITMENTS.map(({ name, here }) => (
            <li key={name}>
              <b className="page-cell-title">{texts.commitments[name].title}</b>
              <p>{texts.commitments[name].text}</p>
              {here ? <InstallationNote words={here} /> : null}
            </li>
          ))}
        </ul>
      </LegalPage>
    </>
  );
}
