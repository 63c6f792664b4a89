/** The dialog in which a source is set up, and its form. */
export const ADD_SOURCE = "add-source";

const PREFIX = "settings.";

/** The name of the control for a setting of a source. */
export function settingControl(name: string): string {
  return PREFIX + name;
}

/** A source as its form tells it; "" as its kind means that its address has to tell. */
export type SourceForm = { kind: string; address: string; settings: Record<string, string> };

/** Reads the form of a source. */
export function readSourceForm(form: FormData): SourceForm {
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  const text = (name: string) => texts.find(([found]) => found === name)?.[1].trim() ?? "";
  const settings = texts.flatMap(([name, value]) =>
    name.startsWith(PREFIX) ? [[name.slice(PREFIX.length), value] as const] : [],
  );
  return { kind: text("kind"), address: text("address"), settings: Object.fromEntries(settings) };
}

/** What the form is filled with when it is shown again. */
export function sourceFormValues({ kind, address, settings }: SourceForm): Record<string, string> {
  const controls = Object.entries(settings).map(([name, value]) => [settingControl(name), value] as const);
  return { kind, address, ...Object.fromEntries(controls) };
}

/** What a source answered when it was tried. */
export type TriedSource = {
  name: string;
  postings: { title: string; company: string; places: string }[];
  leftOut: number;
  why: string | null;
};
