import { parseWithZod } from "@conform-to/zod/v4";
import { data, href } from "react-router";
import { getAuthConfig } from "../../../server/auth/auth-settings.ts";
import { acceptInvitation, findInvitation, INVITATION_ENDED } from "../../../server/auth/local/accept-invitation.ts";
import { acceptByPasskey, offerToInvited } from "../../../server/auth/local/passkeys/invited-passkey.ts";
import { passwordProblem } from "../../../server/auth/local/password-rules.ts";
import { BRAND } from "../../../server/domain/brand.ts";
import { getEnv } from "../../../server/env.ts";
import { MAX_BODY_BYTES } from "../../../server/http/body-limit.ts";
import { Refusal } from "../../../server/http/errors.ts";
import { readForm } from "../../../server/http/read-body.ts";
import { Button } from "../../components/button.tsx";
import { PublicShell } from "../../components/public-shell.tsx";
import { useTexts } from "../../components/use-texts.ts";
import { redirectVisitor } from "../../middleware/form-errors.ts";
import { readLanguage } from "../../../server/http/visitor-language.ts";
import { replyIn } from "../../middleware/reply-in.ts";
import { getSignedIn } from "../../middleware/session.ts";
import { AcceptByPasskeySchema, AcceptInvitationSchema } from "../../schemas/invitation.ts";
import { pages } from "../../texts/en/pages.ts";
import { shell } from "../../texts/en/shell.ts";
import { sayIn } from "../../texts/sentences.ts";
import type { Route } from "./+types/invitation";
import { PasswordForm } from "./password-form.tsx";

const GONE_STATUS = 410;

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export async function loader({ request, url, context }: Route.LoaderArgs) {
  if (!getEnv().HAS_OWN_ACCOUNTS) throw data(null, { status: 404 });
  const token = url.searchParams.get("token") ?? "";
  const now = new Date();
  const found = await findInvitation(token, now);
  const isSignedIn = getSignedIn(context) !== null;
  if (found.state !== "open") {
    const ended = sayIn(readLanguage(request.headers), INVITATION_ENDED[found.state]);
    return data({ isSignedIn, ended, open: null }, { status: GONE_STATUS });
  }
  const offer = await offerToInvited(token, found.accountId, { config: getAuthConfig(), now });
  return data({ isSignedIn, ended: null, open: { email: found.email, isNew: found.isNew, offer } });
}

export async function action({ request, url }: Route.ActionArgs) {
  if (!getEnv().HAS_OWN_ACCOUNTS) throw data(null, { status: 404 });
  const form = await readForm(request, MAX_BODY_BYTES).catch(asRefusal);
  if (form instanceof Refusal) throw data(null, { status: form.status });
  const token = url.searchParams.get("token") ?? "";
  return form.has("passkey") ? answerPasskey(form, token, request) : answerPassword(form, token, request);
}

async function answerPassword(form: FormData, token: string, request: Request) {
  const say = replyIn(request);
  const submission = parseWithZod(form, { schema: AcceptInvitationSchema });
  // Passwords are never sent back.
  const hideFields = ["password", "repeated"];
  if (submission.status !== "success") return data(say(submission.reply({ hideFields })), { status: 400 });
  const found = await findInvitation(token, new Date());
  const problem = found.state === "open" ? passwordProblem(submission.value.password, found.email) : null;
  if (problem) {
    return data(say(submission.reply({ hideFields, fieldErrors: { password: [problem] } })), { status: 400 });
  }
  const refusal = await acceptInvitation(token, submission.value, new Date()).then(() => null, asRefusal);
  if (refusal) {
    return data(say(submission.reply({ hideFields, formErrors: [refusal.message] })), { status: refusal.status });
  }
  const done = { title: "Your password is set", description: "Sign in with it now.", tone: "neutral" } as const;
  return redirectVisitor(done, href("/"));
}

async function answerPasskey(form: FormData, token: string, request: Request) {
  const say = replyIn(request);
  const submission = parseWithZod(form, { schema: AcceptByPasskeySchema });
  const hideFields = ["passkey"];
  if (submission.status !== "success") return data(say(submission.reply({ hideFields })), { status: 400 });
  const { passkey: answer, ...names } = submission.value;
  const chosen = { answer, userAgent: request.headers.get("User-Agent"), ...names };
  const asked = { config: getAuthConfig(), now: new Date() };
  const refusal = await acceptByPasskey(token, chosen, asked).then(() => null, asRefusal);
  if (refusal) {
    return data(say(submission.reply({ hideFields, formErrors: [refusal.message] })), { status: refusal.status });
  }
  const done = { title: "Your passkey is set", description: "Sign in with it now.", tone: "neutral" } as const;
  return redirectVisitor(done, href("/"));
}

function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  throw error;
}

export default function Invitation({ loaderData, actionData }: Route.ComponentProps) {
  const { open, ended, isSignedIn } = loaderData;
  const texts = useTexts("pages", pages);
  const { backToStart } = useTexts("shell", shell);
  return (
    <PublicShell isSignedIn={isSignedIn}>
      <title>{`${texts.invitation} · ${BRAND}`}</title>
      <div className="wrap">
        {open ? (
          <PasswordForm {...open} lastResult={actionData ?? null} />
        ) : (
          <div className="not-found">
            <h1>{texts.linkEnded}</h1>
            <p>{ended}</p>
            <Button look="ink" size="large" asChild>
              <a href={isSignedIn ? href("/") : href("/api/login")}>{isSignedIn ? backToStart : "Sign In"}</a>
            </Button>
          </div>
        )}
      </div>
    </PublicShell>
  );
}
