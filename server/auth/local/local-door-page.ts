import type { PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/server";
import { type DoorForm, escapeHtml, field, page } from "../door-page.ts";
import { PASSWORD_HINT } from "../../domain/person.ts";

/** `alert` is about the whole form, the errors about one field each. */
type LocalPage = { form: DoorForm; alert: string };

const NEW_ACCOUNT = "new";

export function isNewAccountPage(query: URLSearchParams): boolean {
  return query.has(NEW_ACCOUNT);
}

type PasswordPage = LocalPage & { isOpen: boolean; offer: PublicKeyCredentialRequestOptionsJSON | null };

export function renderPasswordPage({ form, alert, isOpen, offer }: PasswordPage): string {
  // Where the browser has passkeys for this place, it offers them in this field.
  const username = offer ? "username webauthn" : "username";
  const foot = isOpen
    ? `No account yet? <a href="?${NEW_ACCOUNT}">Create one</a>. Password lost? Ask whoever runs this place for a new link.`
    : "Accounts are by invitation. Password lost? Ask whoever runs this place for a new link.";
  return page(
    titleOf("Sign In", { form, alert }),
    `<h1>Sign In</h1>
<p class="lead">With the e-mail address and password of your account here.</p>
${alertOf(alert)}<section aria-label="Your account"><form class="group" method="post" novalidate>
${field("email", "Email", { ...form, attributes: `type="email" autocomplete="${username}" required` })}
${passwordField(form, "current-password")}
<button class="main">Sign In</button></form></section>
${offer ? passkeySection(offer) : ""}
<p class="foot">${foot}</p>`,
  );
}

export function renderNewAccountPage({ form, alert }: LocalPage): string {
  const optional = " <span>(optional)</span>";
  return page(
    titleOf("Create an account", { form, alert }),
    `<h1>Create an account</h1>
<p class="lead">It is kept on this server, and whoever runs it can see what is in it.</p>
${alertOf(alert)}<section aria-label="Your new account"><form class="group" method="post" novalidate>
<input type="hidden" name="verb" value="${NEW_ACCOUNT}">
${field("email", "Email", { ...form, attributes: 'type="email" autocomplete="username" required' })}
${passwordField(form, "new-password")}
${form.errors.password ? "" : `<p class="hint">${PASSWORD_HINT}</p>`}
<div class="pair">${field("firstName", "First name", { ...form, attributes: 'autocomplete="given-name"', note: optional })}
${field("lastName", "Last name", { ...form, attributes: 'autocomplete="family-name"', note: optional })}</div>
<button class="main">Create account</button></form></section>
<p class="foot">Is there an account already? <a href="?">Sign in</a></p>`,
  );
}

export function isNewAccountForm(form: URLSearchParams): boolean {
  return form.get("verb") === NEW_ACCOUNT;
}

/** Shown by its script, where the browser has passkeys. */
function passkeySection(offer: PublicKeyCredentialRequestOptionsJSON): string {
  return `<section hidden data-passkey="use" data-offer="${escapeHtml(JSON.stringify(offer))}" aria-label="Passkey">
<form class="group" method="post"><input type="hidden" name="passkey">
<p class="hint">No password is needed where you made a passkey.</p>
<button type="button" class="wide">Sign in with a passkey</button>
<p class="hint" role="status" data-failed="No passkey was used. Try again, or use your password."></p></form></section>
<script type="module" src="/passkeys.js"></script>`;
}

/** Never filled in by us, whatever was typed. */
function passwordField({ errors }: DoorForm, autocomplete: string): string {
  const attributes = `type="password" autocomplete="${autocomplete}" required`;
  return field("password", "Password", { values: {}, errors, attributes });
}

function titleOf(title: string, { form, alert }: LocalPage): string {
  return alert !== "" || Object.keys(form.errors).length > 0 ? `Error: ${title}` : title;
}

function alertOf(alert: string): string {
  return alert === "" ? "" : `<p class="note" role="alert">${escapeHtml(alert)}</p>\n`;
}
