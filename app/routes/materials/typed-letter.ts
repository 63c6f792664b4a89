const FIELDS = ["name", "tone", "length", "language", "ownWords"] as const;

type TypedLetter = Record<(typeof FIELDS)[number], string> & { stressed: string[] };

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === "string" ? value : "";
}

/** What was typed into the form of a letter in one's own way; nothing is checked. */
export function typedLetter(form: FormData | null): TypedLetter {
  const typed = Object.fromEntries(FIELDS.map((field) => [field, textOf(form?.get(field) ?? null)]));
  // Its keys are exactly the fields.
  return { ...(typed as Omit<TypedLetter, "stressed">), stressed: (form?.getAll("stressed") ?? []).map(textOf) };
}
