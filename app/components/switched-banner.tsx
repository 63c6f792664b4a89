import { href } from "react-router";
import { shell } from "../texts/en/shell.ts";
import { sendOnce } from "./send-once.ts";
import { useTexts } from "./use-texts.ts";

export function SwitchedBanner({ email }: { email: string }) {
  return (
    <section className="switched-banner" aria-label={useTexts("shell", shell).viewingAsAnother}>
      <p>
        Viewing as <b>{email}</b>
      </p>
      {/* A plain form: the next document is the administrator's, whole. */}
      <form method="post" action={href("/forms/admin/switch-back")} onSubmit={sendOnce}>
        <button type="submit">Return to admin account</button>
      </form>
    </section>
  );
}
