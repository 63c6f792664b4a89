import { href, useFetcher } from "react-router";
import { authorText, shortfallText } from "../../../../server/domain/authorship.ts";
import type { ListedMaterial } from "../listed-material.ts";
import { useMaterialTexts } from "../material-texts.ts";

type AuthorLineProps = { material: ListedMaterial; returnTo: string };

export function AuthorLine({ material: { id, author, kind, jobId }, returnTo }: AuthorLineProps) {
  const texts = useMaterialTexts();
  const fetcher = useFetcher();
  if (!author) return null;
  const why = shortfallText(author.shortfall);
  if (!why || !jobId) return <p className="author-line small soft">{authorText(author)}</p>;
  return (
    <fetcher.Form method="post" action={href("/forms/materials/generate")} className="author-line small">
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="jobId" value={jobId} />
      <input type="hidden" name="again" value={id} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <span className="soft">
        {why} {texts.tryingIsFree}
      </span>{" "}
      <button type="submit" className="link" disabled={fetcher.state !== "idle"}>
        {fetcher.state === "idle" ? texts.tryAgain : texts.generating}
      </button>
    </fetcher.Form>
  );
}
