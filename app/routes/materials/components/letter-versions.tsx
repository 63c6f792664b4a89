import type { ComparedVersion } from "../../../../server/materials/find-letter-versions.ts";
import { href, useFetcher } from "react-router";
import { Button } from "../../../components/button.tsx";
import { ChangedText } from "../../../components/changed-text.tsx";
import { ScreenStyles } from "../../../components/screen-styles.tsx";
import { shownTitle } from "../../../../server/domain/material-download.ts";
import { longUsDate } from "../../../lib/relative-time.ts";
import type { ListedLetter, ScreenProps } from "../listed-material.ts";
import { letterSearch } from "../materials-params.ts";
import { MaterialFields } from "./material-menu.tsx";
import styles from "../../../styles/viewer.css?url";
import { timeAgo } from "./time-ago.tsx";

type LetterVersionsProps = { letter: ListedLetter; versions: ComparedVersion[] } & ScreenProps;

export function LetterVersions({ letter, versions, search, now }: LetterVersionsProps) {
  if (versions.length === 0) return null;
  return (
    <section className="letter-versions" aria-labelledby="letter-versions-title">
      <ScreenStyles href={styles} />
      <h3 className="label" id="letter-versions-title">
        Earlier versions
      </h3>
      {versions.map((version) => (
        <details key={version.id} className="question">
          <summary>
            {shownTitle(version.title)} <span className="soft small">{timeAgo(version.savedAt, now, "replaced ")}</span>
          </summary>
          <div className="letter">{version.content}</div>
          {version.changes === null ? null : (
            <div className="changes">
              <h4 className="label">What the version after it changed</h4>
              <ChangedText lines={version.changes} />
            </div>
          )}
          <Restore letter={letter} version={version} returnTo={`/ai-materials${letterSearch(search, letter.id)}`} />
        </details>
      ))}
    </section>
  );
}

function Restore({ letter, version, returnTo }: { letter: ListedLetter; version: ComparedVersion; returnTo: string }) {
  const fetcher = useFetcher();
  return (
    <fetcher.Form method="post" action={href("/forms/materials/restore")}>
      <MaterialFields material={letter} returnTo={returnTo} />
      <input type="hidden" name="version" value={version.id} />
      <Button
        type="submit"
        size="small"
        disabled={fetcher.state !== "idle"}
        aria-label={`Restore the version of ${longUsDate(version.savedAt)}`}
      >
        Restore
      </Button>
    </fetcher.Form>
  );
}
