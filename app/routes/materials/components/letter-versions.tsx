import type { ComparedVersion } from "../../../../server/materials/find-letter-versions.ts";
import { href } from "react-router";
import { ChangedText } from "../../../components/changed-text.tsx";
import { RestoreForm } from "../../../components/restore-form.tsx";
import { ScreenStyles } from "../../../components/screen-styles.tsx";
import { shownTitle } from "../../../../server/domain/material-download.ts";
import type { ListedLetter, ScreenProps } from "../listed-material.ts";
import { letterSearch } from "../materials-params.ts";
import { MaterialFields } from "./material-menu.tsx";
import styles from "../../../styles/viewer.css?url";
import { TimeAgo } from "./time-ago.tsx";
import { useMaterialTexts } from "../material-texts.ts";

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
          <RestoreForm action={href("/forms/materials/restore")} version={version} texts={texts}>
            <MaterialFields material={letter} returnTo={`/ai-materials${letterSearch(search, letter.id)}`} />
          </RestoreForm>
        </details>
      ))}
    </section>
  );
}
