import { letterParts } from "../../../../server/domain/letter-parts.ts";

/** A letter as it reads, its points as a list that screen readers count and whose lines hang together. */
export function LetterText({ content }: { content: string }) {
  return letterParts(content).map((part, index) =>
    "text" in part ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts may read alike, and none ever moves
      <div key={index}>{part.text}</div>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts may read alike, and none ever moves
      <ul key={index} className="bullets">
        {part.points.map((point, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: may stand there twice, and the list never moves
          <li key={at}>{point}</li>
        ))}
      </ul>
    ),
  );
}
