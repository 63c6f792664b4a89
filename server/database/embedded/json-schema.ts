import { type Doc, isPlainObject } from "./bson-document.ts";
import { numberOf, RANK, rankOf, valuesEqual } from "./compare.ts";
import { CommandError, notSupported } from "./errors.ts";
import { compileTypeTest } from "./type-names.ts";

type Check = (value: unknown) => boolean;

const JSON_TYPES = new Map([
  ["object", "object"],
  ["array", "array"],
  ["number", "number"],
  ["boolean", "bool"],
  ["string", "string"],
  ["null", "null"],
]);
const WITHOUT_MEANING = new Set(["title", "description", "$schema", "id", "default", "examples"]);

function wrong(keyword: string): CommandError {
  return new CommandError(9, `$jsonSchema keyword '${keyword}' has a wrong value`);
}

function subSchema(keyword: string, value: unknown): Check {
  if (!isPlainObject(value)) throw wrong(keyword);
  return compileValueSchema(value);
}

function schemaList(keyword: string, value: unknown): Check[] {
  if (!Array.isArray(value) || value.length === 0) throw wrong(keyword);
  return value.map((entry) => subSchema(keyword, entry));
}

function limit(keyword: string, value: unknown): number {
  if (rankOf(value) !== RANK.number) throw wrong(keyword);
  return numberOf(value);
}

function ofNumber(test: (value: number) => boolean): Check {
  return (value) => rankOf(value) !== RANK.number || test(numberOf(value));
}

function ofText(test: (value: string) => boolean): Check {
  return (value) => typeof value !== "string" || test(value);
}

function ofArray(test: (value: unknown[]) => boolean): Check {
  return (value) => !Array.isArray(value) || test(value);
}

function ofObject(test: (value: Doc) => boolean): Check {
  return (value) => !isPlainObject(value) || test(value);
}

function typeCheck(value: unknown, json: boolean): Check {
  const names = (Array.isArray(value) ? value : [value]).map((name) => {
    const known = json ? JSON_TYPES.get(String(name)) : name;
    if (known === undefined) throw new CommandError(2, `Unknown type name alias: ${String(name)}`);
    return known;
  });
  return compileTypeTest(names);
}

function propertiesCheck(schema: Doc): Check {
  const named = Object.entries(isPlainObject(schema.properties) ? schema.properties : {}).map(
    ([name, inner]) => [name, subSchema("properties", inner)] as const,
  );
  const patterns = Object.entries(isPlainObject(schema.patternProperties) ? schema.patternProperties : {}).map(
    ([pattern, inner]) => [new RegExp(pattern, "u"), subSchema("patternProperties", inner)] as const,
  );
  const additional = schema.additionalProperties;
  const rest = isPlainObject(additional) ? compileValueSchema(additional) : () => additional !== false;
  const known = new Set(named.map(([name]) => name));
  return ofObject(
    (doc) =>
      named.every(([name, check]) => !Object.hasOwn(doc, name) || check(doc[name])) &&
      Object.keys(doc).every((name) => {
        const matching = patterns.filter(([pattern]) => pattern.test(name));
        return matching.length > 0 || known.has(name)
          ? matching.every(([, check]) => check(doc[name]))
          : rest(doc[name]);
      }),
  );
}

function itemsCheck(schema: Doc): Check {
  const { items, additionalItems } = schema;
  if (!Array.isArray(items)) {
    const check = subSchema("items", items);
    return ofArray((values) => values.every(check));
  }
  const checks = items.map((entry) => subSchema("items", entry));
  const rest = isPlainObject(additionalItems) ? compileValueSchema(additionalItems) : () => additionalItems !== false;
  return ofArray((values) => values.every((value, i) => (checks[i] ?? rest)(value)));
}

function dependenciesCheck(value: unknown): Check {
  if (!isPlainObject(value)) throw wrong("dependencies");
  const checks = Object.entries(value).map(([name, needed]) => {
    const check: Check = Array.isArray(needed)
      ? (doc) => needed.every((other) => Object.hasOwn(doc as Doc, String(other))) // asked of documents only, below
      : subSchema("dependencies", needed);
    return [name, check] as const;
  });
  return ofObject((doc) => checks.every(([name, check]) => !Object.hasOwn(doc, name) || check(doc)));
}

/** Long because it names every keyword of the standard once, each with its one rule. */
function keywordCheck(keyword: string, value: unknown, schema: Doc): Check | null {
  switch (keyword) {
    case "bsonType":
      return typeCheck(value, false);
    case "type":
      return typeCheck(value, true);
    case "required": {
      if (!Array.isArray(value) || value.length === 0) throw wrong(keyword);
      return ofObject((doc) => value.every((name) => Object.hasOwn(doc, String(name))));
    }
    case "properties":
    case "patternProperties":
      return propertiesCheck(schema);
    case "additionalProperties":
      return schema.properties || schema.patternProperties ? null : propertiesCheck(schema);
    case "items":
      return itemsCheck(schema);
    case "additionalItems":
      return null;
    case "enum": {
      if (!Array.isArray(value)) throw wrong(keyword);
      return (candidate) => value.some((item) => valuesEqual(item, candidate));
    }
    case "minimum": {
      const least = limit(keyword, value);
      return ofNumber((number) => (schema.exclusiveMinimum === true ? number > least : number >= least));
    }
    case "maximum": {
      const most = limit(keyword, value);
      return ofNumber((number) => (schema.exclusiveMaximum === true ? number < most : number <= most));
    }
    case "exclusiveMinimum":
    case "exclusiveMaximum":
      if (typeof value !== "boolean") throw wrong(keyword);
      return null;
    case "multipleOf": {
      const factor = limit(keyword, value);
      return ofNumber((number) => number % factor === 0);
    }
    case "minLength": {
      const least = limit(keyword, value);
      return ofText((text) => [...text].length >= least);
    }
    case "maxLength": {
      const most = limit(keyword, value);
      return ofText((text) => [...text].length <= most);
    }
    case "pattern": {
      const pattern = new RegExp(String(value), "u");
      return ofText((text) => pattern.test(text));
    }
    case "minItems": {
      const least = limit(keyword, value);
      return ofArray((values) => values.length >= least);
    }
    case "maxItems": {
      const most = limit(keyword, value);
      return ofArray((values) => values.length <= most);
    }
    case "uniqueItems":
      if (value !== true) return null;
      return ofArray((values) =>
        values.every((item, i) => !values.slice(0, i).some((other) => valuesEqual(item, other))),
      );
    case "minProperties": {
      const least = limit(keyword, value);
      return ofObject((doc) => Object.keys(doc).length >= least);
    }
    case "maxProperties": {
      const most = limit(keyword, value);
      return ofObject((doc) => Object.keys(doc).length <= most);
    }
    case "dependencies":
      return dependenciesCheck(value);
    case "allOf": {
      const checks = schemaList(keyword, value);
      return (candidate) => checks.every((check) => check(candidate));
    }
    case "anyOf": {
      const checks = schemaList(keyword, value);
      return (candidate) => checks.some((check) => check(candidate));
    }
    case "oneOf": {
      const checks = schemaList(keyword, value);
      return (candidate) => checks.filter((check) => check(candidate)).length === 1;
    }
    case "not": {
      const check = subSchema(keyword, value);
      return (candidate) => !check(candidate);
    }
    default:
      if (WITHOUT_MEANING.has(keyword)) return null;
      throw notSupported(`$jsonSchema keyword ${keyword}`);
  }
}

function compileValueSchema(schema: Doc): Check {
  const checks = Object.entries(schema).flatMap(([keyword, value]) => keywordCheck(keyword, value, schema) ?? []);
  return (value) => checks.every((check) => check(value));
}

/** Draft 4 with `bsonType`. Throws 9 on a malformed keyword and 238 on an unknown one. */
export function compileSchema(schema: Doc): (doc: Doc) => boolean {
  return compileValueSchema(schema);
}
