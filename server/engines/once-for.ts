/** Makes what is read of an object when it is first asked for, and keeps it as long as the object lives. */
export function onceFor<Source extends object, Value>(read: (source: Source) => Value): (source: Source) => Value {
  const known = new WeakMap<Source, { value: Value }>();
  return (source) => {
    const before = known.get(source);
    if (before) return before.value;
    const value = read(source);
    known.set(source, { value });
    return value;
  };
}
