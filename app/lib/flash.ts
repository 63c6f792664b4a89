export type Flash = {
  /** The same notice in two answers is shown once. */
  id?: string;
  title: string;
  description: string;
  tone: "neutral" | "destructive";
  link?: { label: string; href: string; newTab?: boolean };
  form?: { name: string; values: Record<string, string> };
};
