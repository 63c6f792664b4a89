import { Button } from "../../components/button.tsx";
import { PublicShell } from "../../components/public-shell.tsx";
import { failureWords } from "./failure-words.ts";

type UnavailableProps = {
  status?: number;
  isSignedIn?: boolean;
  viewingAs?: string | null;
};

export function Unavailable({ status = 500, isSignedIn, viewingAs = null }: UnavailableProps) {
  const { title, text } = failureWords(status, viewingAs);
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
