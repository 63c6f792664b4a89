import { PROJECT_ROOT } from "../project-root.ts";

/** What the log keeps of an error: enough to find the line, and nothing a person entered. */
export type ErrorDescription = {
  type: string;
  code?: string | number;
  says?: string;
  fields?: string[];
  stack: string[];
  causes?: ErrorDescription[];
};

const KNOWN_WORDS = [
  "Cannot read properties of undefined",
  "Cannot read properties of null",
  "Cannot destructure",
  "is not a function",
  "is not iterable",
  "is not defined",
  "is not valid JSON",
  "in JSON at position",
  "circular structure",
  "Invalid time value",
  "Invalid URL",
  "URI malformed",
  "Invalid string length",
  "Maximum call stack size exceeded",
  "duplicate key",
  "validation failed",
  "failed validation",
  "Cast to ",
  "is not in schema",
  "No matching document found",
  "buffering timed out",
  "timed out",
  "aborted",
  "fetch failed",
  "socket hang up",
];

const MAX_FRAMES = 15;
const MAX_FIELDS = 10;
const MAX_CAUSES = 3;
const MAX_DEPTH = 3;

const WORD = /^[A-Za-z_$][\w$]{0,60}$/;
const FIELD = /^[A-Za-z_]\w{0,40}(\.\w{1,40}){0,6}$/;
const KIND = /^[A-Za-z][\w ]{0,40}$/;
const CALLER = /^ {4}at ([\w$.<># [\]-]{1,120}) \(/;
/** An `@` is accepted only where a package name begins; e-mail addresses have it elsewhere. */
const PLACE = /[ (](?:file:\/\/)?((?:node:|\/)(?:[\w+.-]|\/@?){1,300}:\d+:\d+)\)?$/;

/** Describes any thrown value for the log. Messages and values are left out: they may quote documents and addresses. */
export function describeError(error: unknown, depth = 0): ErrorDescription {
  const code = codeOf(error);
  const kind = { type: typeOf(error), ...(code === null ? {} : { code }) };
  if (!(error instanceof Error)) return { ...kind, stack: [] };
  const says = KNOWN_WORDS.find((words) => error.message.includes(words));
  const fields = fieldsOf(error);
  const causes = depth < MAX_DEPTH ? causesOf(error) : [];
  return {
    ...kind,
    ...(says ? { says: says.trim() } : {}),
    ...(fields.length > 0 ? { fields } : {}),
    stack: framesOf(error),
    ...(causes.length > 0 ? { causes: causes.map((cause) => describeError(cause, depth + 1)) } : {}),
  };
}

function propertyOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

function typeOf(error: unknown): string {
  if (typeof error !== "object" || error === null) return typeof error;
  const names = [error instanceof Error ? error.name : "Error", error.constructor?.name];
  return names.find((name) => name !== "Error" && name !== undefined && WORD.test(name)) ?? "Error";
}

function codeOf(error: unknown): string | number | null {
  for (const name of ["codeName", "code", "status"]) {
    const code = propertyOf(error, name);
    if (typeof code === "number" || (typeof code === "string" && WORD.test(code))) return code;
  }
  return null;
}

function fieldsOf(error: Error): string[] {
  const issues = propertyOf(error, "issues");
  const refused = Object.entries(propertyOf(error, "errors") ?? {});
  const named: { name: unknown; kind: unknown }[] = [
    ...Object.keys(propertyOf(error, "keyPattern") ?? {}).map((name) => ({ name, kind: "" })),
    ...refused.map(([name, each]) => ({ name, kind: propertyOf(each, "kind") })),
    ...(Array.isArray(issues) ? issues : []).map((issue) => ({ name: pathOf(issue), kind: propertyOf(issue, "code") })),
    // A file error also has a path, to a file that is named by its owner.
    ...("kind" in error ? [{ name: propertyOf(error, "path"), kind: error.kind }] : []),
  ];
  return named.slice(0, MAX_FIELDS).flatMap(({ name, kind }) => {
    if (typeof name !== "string" || !FIELD.test(name)) return [];
    return typeof kind === "string" && KIND.test(kind) ? [`${name}: ${kind}`] : [name];
  });
}

function pathOf(issue: unknown): string {
  const path = propertyOf(issue, "path");
  return Array.isArray(path) ? path.map(String).join(".") : "";
}

function causesOf(error: Error): unknown[] {
  const many = error instanceof AggregateError ? error.errors : [];
  return [...(error.cause === undefined ? [] : [error.cause]), ...many].slice(0, MAX_CAUSES);
}

function framesOf(error: Error): string[] {
  const stack = String(error.stack ?? "");
  const message = stack.indexOf(error.message);
  const lines = stack.slice(message < 0 ? 0 : message + error.message.length).split("\n");
  const frames = lines.flatMap((line) => {
    const [, place] = PLACE.exec(line) ?? [];
    const [, caller] = CALLER.exec(line) ?? [];
    if (!place?.startsWith("node:") && !place?.startsWith(`${PROJECT_ROOT}/`)) return [];
    const short = place.replace(`${PROJECT_ROOT}/`, "");
    return [caller === undefined ? short : `${caller} (${short})`];
  });
  return frames.slice(0, MAX_FRAMES);
}
