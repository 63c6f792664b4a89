/** Whether each bracket that a text opens is closed in it. */
export function hasClosedBrackets(text: string): boolean {
  return text.split("(").length === text.split(")").length;
}
