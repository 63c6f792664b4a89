import type { Route } from "./+types/terms";
import { LegalPage } from "./components/legal-page.tsx";
import { publicMeta } from "./public-meta.ts";
import { TERMS } from "./terms-content.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  publicMeta(
    {
      path: "/terms",
      title: "Terms of Service",
      description:
        "The terms for using Northfold: your content stays yours, what the AI can and cannot promise, payment and liability.",
    },
    matches[0].loaderData?.appUrl,
  );

export default function Terms() {
  return (
    <LegalPage
      title="Terms of Service"
      lead="What you can expect of us, and what we expect of you. Written to be read."
      sections={TERMS}
    />
  );
}
