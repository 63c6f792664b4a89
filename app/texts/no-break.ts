import { cloneElement, isValidElement, type ReactNode } from "react";
import { type Foreign, withoutBreaks } from "../../server/domain/no-break.ts";

/** All texts of a group with their signs kept beside their words, also those that are made of what they are given. */
export function groupWithoutBreaks<Group>(language: Foreign, texts: Group): Group {
  const keep = (text: unknown): unknown => {
    if (typeof text === "string") return withoutBreaks(language, text);
    if (typeof text === "function") return (...given: unknown[]) => keep(text(...given));
    if (Array.isArray(text)) return text.map(keep);
    if (isValidElement<{ children?: ReactNode }>(text)) return keepInside(text.props.children, text);
    if (!isPlain(text)) return text;
    return Object.fromEntries(Object.entries(text).map(([name, each]) => [name, keep(each)]));
  };
  const keepInside = (children: ReactNode, element: Parameters<typeof cloneElement>[0]) => {
    // What is kept of a child is a child: only its spaces change. Spread, because those of a list ask for keys.
    const kept = (Array.isArray(children) ? children : [children]).map(keep) as ReactNode[];
    return children === undefined ? element : cloneElement(element, undefined, ...kept);
  };
  // Each text stays what it was: only its spaces change.
  return keep(texts) as Group;
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
