import { z } from "zod";
import { isValidObjectId } from "mongoose";
import { LocalAccount, type LocalAccountRecord } from "../../../models/local-account.ts";
import { MAX_EMAIL_CHARACTERS, MAX_NAME_CHARACTERS } from "../../domain/person.ts";
import { addressKey } from "../../http/address-key.ts";
import { Refusal } from "../../http/errors.ts";
import type { AuthConfig } from "../auth-config.ts";
import { doorWords } from "../door-page.ts";
import type { DoorClaims, DoorVisitor, SignInDoor } from "../sign-in-door.ts";
import { knownBrowserKey, rememberBrowser } from "./known-browsers.ts";
import { isNewAccountForm, isNewAccountPage, renderNewAccountPage, renderPasswordPage } from "./local-door-page.ts";
import { offerSignIn } from "./passkeys/offer-passkeys.ts";
import { relyingPartyOf } from "./passkeys/relying-party.ts";
import { tryPasskey } from "./passkeys/try-passkey.ts";
import { passwordProblem } from "./password-rules.ts";
import { signUp } from "./sign-up.ts";
import { tryPassword } from "./try-password.ts";

const WRONG = "This e-mail address and password do not belong together. Please look at both again.";
const UNKNOWN_PASSKEY =
  "This passkey does not sign in here: it was removed, or the page was too old. Please try again.";
const TAKEN = "There is an account with this address, and its password is another. Sign in, or ask for a new link.";

const TextSchema = z.string().catch("");
const DraftSchema = z
  .object({
    values: z.object({ email: TextSchema, firstName: TextSchema, lastName: TextSchema }),
    errors: z.record(z.string(), z.string()),
    alert: TextSchema,
  })
  .catch({ values: { email: "", firstName: "", lastName: "" }, errors: {}, alert: "" });
type Draft = z.infer<typeof DraftSchema>;

const EmailSchema = z
  .string()
  .trim()
  .min(1, "Enter your e-mail address.")
  .max(MAX_EMAIL_CHARACTERS, "This e-mail address is too long.")
  .pipe(z.email("Enter an e-mail address like name@example.com."));

type Door = { isOpen: boolean; config: AuthConfig };

/** Asks for the passkey or password of an account kept here, and makes accounts where sign-up is open. */
export function createLocalDoor({ isOpen, config }: Door): SignInDoor {
  async function render({ values, errors, alert }: Draft, isNew: boolean, visitor: DoorVisitor): Promise<string> {
    const shown = { form: { values, errors }, alert, words: doorWords(visitor.language) };
    if (isNew && isOpen) return renderNewAccountPage(shown);
    const offer = await offerSignIn({ purpose: purposeOf(visitor), config, now: new Date() });
    return renderPasswordPage({ ...shown, isOpen, offer });
  }
  return {
    isForOwnMachine: false,
    hasScript: relyingPartyOf(config) !== null,
    render: (draft, query, visitor) => render(DraftSchema.parse(draft), isNewAccountPage(query), visitor),
    async answer(form, visitor) {
      const isNew = isOpen && isNewAccountForm(form);
      try {
        const outcome = await enter(form, visitor, { isNew, config });
        if ("draft" in outcome) return outcome;
        const subject = String(outcome._id);
        return { subject, setCookie: rememberBrowser(subject, { headers: visitor.headers, config }) };
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        const html = await render({ ...draftOf(form), alert: error.message }, isNew, visitor);
        return { status: error.status, html, retryAfterSeconds: error.retryAfterSeconds ?? 1 };
      }
    },
    findClaims,
  };
}

function purposeOf({ signInId }: DoorVisitor): string {
  return `sign-in ${signInId}`;
}

/** Without the password, which is stored nowhere but as its hash. */
function draftOf(form: URLSearchParams): Draft {
  const [email, firstName, lastName] = ["email", "firstName", "lastName"].map((name) => form.get(name) ?? "");
  return DraftSchema.parse({ values: { email, firstName, lastName }, errors: {}, alert: "" });
}

type Entered = LocalAccountRecord | { draft: Draft };
type Entering = { isNew: boolean; config: AuthConfig };

async function enter(form: URLSearchParams, visitor: DoorVisitor, { isNew, config }: Entering): Promise<Entered> {
  if (isNew) return createAccount(form, visitor, config);
  const answer = form.get("passkey");
  if (answer === null) return signIn(form, visitor, config);
  const { address } = visitor;
  const account = await tryPasskey(answer, { purpose: purposeOf(visitor), address, config, now: new Date() });
  return account ?? { draft: { ...draftOf(form), alert: UNKNOWN_PASSKEY } };
}

async function signIn(form: URLSearchParams, visitor: DoorVisitor, config: AuthConfig): Promise<Entered> {
  const draft = draftOf(form);
  const password = form.get("password") ?? "";
  const email = EmailSchema.safeParse(draft.values.email);
  const errors = {
    ...(email.success ? {} : { email: firstSentence(email.error) }),
    ...(password === "" ? { password: "Enter your password." } : {}),
  };
  if (Object.keys(errors).length > 0) return { draft: { ...draft, errors } };
  const account = await tryPassword({ email: draft.values.email, password, ...whoTries(visitor, config) });
  return account ?? { draft: { ...draft, alert: WRONG } };
}

function whoTries({ address, headers }: DoorVisitor, config: AuthConfig) {
  return { address, knownBy: (accountId: string) => knownBrowserKey(accountId, { headers, config }) };
}

async function createAccount(form: URLSearchParams, visitor: DoorVisitor, config: AuthConfig): Promise<Entered> {
  const draft = draftOf(form);
  const password = form.get("password") ?? "";
  const email = EmailSchema.safeParse(draft.values.email);
  const problem = passwordProblem(password, draft.values.email.trim());
  const tooLong = `Enter at most ${MAX_NAME_CHARACTERS} characters.`;
  const { firstName, lastName } = draft.values;
  const errors = {
    ...(email.success ? {} : { email: firstSentence(email.error) }),
    ...(problem ? { password: problem } : {}),
    ...(firstName.length > MAX_NAME_CHARACTERS ? { firstName: tooLong } : {}),
    ...(lastName.length > MAX_NAME_CHARACTERS ? { lastName: tooLong } : {}),
  };
  if (!email.success || Object.keys(errors).length > 0) return { draft: { ...draft, errors } };
  const wanted = { email: email.data.toLowerCase(), password, firstName, lastName };
  const made = await signUp(wanted, addressKey(visitor.address));
  // A second click, or somebody who forgot: the right password signs in.
  const account = made ?? (await tryPassword({ email: wanted.email, password, ...whoTries(visitor, config) }));
  return account ?? { draft: { ...draft, alert: TAKEN } };
}

async function findClaims(subject: string): Promise<DoorClaims | undefined> {
  if (!isValidObjectId(subject)) return undefined;
  const account = await LocalAccount.findById(subject).lean<LocalAccountRecord | null>();
  if (!account) return undefined;
  const { email, isVerified, firstName, lastName } = account;
  return {
    email,
    email_verified: isVerified,
    ...(firstName ? { given_name: firstName } : {}),
    ...(lastName ? { family_name: lastName } : {}),
  };
}

function firstSentence({ issues }: z.ZodError): string {
  return issues[0]?.message ?? "";
}
