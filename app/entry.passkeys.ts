import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from "@simplewebauthn/browser";

/** On pages without any other script: the sign-in, and the invitation. Without it both go by password. */
const place = document.querySelector<HTMLElement>("[data-passkey]");
if (place && browserSupportsWebAuthn()) void show(place);

type Ceremony = (isAutofill: boolean) => Promise<unknown>;

async function show(place: HTMLElement): Promise<void> {
  const optionsJSON = JSON.parse(place.dataset.offer ?? "{}");
  const isUse = place.dataset.passkey === "use";
  const ask: Ceremony = isUse
    ? (useBrowserAutofill) => startAuthentication({ optionsJSON, useBrowserAutofill })
    : () => startRegistration({ optionsJSON });
  place.hidden = false;
  let isAsked = false;
  place.querySelector("button")?.addEventListener("click", () => {
    isAsked = true;
    void tryNow(place, ask);
  });
  if (isUse && (await browserSupportsWebAuthnAutofill()) && !isAsked) {
    // Waits until a passkey is chosen in the field; a click on the button takes its place.
    await ask(true).then(
      (answer) => send(place, answer),
      () => null,
    );
  }
}

async function tryNow(place: HTMLElement, ask: Ceremony): Promise<void> {
  const status = place.querySelector<HTMLElement>("[role=status]");
  if (status) status.textContent = "";
  WebAuthnAbortService.cancelCeremony();
  try {
    send(place, await ask(false));
  } catch {
    if (status) status.textContent = status.dataset.failed ?? "";
  }
}

function send(place: HTMLElement, answer: unknown): void {
  const field = place.querySelector<HTMLInputElement>("[name=passkey]");
  if (!field?.form) return;
  field.disabled = false;
  field.value = JSON.stringify(answer);
  // What the password's fields ask for does not count here.
  field.form.submit();
}
