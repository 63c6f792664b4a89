import type { DemoPersona } from "./demo-personas.ts";
import { type DoorForm, field, page } from "./door-page.ts";

type DemoPage = DoorForm & { personas: readonly DemoPersona[]; isOpen: boolean };

const LEAD_LOCAL =
  "This is the demo sign-in of this machine. There are no passwords, and nothing you enter here leaves it.";
const LEAD_OPEN =
  "This is a public demo without passwords: whoever chooses the same account sees the same data. Enter nothing private.";

export function renderDemoPage({ values, errors, personas, isOpen }: DemoPage): string {
  const hasErrors = Object.keys(errors).length > 0;
  const buttons = personas
    .map(
      ({ id, label, hint }) =>
        `<li><span class="hint" id="hint-${id}">${hint}</span><button name="persona" value="${id}" aria-describedby="hint-${id}">Continue as ${label}</button></li>`,
    )
    .join("");
  const optional = " <span>(optional)</span>";
  return page(
    hasErrors ? "Error: Sign In" : "Sign In",
    `<h1>Sign In</h1>
<p class="lead">${isOpen ? LEAD_OPEN : LEAD_LOCAL}</p>
<section class="group" aria-labelledby="ready"><h2 id="ready">Ready-made accounts</h2>
<form method="post"><ul class="personas">${buttons}</ul></form></section>
<section aria-labelledby="own"><form class="group" method="post" novalidate><h2 id="own">Your own account</h2>
${field("email", "Email", { values, errors, attributes: 'type="email" autocomplete="email" required' })}
<div class="pair">${field("firstName", "First name", { values, errors, attributes: 'autocomplete="given-name"', note: optional })}
${field("lastName", "Last name", { values, errors, attributes: 'autocomplete="family-name"', note: optional })}</div>
<button class="main">Continue</button></form></section>
<p class="foot">The same e-mail address always leads to the same account.</p>`,
  );
}
