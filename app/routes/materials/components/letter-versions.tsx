import type { ComparedVersion } from "../../../../server/materials/find-letter-versions.ts";
import { href, useFetcher } from "react-router";
import { Button } from "../../../components/button.tsx";
import { ChangedText } from "../../../components/changed-text.tsx";
import { ScreenStyles } from "../../../components/screen-styles.tsx";
import { shownTitle } from "../../../../server/domain/material-download.ts";
import type { ListedLetter, ScreenProps } from "../listed-material.ts";
import { letterSearch } from "../materials-params.ts";
import { MaterialFields } from "./material-menu.tsx";
import styles from "../../../styles/viewer.css?url";
import { TimeAgo } from "./time-ago.tsx";
import { useMaterialTexts } from "../material-texts.ts";
import { useFormats } from "../../../components/use-texts.ts";

type LetterVersionsProps = { letter: ListedLetter; versions: ComparedVersion[] } & ScreenProps;

export function LetterVersions({ letter, versions, search, now }: LetterVersionsProps) {
  const texts = useMaterialTexts();
  if (versions.length === 0) return null;
  return (
    <section className="letter-versions" aria-labelledby="letter-versions-title">
      <ScreenStyles href={styles} />
      <h3 className="label" id="letter-versions-title">
        {texts.earlierVersions}
      </h3>
      {versions.map((version) => (
        <details key={version.id} className="question">
          <summary>
            {shownTitle(version.title)}{" "}
            <span className="soft small">
              <TimeAgo date={version.savedAt} now={now} say={texts.replaced} />
            </span>
          </summary>
          <div className="letter">{version.content}</div>
          {version.changes === null ? null : (
            <div className="changes">
              <h4 className="label">{texts.changedAfter}</h4>
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
  const texts = useMaterialTexts();
  const { longDate } = useFormats();
  const fetcher = useFetcher();
  return (
    <fetcher.Form method="post" action={href("/forms/materials/restore")}>
      <MaterialFields material={letter} returnTo={returnTo} />
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
