import type { ReactNode } from "react";
import { Link } from "react-router";
import { useResumeTexts } from "../resume-texts.ts";
import { useFocusOnEdit } from "../use-focus-on-edit.ts";

type ItemProps = { title: string; editHref: string | null; lines?: string; children: ReactNode };

export function UnderstoodItem({ title, editHref, lines, children }: ItemProps) {
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

export function EditableItem({ isEditing, form, ...item }: ItemProps & { isEditing: boolean; form: ReactNode }) {
  const panel = useFocusOnEdit(isEditing);
  return (
    <div ref={panel}>
      {isEditing ? (
        <section className="understood">
          <h4>{item.title}</h4>
          {form}
        </section>
      ) : (
        <UnderstoodItem {...item} />
      )}
    </div>
  );
}
