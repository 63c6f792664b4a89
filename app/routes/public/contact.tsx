import { parseWithZod } from "@conform-to/zod/v4";
import { data, href } from "react-router";
import { MAX_BODY_BYTES } from "../../../server/http/body-limit.ts";
import { Refusal } from "../../../server/http/errors.ts";
import { readForm } from "../../../server/http/read-body.ts";
import { Button } from "../../components/button.tsx";
import { redirectVisitor } from "../../middleware/form-errors.ts";
import { requireVisitor } from "../../middleware/require-visitor.ts";
import { ContactSchema } from "../../schemas/contact.ts";
import type { Route } from "./+types/contact";
import { ClosingCall } from "./components/closing-call.tsx";
import { ContactForm } from "./components/contact-form.tsx";
import { HoursCard, OfficeCard, SupportCards } from "./components/contact-cards.tsx";
import { PageHead } from "./components/page-head.tsx";
import { ReleaseNote } from "../../components/quiet-note.tsx";
import { publicMeta } from "./public-meta.ts";

const THANKS = { title: "Thank you for your message!", description: "We will get back to you within 24 hours." };

export const meta: Route.MetaFunction = ({ matches }) =>
  publicMeta(
    {
      path: "/contact",
      title: "Contact",
      description: "Email, chat, phone, office and hours, and a form for your message.",
    },
    matches[0].loaderData?.appUrl,
  );

export async function action({ request, context }: Route.ActionArgs) {
  requireVisitor(context);
  const form = await readForm(request, MAX_BODY_BYTES).catch(asRefusal);
  if (form instanceof Refusal) {
    const nothing = parseWithZod(new FormData(), { schema: ContactSchema });
    const formErrors = form.kind === "too-large" ? ["This message is too long to be sent."] : [];
    return data(nothing.reply({ formErrors }), { status: form.status });
  }
  const submission = parseWithZod(form, { schema: ContactSchema });
  if (submission.status !== "success") return data(submission.reply(), { status: 400 });
  return redirectVisitor({ ...THANKS, tone: "neutral" }, href("/contact"));
}

function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  throw error;
}

export default function Contact({ actionData }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <PageHead title="Contact" lead="Write, call or come by. Whoever answers has read what you wrote." />
      <SupportCards />
      <ReleaseNote id="support-note">
        address, telephone number and office are examples, and chat, telephone and emergency support are not staffed.
        The form checks what you write, and neither sends nor keeps it.
      </ReleaseNote>
      <div className="contact-columns">
        <ContactForm lastResult={actionData ?? null} thanks={`${THANKS.title} ${THANKS.description}`} />
        <div className="contact-side">
          <OfficeCard />
          <HoursCard />
          <section className="sheet side-card" aria-labelledby="faq-card">
            <h2 id="faq-card">Perhaps it is answered already</h2>
            <p>Resumes, scores, privacy and plans: most of what we are asked is in the Help Center.</p>
            <Button asChild>
              <a href={href("/faq")}>Read the FAQ</a>
            </Button>
          </section>
        </div>
      </div>
      <ClosingCall title="Or let your resume do the talking." action="Get Started" />
      <script src="/contact-alert.js" defer />
    </div>
  );
}
