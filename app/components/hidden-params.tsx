type HiddenParamsProps = { search: string; except?: readonly string[] };

/** What the address says goes along with a form that leads to another one. */
export function HiddenParams({ search, except = [] }: HiddenParamsProps) {
  const kept = [...new URLSearchParams(search)].filter(([name]) => !except.includes(name));
  return kept.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
