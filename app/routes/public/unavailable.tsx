import { Button } from "../../components/button.tsx";
import { PublicShell } from "../../components/public-shell.tsx";

type UnavailableProps = {
  status?: number;
  isSignedIn?: boolean;
  /** The e-mail of the user an administrator is viewing as, else null. */
  viewingAs?: string | null;
};

/** A page that could not be shown: says why in plain words, and offers the one thing that helps. */
export function Unavailable({ status = 500, isSignedIn, viewingAs = null }: UnavailableProps) {
  const { title, text } = wordsFor(status, viewingAs);
  return (
    <PublicShell isSignedIn={isSignedIn}>
      <div className="wrap">
        <div className="not-found">
          <h1>{title}</h1>
          <p>{text}</p>
          <Button look="ink" size="large" asChild>
            <a href={status === 403 ? "/" : "?"}>{status === 403 ? "Back to the start" : "Retry"}</a>
          </Button>
        </div>
      </div>
    </PublicShell>
  );
}

function wordsFor(status: number, viewingAs: string | null): { title: string; text: string } {
  if (status === 403) return { title: "Access denied", text: whyForbidden(viewingAs) };
  if (status === 0) {
    return { title: "No connection", text: "Nothing you saved is lost. Please check your connection and try again." };
  }
  if (status === 429) return { title: "Too many requests", text: "Please wait a moment, then try again." };
  if (status === 503) {
    return { title: "We cannot reach your data right now", text: "Nothing is lost. Please try again in a moment." };
  }
  return {
    title: "This page could not be loaded",
    text: "Something went wrong on our side. Nothing you saved is lost. Please try again in a moment.",
  };
}

function whyForbidden(viewingAs: string | null): string {
  return viewingAs
    ? `You are viewing as ${viewingAs}, who has no access to this page. Return to your admin account first.`
    : "Your account has no access to this page.";
}
