/** What the tasks of a sentence begin with, where the next one begins, and what each needs before it. */
export type TaskSentence = { lead: RegExp; next: RegExp; before: string };

/** "Vous vendez les billets et rangez les quais" as each of its tasks; a sentence that begins otherwise as it is. */
export function tasksInSentence(text: string, { lead, next, before }: TaskSentence): string[] {
  const begin = lead.exec(text)?.[0];
  if (begin === undefined) return [text];
  return text
    .slice(begin.length)
    .split(next)
    .map((task) => {
      const said = before === "" ? task.charAt(0).toUpperCase() + task.slice(1) : `${before}${task}`;
      return said.replace(/(?<![.\s])[.\s]+$/u, "");
    });
}
