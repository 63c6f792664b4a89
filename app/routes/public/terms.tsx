import type { Route } from "./+types/terms";
import { LegalPage } from "./components/legal-page.tsx";
import { PublicHead } from "./components/public-head.tsx";
import { useTexts } from "../../components/use-texts.ts";
import { terms as english } from "../../texts/en/terms.tsx";

// It names itself, in the language of its texts.
export const meta: Route.MetaFunction = () => [];

export default function Terms() {
  const texts = useTexts("terms", english);
  return (
    <>
      <PublicHead path="/terms" {...texts} />
      <LegalPage texts={texts} />
    </>
  );
}
