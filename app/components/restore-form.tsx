import type { ReactNode } from "react";
import { useFetcher } from "react-router";
import { Button } from "./button.tsx";
import { useFormats } from "./use-texts.ts";

type RestoreFormProps = {
  action: string;
  version: { id: string; savedAt: string };
  texts: { restore: string; restoreThatOf(day: string): string };
  /** What else the form sends. */
  children: ReactNode;
};

export function RestoreForm({ action, version, texts, children }: RestoreFormProps) {
  const { longDate } = useFormats();
  const fetcher = useFetcher();
  return (
    <fetcher.Form method="post" action={action}>
      {children}
      <input type="hidden" name="version" value={version.id} />
      <Button
        type="submit"
        size="small"
        disabled={fetcher.state !== "idle"}
        aria-label={texts.restoreThatOf(longDate(version.savedAt))}
      >
        {texts.restore}
      </Button>
    </fetcher.Form>
  );
}
