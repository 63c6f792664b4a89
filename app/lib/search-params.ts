/** The search of the present screen with one parameter set, or taken out with null; the rest is kept. */
export function withParam(search: string, name: string, value: string | null): string {
  const params = new URLSearchParams(search);
  if (value === null) params.delete(name);
  else params.set(name, value);
  return `?${params}`;
}
