import type { ChangedLine, ChangedPiece } from "../../server/engines/writing/changes/compare-texts.ts";

const CONTEXT_LINES = 2;
const SHORTEST_FOLD = 4;

const LABELS: Record<Exclude<ChangedLine["kind"], "same">, string> = {
  added: "Added",
  removed: "Removed",
  "moved-up": "Moved up",
  "moved-down": "Moved down",
  changed: "Changed",
};

type Kind = keyof typeof LABELS;

/** A text beside an earlier one: what came, went and moved; longer stretches without a change are folded away. */
export function ChangedText({ lines }: { lines: ChangedLine[] }) {
  const kinds = lines.flatMap(({ kind }) => (kind === "same" ? [] : [kind]));
  return (
    <>
      <p className="small changes-count">{countsOf(kinds)}</p>
      <div className="changes-text">
        {runsOf(lines).map((run) => (
          <Run key={run.start} {...run} />
        ))}
      </div>
    </>
  );
}

function countsOf(kinds: Kind[]): string {
  if (kinds.length === 0) return "Every line is as it was.";
  const counts = Map.groupBy(kinds, (kind) => LABELS[kind].toLowerCase());
  return [...counts].map(([label, own]) => `${own.length} ${own.length === 1 ? "line" : "lines"} ${label}`).join(" · ");
}

type RunProps = { start: number; lines: ChangedLine[]; isFolded: boolean };

function runsOf(lines: ChangedLine[]): RunProps[] {
  const isNear = lines.map((_, index) =>
    lines.slice(Math.max(0, index - CONTEXT_LINES), index + CONTEXT_LINES + 1).some(({ kind }) => kind !== "same"),
  );
  const runs: RunProps[] = [];
  for (const [index, line] of lines.entries()) {
    const isFolded = !isNear[index];
    const last = runs.at(-1);
    if (last && last.isFolded === isFolded) last.lines.push(line);
    else runs.push({ start: index, lines: [line], isFolded });
  }
  return runs.map((run) => (run.lines.length < SHORTEST_FOLD ? { ...run, isFolded: false } : run));
}

function Run({ start, lines, isFolded }: RunProps) {
  const list = (
    <ol start={start + 1}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line may stand there twice, and the list never moves
        <Line key={index} line={line} />
      ))}
    </ol>
  );
  if (!isFolded) return list;
  return (
    <details>
      <summary className="small">{`${lines.length} lines unchanged`}</summary>
      {list}
    </details>
  );
}

function Line({ line }: { line: ChangedLine }) {
  const { kind, parted } = line;
  return (
    <li className={`change ${kind}${parted ? " parted" : ""}`}>
      {kind === "same" ? null : <span className="change-label">{LABELS[kind]}</span>}
      {kind === "changed" ? (
        <span>
          {line.pieces.map((piece, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <Piece key={index} piece={piece} />
          ))}
        </span>
      ) : kind === "removed" ? (
        <del>{line.text}</del>
      ) : kind === "added" ? (
        <ins>{line.text}</ins>
      ) : (
        <span>{line.text}</span>
      )}
    </li>
  );
}

/** Struck through, underlined or with an arrow, so that colour is never the only sign. */
function Piece({ piece: { kind, text } }: { piece: ChangedPiece }) {
  switch (kind) {
    case "same":
      return text;
    case "removed":
      return (
        <>
          <del>{text.trim()}</del>{" "}
        </>
      );
    case "added":
      return (
        <>
          <ins>{text.trimEnd()}</ins>{" "}
        </>
      );
    case "moved":
      return (
        <span className="piece-moved">
          <span aria-hidden="true">⇄ </span>
          <span className="visually-hidden">moved: </span>
          {text}
        </span>
      );
  }
}
