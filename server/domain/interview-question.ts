const SEPARATOR = "|||";

const NO_ANSWER = "Click to reveal suggested answer approach...";

export function splitQuestion(text: string): { question: string; answer: string } {
  const at = text.indexOf(SEPARATOR);
  if (at < 0) return { question: text, answer: NO_ANSWER };
  return {
    question: text
      .slice(0, at)
      .trim()
      .replace(/^QUESTION:\s*/, ""),
    answer: text
      .slice(at + SEPARATOR.length)
      .trim()
      .replace(/^ANSWER:\s*/, ""),
  };
}
