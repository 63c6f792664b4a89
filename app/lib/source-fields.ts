export const ADD_SOURCE = "add-source";

const PREFIX = "settings.";

export function settingControl(name: string): string {
  return PREFIX + name;
}

export function isSettingControl(name: string): boolean {
  return name.startsWith(PREFIX);
}

export type TriedSource = {
  name: string;
  postings: { title: string; company: string; places: string }[];
  leftOut: number;
  why: string | null;
};
