import type { MachineReading } from "../../../../server/resumes/machine-reading.ts";
import { useResumeTexts } from "../resume-texts.ts";
import type { PanelProps } from "../resume-viewer.tsx";
import { EarlierNames } from "./earlier-names.tsx";
import { OwnWords } from "./own-words.tsx";
import { ReadingWarnings } from "./reading-warnings.tsx";
import { Understood } from "./understood.tsx";
import { VersionsList } from "./versions-list.tsx";

export function ReadingPanel(panel: PanelProps) {
  const texts = useResumeTexts();
  const { resume, search, returnTo } = panel;
  const { reading } = resume;
  return (
    <div className="reading">
      <div>
        <h3 className="label">{texts.understood}</h3>
        <ReadingWarnings warnings={resume.warnings} />
        <Understood {...panel} />
        {resume.version === null ? <OwnWords resume={resume} returnTo={returnTo} /> : null}
        <NotUnderstood items={reading.notUnderstood} />
        <EarlierNames resume={resume} returnTo={returnTo} />
        <VersionsList resume={resume} search={search} returnTo={returnTo} />
      </div>
      <div>
        <h3 className="label" id="reading-text">
          {texts.readingOrder}
        </h3>
        <ReadText lines={reading.lines} />
      </div>
    </div>
  );
}

function NotUnderstood({ items }: { items: MachineReading["notUnderstood"] }) {
  const texts = useResumeTexts();
  if (items.length === 0) return null;
  return (
    <div className="note bad">
      <b>{texts.notUnderstood(items.length)}</b>
      <ul>
        {items.map(({ line, reason }) => (
          <li key={line + reason}>{texts.lineSays(line, reason)}</li>
        ))}
      </ul>
    </div>
  );
}

function lineClass(mark: keyof typeof MARK_CLASSES | null, parted: boolean): string | undefined {
  return [mark && MARK_CLASSES[mark], parted ? "parted" : null].filter(Boolean).join(" ") || undefined;
}

const MARK_CLASSES = { evidence: "traced", lost: "lost" };

function ReadText({ lines }: { lines: MachineReading["lines"] }) {
  const texts = useResumeTexts();
  if (lines.length === 0) return <p className="soft">{texts.noText}</p>;
  return (
    <ol className="lines" aria-labelledby="reading-text">
      {lines.map(({ text, mark, parted }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its number
        <li key={index} className={lineClass(mark, parted)}>
          {mark === "evidence" ? <mark>{text}</mark> : <span>{text}</span>}
          {mark ? (
            <span className="visually-hidden"> ({mark === "evidence" ? texts.isUnderstood : texts.isLost})</span>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
