export type Items = AsyncIterable<unknown>;

/** The same list in another shape. */
export async function* mapped<Item>(items: AsyncIterable<Item>, toView: (item: Item) => unknown): Items {
  for await (const item of items) yield await toView(item);
}

function isList(part: unknown): part is Items {
  return typeof part === "object" && part !== null && Symbol.asyncIterator in part;
}

function holdsList(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && Object.values(value).some(isList);
}

async function* unnamed(items: Items): AsyncGenerator<[null, unknown]> {
  for await (const item of items) yield [null, item];
}

/** A value as JSON, piece by piece: lists inside it are written while they are read. */
export async function* toJson(value: unknown, indent = ""): AsyncGenerator<string> {
  if (!isList(value) && !holdsList(value)) {
    yield JSON.stringify(value, null, 2).replaceAll("\n", `\n${indent}`);
    return;
  }
  const [open, close] = isList(value) ? "[]" : "{}";
  const inner = `${indent}  `;
  let before = `${open}\n${inner}`;
  for await (const [name, part] of isList(value) ? unnamed(value) : Object.entries(value)) {
    if (part === undefined) continue;
    yield name === null ? before : `${before}${JSON.stringify(name)}: `;
    yield* toJson(part, inner);
    before = `,\n${inner}`;
  }
  yield before === `${open}\n${inner}` ? `${open}${close}` : `\n${indent}${close}`;
}
