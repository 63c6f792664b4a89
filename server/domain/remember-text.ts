const MOST_TEXTS = 1_000; // the lines of a long resume, each of which is asked for every sentence

/** A reading of a text, made once; what is known of `most` texts is forgotten before another is read. */
export function rememberText<Value>(read: (text: string) => Value, most = MOST_TEXTS): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    if (known.size >= most) known.clear();
    const value = read(text);
    known.set(text, value);
    return value;
  };
}
