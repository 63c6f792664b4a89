import type { DemoPersona } from "./demo-personas.ts";
import { type DoorForm, type DoorWords, field, page } from "./door-page.ts";

type DemoPage = DoorForm & { words: DoorWords; personas: readonly DemoPersona[]; isOpen: boolean };

const LEAD_LOCAL =
  "This is the demo sign-in of this machine. There are no passwords, and nothing you enter here leaves it.";
const LEAD_OPEN =
  "This is a public demo without passwords: whoever chooses the same account sees the same data. Enter nothing private.";

/** The specification fixes the names of the buttons and boxes, so they are the same in each language. */
export function renderDemoPage({ values, errors, words, personas, isOpen }: DemoPage): string {
  const { language, say } = words;
  const hasErrors = Object.keys(errors).length > 0;
  const buttons = personas
    .map(
      ({ id, label, hint }) =>
        `<li><span class="hint" id="hint-${id}">${say(hint)}</span><button name="persona" value="${id}" aria-describedby="hint-${id}">Continue as ${label}</button></li>`,
    )
    .join("");
  const form = { values, errors, words };
  const body = `<h1>Sign In</h1>
<p class="lead">${say(isOpen ? LEAD_OPEN : LEAD_LOCAL)}</p>
<section class="group" aria-labelledby="ready"><h2 id="ready">${say("Ready-made accounts")}</h2>
<form method="post"><ul class="personas">${buttons}</ul></form></section>
<section aria-labelledby="own"><form class="group" method="post" novalidate><h2 id="own">${say("Your own account")}</h2>
${field("email", "Email", { ...form, attributes: 'type="email" autocomplete="email" required' })}
<div class="pair">${field("firstName", "First name", { ...form, attributes: 'autocomplete="given-name"', isOptional: true })}
${field("lastName", "Last name", { ...form, attributes: 'autocomplete="family-name"', isOptional: true })}</div>
<button class="main">Continue</button></form></section>
<p class="foot">${say("The same e-mail address always leads to the same account.")}</p>`;
  return page({ title: hasErrors ? `${say("Error:")} Sign In` : "Sign In", body, language });
}
