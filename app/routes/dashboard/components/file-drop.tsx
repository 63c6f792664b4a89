import { type DragEvent, type RefObject, useId, useState } from "react";
import { FILE_EXTENSIONS, MAX_FILE_SIZE } from "../../../../server/domain/upload-file.ts";

type FileDropProps = {
  input: RefObject<HTMLInputElement | null>;
  hidden: boolean;
  error: string | undefined;
  onChoose: (chosen: File | undefined) => void;
};

/** Takes one file, chosen or dropped; it stays in the form when hidden, as a browser without scripts sends its input. */
export function FileDrop({ input, hidden, error, onChoose }: FileDropProps) {
  const errorId = useId();
  const [over, setOver] = useState(false);
  return (
    <>
      <label
        className={over ? "drop over" : "drop"}
        hidden={hidden}
        onDragEnter={() => setOver(true)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={(event) => {
          if (leaves(event)) setOver(false);
        }}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          onChoose(event.dataTransfer.files[0]);
        }}
      >
        <SheetWithArrow />
        <b>Drop your resume here or click to browse</b>
        <span className="soft small">Supports PDF, DOC, DOCX up to {MAX_FILE_SIZE}</span>
        <input
          ref={input}
          type="file"
          name="file"
          accept={FILE_EXTENSIONS}
          aria-describedby={error ? errorId : undefined}
          aria-invalid={error ? true : undefined}
          onChange={(event) => onChoose(event.currentTarget.files?.[0])}
        />
      </label>
      {error ? (
        <p className="field-error" id={errorId}>
          {error}
        </p>
      ) : null}
    </>
  );
}

function leaves({ relatedTarget, currentTarget }: DragEvent<HTMLElement>): boolean {
  return !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));
}

function SheetWithArrow() {
  return (
    <svg viewBox="0 0 30 36" fill="none" aria-hidden="true">
      <path
        d="M3 1.5h15l9 9v24H3z"
        fill="var(--sheet)"
        stroke="var(--sand-8)"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <path d="M18 1.5v9h9" stroke="var(--sand-8)" strokeWidth="1.5" strokeLinejoin="round" />
      <path
        d="M15 28V17.5m-4.5 4.5 4.5-4.5 4.5 4.5"
        stroke="var(--ink)"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
