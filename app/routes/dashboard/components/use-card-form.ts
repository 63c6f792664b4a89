import type { SubmitEvent } from "react";
import { useFetchers, useSubmit } from "react-router";
import { closeMenu } from "../../../components/menu.tsx";

type Sending = {
  onSend?: () => void;
  /** False where what follows stands at the top of the screen. */
  preventScrollReset?: boolean;
};

/** Sends a form of a card without a page load. Lists have dozens, and a fetcher of each one's own is dear to render. */
export function useCardForm(action: string, id: string, { onSend, preventScrollReset = true }: Sending = {}) {
  const submit = useSubmit();
  const fetcherKey = `${action} ${id}`;
  const isSending = useFetchers().some(({ key, state }) => key === fetcherKey && state !== "idle");
  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    onSend?.();
    closeMenu(event);
    const { submitter } = event.nativeEvent;
    const pressed = submitter instanceof HTMLButtonElement ? submitter : event.currentTarget;
    void submit(pressed, { navigate: false, fetcherKey, preventScrollReset });
  }
  return { isSending, form: { method: "post", action, onSubmit } as const };
}
