import type { PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/server";
import { type DoorForm, type DoorWords, escapeHtml, field, page } from "../door-page.ts";
import { PASSWORD_HINT } from "../../domain/person.ts";

/** `alert` is about the whole form, the errors about one field each. */
type LocalPage = { form: DoorForm; alert: string; words: DoorWords };

const NEW_ACCOUNT = "new";

export function isNewAccountPage(query: URLSearchParams): boolean {
  return query.has(NEW_ACCOUNT);
}

type PasswordPage = LocalPage & { isOpen: boolean; offer: PublicKeyCredentialRequestOptionsJSON | null };

export function renderPasswordPage({ form, alert, words, isOpen, offer }: PasswordPage): string {
  const { language, say } = words;
  // Where the browser has passkeys for this place, it offers them in this field.
  const username = offer ? "username webauthn" : "username";
  const foot = isOpen
    ? `${say("No account yet?")} <a href="?${NEW_ACCOUNT}">${say("Create one")}</a>.`
    : say("Accounts are by invitation.");
  const body = `<h1>Sign In</h1>
<p class="lead">${say("With the e-mail address and password of your account here.")}</p>
${alertOf(alert, words)}<section aria-label="${say("Your account")}"><form class="group" method="post" novalidate>
${field("email", "Email", { ...form, words, attributes: `type="email" autocomplete="${username}" required` })}
${passwordField(form, words, "current-password")}
<button class="main">Sign In</button></form></section>
${offer ? passkeySection(offer, words) : ""}
<p class="foot">${foot} ${say("Password lost? Ask whoever runs this place for a new link.")}</p>`;
  return page({ title: titleOf("Sign In", { form, alert, words }), body, language });
}

export function renderNewAccountPage({ form, alert, words }: LocalPage): string {
  const { language, say } = words;
  const title = say("Create an account");
  const body = `<h1>${title}</h1>
<p class="lead">${say("It is kept on this server, and whoever runs it can see what is in it.")}</p>
${alertOf(alert, words)}<section aria-label="${say("Your new account")}"><form class="group" method="post" novalidate>
<input type="hidden" name="verb" value="${NEW_ACCOUNT}">
${field("email", "Email", { ...form, words, attributes: 'type="email" autocomplete="username" required' })}
${passwordField(form, words, "new-password")}
${form.errors.password ? "" : `<p class="hint">${say(PASSWORD_HINT)}</p>`}
<div class="pair">${field("firstName", say("First name"), { ...form, words, attributes: 'autocomplete="given-name"', isOptional: true })}
${field("lastName", say("Last name"), { ...form, words, attributes: 'autocomplete="family-name"', isOptional: true })}</div>
<button class="main">${say("Create account")}</button></form></section>
<p class="foot">${say("Is there an account already?")} <a href="?">${say("Sign in")}</a></p>`;
  return page({ title: titleOf(title, { form, alert, words }), body, language });
}

export function isNewAccountForm(form: URLSearchParams): boolean {
  return form.get("verb") === NEW_ACCOUNT;
}

function passkeySection(offer: PublicKeyCredentialRequestOptionsJSON, { say }: DoorWords): string {
  return `<section hidden data-passkey="use" data-offer="${escapeHtml(JSON.stringify(offer))}" aria-label="${say("Passkey")}">
<form class="group" method="post"><input type="hidden" name="passkey">
<p class="hint">${say("No password is needed where you made a passkey.")}</p>
<button type="button" class="wide">${say("Sign in with a passkey")}</button>
<p class="hint" role="status" data-failed="${say("No passkey was used. Try again, or use your password.")}"></p></form></section>
<script type="module" src="/passkeys.js"></script>`;
}

/** Never filled in by us, whatever was typed. */
function passwordField({ errors }: DoorForm, words: DoorWords, autocomplete: string): string {
  const attributes = `type="password" autocomplete="${autocomplete}" required`;
  return field("password", words.say("Password"), { values: {}, errors, words, attributes });
}

function titleOf(title: string, { form, alert, words }: LocalPage): string {
  return alert !== "" || Object.keys(form.errors).length > 0 ? `${words.say("Error:")} ${title}` : title;
}

function alertOf(alert: string, { say }: DoorWords): string {
  return alert === "" ? "" : `<p class="note" role="alert">${say(alert)}</p>\n`;
}
