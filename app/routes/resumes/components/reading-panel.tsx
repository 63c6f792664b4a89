import type { ReactNode } from "react";
import { Link } from "react-router";
import type { MachineReading } from "../../../../server/resumes/machine-reading.ts";
import { educationLabel, jobLabel, linesLabel, wishesLabel } from "../../../lib/reading-labels.ts";
import type { PanelProps } from "../resume-viewer.tsx";
import { useFocusOnEdit } from "../use-focus-on-edit.ts";
import { type ViewerState, viewerSearch } from "../viewer-params.ts";
import { OwnWords } from "./own-words.tsx";
import { PlaceForm } from "./place-form.tsx";
import { ReadingWarnings } from "./reading-warnings.tsx";
import { VersionsList } from "./versions-list.tsx";
import { WishesForm } from "./wishes-form.tsx";
import { useResumeTexts } from "../resume-texts.ts";
import { useFormats, useLanguage } from "../../../components/use-texts.ts";

const SHOWN_SKILLS = 12;

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

function Understood({ resume, edit, search, returnTo }: PanelProps) {
  const texts = useResumeTexts();
  const words = { language: useLanguage(), texts, formats: useFormats() };
  const { reading, wishes } = resume;
  const canEdit = resume.version === null;
  const editHref = (to: Partial<ViewerState>) => (canEdit ? viewerSearch(search, { id: resume.id, ...to }) : null);
  const skillsHref = editHref({ tab: "skills" });
  const { names } = reading.skills;
  const moreSkills = names.length - SHOWN_SKILLS;
  return (
    <>
      <Item title="Skills" editHref={skillsHref} lines={linesLabel(reading.skills.lines, words)}>
        {names.slice(0, SHOWN_SKILLS).join(" · ") || <None />}
        {moreSkills > 0 ? ` · +${moreSkills}` : null}
      </Item>
      <Item title="Experience" editHref={editHref({ tab: "experience", edit: "experience" })}>
        {reading.jobs.length === 0 ? <None /> : null}
        {reading.jobs.map((job) => (
          <Found key={job.lines.from} text={jobLabel(job, words)} lines={linesLabel([job.lines], words)} />
        ))}
        {reading.yearsOfExperience === null ? null : (
          <span className="soft small">{texts.years(reading.yearsOfExperience)}</span>
        )}
      </Item>
      <Item title="Education" editHref={editHref({ tab: "education", edit: "education" })}>
        {reading.education.length === 0 ? <None /> : null}
        {reading.education.map((entry) => (
          <Found key={entry.lines.from} text={educationLabel(entry, words)} lines={linesLabel([entry.lines], words)} />
        ))}
      </Item>
      <Item title={texts.licences} editHref={skillsHref} lines={linesLabel(reading.licences.lines, words)}>
        {reading.licences.names.join(" · ") || <None />}
      </Item>
      {reading.languages.names.length > 0 ? (
        <Item title={texts.languages} editHref={skillsHref} lines={linesLabel(reading.languages.lines, words)}>
          {reading.languages.names.join(" · ")}
        </Item>
      ) : null}
      <EditableItem
        title={texts.place}
        isEditing={edit === "place"}
        editHref={editHref({ tab: "read", edit: "place" })}
        lines={wishes.place ? texts.yours : linesLabel(reading.place ? [reading.place.lines] : [], words)}
        form={<PlaceForm wishes={wishes} found={reading.place?.text ?? null} returnTo={returnTo} />}
      >
        {wishes.place ?? reading.place?.text ?? <None />}
        {wishes.isPlaceKnown ? null : <span className="soft small">{texts.placeUnknown}</span>}
      </EditableItem>
      <EditableItem
        title={texts.wishes}
        isEditing={edit === "wishes"}
        editHref={editHref({ tab: "read", edit: "wishes" })}
        lines={wishesLabel(wishes, words) ? texts.yours : ""}
        form={<WishesForm wishes={wishes} returnTo={returnTo} />}
      >
        {wishesLabel(wishes, words) || <span className="soft">{texts.noWishes}</span>}
      </EditableItem>
    </>
  );
}

function None() {
  const texts = useResumeTexts();
  return <span className="soft">{texts.nothingFound}</span>;
}

function Found({ text, lines }: { text: string; lines: string }) {
  return (
    <span className="found">
      {text} <span className="soft small">{lines}</span>
    </span>
  );
}

type ItemProps = { title: string; editHref: string | null; lines?: string; children: ReactNode };

function Item({ title, editHref, lines, children }: ItemProps) {
  const texts = useResumeTexts();
  return (
    <section className="understood">
      <div className="row">
        <h4>{title}</h4>
        {editHref ? (
          <Link className="link push small" to={editHref} aria-label={texts.editOne(title)} preventScrollReset replace>
            Edit
          </Link>
        ) : null}
      </div>
      <div>{children}</div>
      {lines ? <p className="soft small">{lines}</p> : null}
    </section>
  );
}

function EditableItem({ isEditing, form, ...item }: ItemProps & { isEditing: boolean; form: ReactNode }) {
  const panel = useFocusOnEdit(isEditing);
  return (
    <div ref={panel}>
      {isEditing ? (
        <section className="understood">
          <h4>{item.title}</h4>
          {form}
        </section>
      ) : (
        <Item {...item} />
      )}
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
