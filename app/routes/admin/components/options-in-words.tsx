type OptionsInWordsProps<Value extends string> = { of: readonly Value[]; words: Record<NoInfer<Value>, string> };

export function OptionsInWords<Value extends string>({ of, words }: OptionsInWordsProps<Value>) {
  return of.map((value) => (
    <option key={value} value={value}>
      {words[value]}
    </option>
  ));
}
