export type Flash = {
  /** The same notice in two answers is shown once. */
  id?: string;
  title: string;
  description: string;
  tone: "neutral" | "destructive";
  /** It only says that something goes on: what there is to tell takes its place. */
  isPassing?: true;
  link?: { label: string; href: string; newTab?: boolean };
  /** A form that takes back what was done: its address, and its fields. */
  undo?: { action: string; fields: Record<string, string> };
  /** A form to be shown again: what was typed, and what is said at its fields. */
  form?: { name: string; values: Record<string, string>; errors?: Record<string, string> };
};
