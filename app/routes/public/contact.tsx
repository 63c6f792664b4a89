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
import { PublicHead } from "./components/public-head.tsx";
import { ReleaseNote } from "../../components/quiet-note.tsx";
import { replyIn } from "../../middleware/reply-in.ts";
import { useTexts } from "../../components/use-texts.ts";
import { contact as english } from "../../texts/en/contact.ts";

const THANKS = { title: "Thank you for your message!", description: "We will get back to you within 24 hours." };

// It names itself, in the language of its texts.
export const meta: Route.MetaFunction = () => [];

export async function action({ request, context }: Route.ActionArgs) {
  requireVisitor(context);
  const say = replyIn(request);
  const form = await readForm(request, MAX_BODY_BYTES).catch(asRefusal);
  if (form instanceof Refusal) {
    const nothing = parseWithZod(new FormData(), { schema: ContactSchema });
    const formErrors = form.kind === "too-large" ? ["This message is too long to be sent."] : [];
    return data(say(nothing.reply({ formErrors })), { status: form.status });
  }
  const submission = parseWithZod(form, { schema: ContactSchema });
  if (submission.status !== "success") return data(say(submission.reply()), { status: 400 });
  return redirectVisitor({ ...THANKS, tone: "neutral" }, href("/contact"));
}

function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  throw error;
}

export default function Contact({ actionData }: Route.ComponentProps) {
  const texts = useTexts("contact", english);
  return (
    <div className="wrap">
      <PublicHead path="/contact" {...texts} />
      <PageHead title={texts.title} lead={texts.lead} />
      <SupportCards />
      <ReleaseNote id="support-note">{texts.note}</ReleaseNote>
      <div className="contact-columns">
        <ContactForm lastResult={actionData ?? null} />
        <div className="contact-side">
          <OfficeCard />
          <HoursCard />
          <section className="sheet side-card" aria-labelledby="faq-card">
            <h2 id="faq-card">{texts.answered}</h2>
            <p>{texts.mostAnswered}</p>
            <Button asChild>
              <a href={href("/faq")}>{texts.readFaq}</a>
            </Button>
          </section>
        </div>
      </div>
      <ClosingCall title={texts.closing} action="Get Started" />
      <script src="/contact-alert.js" defer />
    </div>
  );
}
