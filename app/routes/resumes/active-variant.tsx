import { href, Link, useFetcher } from "react-router";
import type { ActiveVariant } from "../../../server/resumes/resume-view.ts";
import { Button } from "../../components/button.tsx";
import { viewerSearch } from "./viewer-params.ts";
import { useTexts } from "../../components/use-texts.ts";
import { shell } from "../../texts/en/shell.ts";

type ActiveVariantProps = {
  variant: ActiveVariant | null;
  resumes: { id: string; name: string }[];
  search: string;
  returnTo: string;
};

export function ActiveVariantNote({ variant, resumes, search, returnTo }: ActiveVariantProps) {
  // The dashboard shows this too, without the texts of My Resumes.
  const texts = useTexts("shell", shell);
  const fetcher = useFetcher();
  const original = resumes.find(({ id }) => id === variant?.originalId);
  if (!variant || !original) return null;
  return (
    <div className="active-variant">
      <p className="small">
        {texts.tailoredInUse}{" "}
        <Link className="link" to={viewerSearch(search, { id: variant.id, tab: "changes" })} preventScrollReset>
          {variant.name}
        </Link>
        {texts.madeFrom(original.name)}
      </p>
      <fetcher.Form method="post" action={href("/forms/resumes/activate")}>
        <input type="hidden" name="resumeId" value={original.id} />
        <input type="hidden" name="returnTo" value={returnTo} />
        <Button type="submit" disabled={fetcher.state !== "idle"}>
          {texts.useOriginal}
        </Button>
      </fetcher.Form>
    </div>
  );
}
