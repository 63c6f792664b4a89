import { useFormats, useLanguage } from "../../../components/use-texts.ts";
import { educationLabel, jobLabel, linesLabel, wishesLabel } from "../../../lib/reading-labels.ts";
import { useResumeTexts } from "../resume-texts.ts";
import type { PanelProps } from "../resume-viewer.tsx";
import { type ViewerState, viewerSearch } from "../viewer-params.ts";
import { PlaceForm } from "./place-form.tsx";
import { EditableItem, UnderstoodItem } from "./understood-item.tsx";
import { WishesForm } from "./wishes-form.tsx";

const SHOWN_SKILLS = 12;

export function Understood({ resume, edit, search, returnTo }: PanelProps) {
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
      <UnderstoodItem title="Skills" editHref={skillsHref} lines={linesLabel(reading.skills.lines, words)}>
        {names.slice(0, SHOWN_SKILLS).join(" · ") || <None />}
        {moreSkills > 0 ? ` · +${moreSkills}` : null}
      </UnderstoodItem>
      <UnderstoodItem title="Experience" editHref={editHref({ tab: "experience", edit: "experience" })}>
        {reading.jobs.length === 0 ? <None /> : null}
        {reading.jobs.map((job) => (
          <Found key={job.lines.from} text={jobLabel(job, words)} lines={linesLabel([job.lines], words)} />
        ))}
        {reading.yearsOfExperience === null ? null : (
          <span className="soft small">{texts.years(reading.yearsOfExperience)}</span>
        )}
      </UnderstoodItem>
      <UnderstoodItem title="Education" editHref={editHref({ tab: "education", edit: "education" })}>
        {reading.education.length === 0 ? <None /> : null}
        {reading.education.map((entry) => (
          <Found key={entry.lines.from} text={educationLabel(entry, words)} lines={linesLabel([entry.lines], words)} />
        ))}
      </UnderstoodItem>
      <UnderstoodItem title={texts.licences} editHref={skillsHref} lines={linesLabel(reading.licences.lines, words)}>
        {reading.licences.names.join(" · ") || <None />}
      </UnderstoodItem>
      {reading.languages.names.length > 0 ? (
        <UnderstoodItem
          title={texts.languages}
          editHref={skillsHref}
          lines={linesLabel(reading.languages.lines, words)}
        >
          {reading.languages.names.join(" · ")}
        </UnderstoodItem>
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
