import { parseArgs, type ParseArgsOptionsConfig } from "node:util";
import { closest, distance } from "fastest-levenshtein";
import { getEnv, misspeltSettings, SettingsError } from "../env.ts";
import { logger } from "../http/logger.ts";
import { describeDataFailure, describeSystemError, isSystemError } from "../system-error.ts";

const WRONG_CALL_EXIT_CODE = 1;
const REFUSED_EXIT_CODE = 2;
const MAX_MISTAKES = 3;
const HELP = { help: { type: "boolean", short: "h" } } as const;

/** The call itself is wrong: the sentence is printed with the usage; exit code 1. */
export class WrongCall extends Error {
  override name = "WrongCall";
}

/** The request cannot be done: the sentence is printed, or `answer` as JSON; exit code 2. */
export class CommandRefused extends Error {
  override name = "CommandRefused";
  readonly answer: object | null;

  constructor(message: string, { answer = null }: { answer?: object | null } = {}) {
    super(message);
    this.answer = answer;
  }
}

type ValueOf<Option> = Option extends { type: "boolean" } ? boolean | undefined : string | undefined;
type Values<Options> = { [Name in keyof Options]: ValueOf<Options[Name]> };

type Command<Options> = {
  usage: string;
  options?: Options;
  /** In order; a name that ends in "?" may be missing. */
  words?: readonly string[];
  /** Throws WrongCall, CommandRefused or SettingsError for problems with a sentence. */
  run(values: Values<Options>, ...words: string[]): Promise<void> | void;
};

/** `--help` alone needs no words. Throws WrongCall. */
export function readCall(args: string[], options: ParseArgsOptionsConfig, words: readonly string[]) {
  const { values, positionals, tokens } = parseArgs({
    args,
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind !== "option") continue;
    const option = Object.hasOwn(options, token.name) ? options[token.name] : undefined;
    if (!option)
      throw new WrongCall(`There is no option ${token.rawName}.${suggestion(token.name, Object.keys(options))}`);
    const isFollowedByOption = token.inlineValue === false && token.value?.startsWith("-");
    if (option.type === "string" && (token.value === undefined || isFollowedByOption)) {
      throw new WrongCall(`${token.rawName} needs a value.`);
    }
    if (option.type === "boolean" && token.value !== undefined) throw new WrongCall(`${token.rawName} takes no value.`);
  }
  if (values.help) return { values, positionals };
  const missing = words.find((word, at) => !word.endsWith("?") && positionals[at] === undefined);
  if (missing) throw new WrongCall(`${missing} is missing.`);
  const surplus = positionals[words.length];
  if (surplus !== undefined) throw new WrongCall(`"${surplus}" is one word too many.`);
  return { values, positionals };
}

function suggestion(name: string, known: string[]): string {
  const nearest = closest(name, known);
  return distance(name, nearest) < MAX_MISTAKES ? ` Did you mean --${nearest}?` : "";
}

/** Null while the settings are wrong, because a failure is then not the folder's fault. */
function dataDir(): string | null {
  try {
    return getEnv().DATA_DIR;
  } catch {
    return null;
  }
}

function tell(error: unknown, usage: string): number {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof WrongCall) {
    console.error(`${message}\n${usage.split("\n", 1)[0]}\nAll of it: --help`);
    return WRONG_CALL_EXIT_CODE;
  }
  if (error instanceof CommandRefused && error.answer) console.log(JSON.stringify(error.answer, null, 2));
  else if (error instanceof CommandRefused || error instanceof SettingsError) console.error(message);
  else if (isSystemError(error)) {
    const folder = dataDir();
    console.error((folder && describeDataFailure(error, folder)) ?? describeSystemError(error));
  } else {
    console.error(`This did not work: ${message}\nLOG_LEVEL=debug shows where.`);
    logger.debug({ err: error }, "command failed");
  }
  return REFUSED_EXIT_CODE;
}

/** Prints usage, refusals and errors as sentences. Exit code 0 done, 1 wrong call, 2 refused. */
export async function runCommand<const Options extends ParseArgsOptionsConfig>({
  usage,
  options,
  words = [],
  run,
}: Command<Options>): Promise<void> {
  // The reader may close the pipe early, as `head` does.
  process.stdout.on("error", () => process.exit(process.exitCode));
  try {
    const { values, positionals } = readCall(process.argv.slice(2), { ...options, ...HELP }, words);
    if (values.help) return console.log(usage);
    for (const sentence of misspeltSettings()) console.error(sentence);
    // Every value was checked against its option's type.
    await run(values as Values<Options>, ...positionals);
  } catch (error) {
    process.exitCode = tell(error, usage);
  }
}

type Bounds = { option: string; least: number; most?: number };

/** Throws WrongCall for anything but a whole number within the bounds. */
export function wholeNumber(text: string, { option, least, most = Number.MAX_SAFE_INTEGER }: Bounds): number {
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  const range = most === Number.MAX_SAFE_INTEGER ? `${least} or more` : `from ${least} to ${most}`;
  throw new WrongCall(`${option} must be a whole number, ${range}.`);
}
