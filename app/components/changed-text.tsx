import type { ChangedLine, ChangedPiece } from "../../server/engines/writing/changes/compare-texts.ts";
import { changes as english } from "../texts/en/changes.ts";
import { useTexts } from "./use-texts.ts";

const CONTEXT_LINES = 2;
const SHORTEST_FOLD = 4;

export function ChangedText({ lines }: { lines: ChangedLine[] }) {
  const texts = useTexts("changes", english);
  const kinds = lines.flatMap(({ kind }) => (kind === "same" ? [] : [kind]));
  const counts = Map.groupBy(kinds, (kind) => kind);
  const told = [...counts].map(([kind, own]) => texts.counted[kind](own.length));
  return (
    <>
      <p className="small changes-count">{told.length === 0 ? texts.nothing : told.join(" · ")}</p>
      <div className="changes-text">
        {runsOf(lines).map((run) => (
          <Run key={run.start} {...run} />
        ))}
      </div>
    </>
  );
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
  const texts = useTexts("changes", english);
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
      <summary className="small">{texts.unchanged(lines.length)}</summary>
      {list}
    </details>
  );
}

function Line({ line }: { line: ChangedLine }) {
  const texts = useTexts("changes", english);
  const { kind, parted } = line;
  return (
    <li className={`change ${kind}${parted ? " parted" : ""}`}>
      {kind === "same" ? null : <span className="change-label">{texts.kinds[kind]}</span>}
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
  const texts = useTexts("changes", english);
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
          <span className="visually-hidden">{texts.moved} </span>
          {text}
        </span>
      );
  }
}
