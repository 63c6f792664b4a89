export const ADD_SOURCE = "add-source";

const PREFIX = "settings.";

export function settingControl(name: string): string {
  return PREFIX + name;
}

export type SourceForm = { kind: string; address: string; settings: Record<string, string> };

export function readSourceForm(form: FormData): SourceForm {
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  const text = (name: string) => texts.find(([found]) => found === name)?.[1].trim() ?? "";
  const settings = texts.flatMap(([name, value]) =>
    name.startsWith(PREFIX) ? [[name.slice(PREFIX.length), value] as const] : [],
  );
  return { kind: text("kind"), address: text("address"), settings: Object.fromEntries(settings) };
}

export function sourceFormValues({ kind, address, settings }: SourceForm): Record<string, string> {
  const controls = Object.entries(settings).map(([name, value]) => [settingControl(name), value] as const);
  return { kind, address, ...Object.fromEntries(controls) };
}

export type TriedSource = {
  name: string;
  postings: { title: string; company: string; places: string }[];
  leftOut: number;
  why: string | null;
};
