import { BRAND } from "../../../server/domain/brand.ts";
import { Button } from "../../components/button.tsx";
import { PublicShell } from "../../components/public-shell.tsx";
import { useTexts } from "../../components/use-texts.ts";
import { shell } from "../../texts/en/shell.ts";
import { failureWords } from "./failure-words.ts";

type UnavailableProps = {
  status?: number;
  isSignedIn?: boolean;
  viewingAs?: string | null;
};

export function Unavailable({ status = 500, isSignedIn, viewingAs = null }: UnavailableProps) {
  const texts = useTexts("shell", shell);
  const { title, text } = failureWords(status, texts, viewingAs);
  return (
    <PublicShell isSignedIn={isSignedIn}>
      <title>{`${title} · ${BRAND}`}</title>
      <div className="wrap">
        <div className="not-found">
          <h1>{title}</h1>
          <p>{text}</p>
          <Button look="ink" size="large" asChild>
            <a href={status === 403 ? "/" : "?"}>{status === 403 ? texts.backToStart : "Retry"}</a>
          </Button>
        </div>
      </div>
    </PublicShell>
  );
}
