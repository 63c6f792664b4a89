import { href, useFetcher } from "react-router";
import { shownTitle } from "../../../../server/domain/material-download.ts";
import type { EarlierTitleView } from "../../../../server/materials/rename-material.ts";
import { Button } from "../../../components/button.tsx";
import type { ListedMaterial } from "../listed-material.ts";
import { useMaterialTexts } from "../material-texts.ts";
import { materialDialogSearch } from "../materials-params.ts";
import { MaterialFields } from "./material-menu.tsx";
import { TimeAgo } from "./time-ago.tsx";

type EarlierTitlesProps = { material: ListedMaterial; titles: EarlierTitleView[]; search: string; now: Date };

/** Bringing one back is giving it anew, so that the present one is kept as well. */
export function EarlierTitles({ material, titles, search, now }: EarlierTitlesProps) {
  const texts = useMaterialTexts();
  const fetcher = useFetcher();
  if (titles.length === 0) return null;
  const returnTo = `/ai-materials${materialDialogSearch(search, "edit", material.id)}`;
  return (
    <section className="letter-versions" aria-labelledby="earlier-titles">
      <h3 className="label" id="earlier-titles">
        {texts.earlierTitles}
      </h3>
      <ul>
        {titles.map(({ title, savedAt }) => (
          <li key={title} className="row">
            <p>
              {shownTitle(title)}{" "}
              <span className="soft small">
                <TimeAgo date={savedAt} now={now} say={texts.replaced} />
              </span>
            </p>
            <fetcher.Form method="post" action={href("/forms/materials/update")} className="push">
              <MaterialFields material={material} returnTo={returnTo} />
              <input type="hidden" name="title" value={title} />
              <Button
                type="submit"
                size="small"
                disabled={fetcher.state !== "idle"}
                aria-label={texts.restoreTitle(shownTitle(title))}
              >
                {texts.restore}
              </Button>
            </fetcher.Form>
          </li>
        ))}
      </ul>
    </section>
  );
}
