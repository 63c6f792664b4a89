import { href } from "react-router";
import { Button } from "../../components/button.tsx";
import { PublicShell } from "../../components/public-shell.tsx";
import { failureWords } from "./failure-words.ts";

export function NotFound({ signInHref, isSignedIn }: { signInHref?: string; isSignedIn?: boolean }) {
  const { title, text } = failureWords(404);
  return (
    <PublicShell signInHref={signInHref} isSignedIn={isSignedIn}>
      <div className="wrap">
        <div className="not-found">
          <h1>{title}</h1>
          <p>{text}</p>
          <Button look="ink" size="large" asChild>
            <a href={href("/")}>Back to the start</a>
          </Button>
        </div>
      </div>
    </PublicShell>
  );
}
