import { existsSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import mongoose from "mongoose";
import { recordCommand } from "../audit/record-audit.ts";
import { connectDatabase } from "../database/connect.ts";
import { requireKnownData } from "../database/migrate-data.ts";
import { toObjectId } from "../database/object-id.ts";
import { type Env, getEnv } from "../env.ts";
import { counted } from "../domain/counted.ts";
import { Refusal } from "../http/errors.ts";
import { addSource, checkSource, type EnteredSource } from "../jobs/add-source.ts";
import { sourceDoor } from "../jobs/ask-source.ts";
import { removeSource, requestReading } from "../jobs/change-source.ts";
import { findSource, findSources, type SourceView, sourceName } from "../jobs/find-sources.ts";
import { placesInWords } from "../jobs/found-posting.ts";
import { listingStore } from "../jobs/listing-store.ts";
import { claimSource } from "../jobs/reading/claim-source.ts";
import { finishRemovals } from "../jobs/reading/finish-removals.ts";
import { runSource } from "../jobs/reading/run-source.ts";
import { recogniseSource } from "../jobs/recognise-source.ts";
import { findSourceKind, SOURCE_KINDS } from "../jobs/sources/all-kinds.ts";
import { trySource } from "../jobs/try-source.ts";
import { CommandRefused, runCommand, WrongCall } from "./command-line.ts";
import { exportJobs } from "./export-jobs.ts";
import { importJobs } from "./import-jobs.ts";
import { describeSource, readingInWords } from "./source-lines.ts";

const FIELDS = SOURCE_KINDS.flatMap(({ fields }) => fields);
const USAGE = `Usage: npm run jobs -- add | list | run | remove | import | export [...]

Sets up where jobs come from, and takes them in from files and out to files, on the database of the settings, also
while the product runs.

  add KIND [NAME]       adds a source: \`add greenhouse stripe\`; its kinds stand below
  add ADDRESS           the same by the address of a board, a feed, a sitemap or a page that lists jobs
  list                  names every source, and how it fares
  run SOURCE            reads a source now; SOURCE is its name or id as \`list\` tells it
  remove SOURCE         takes a source away and closes what it listed
  import FILE           takes in the postings of a file (JSON Lines, JSON or CSV); - reads what is piped in
  export [FILE]         writes all listings so that import takes them back; without FILE to the terminal

  --try                 with add: shows the first three postings and adds nothing
  --yes                 with import and remove: does not ask
  --name NAME           with import: as which source postings are listed whose file names none; else the file's name
  --format jsonl|csv    with export: how; else by the file's name, and JSON Lines
${[...new Map(FIELDS.map((field) => [field.name, field]))].map(([name, { hint }]) => `  --${name.padEnd(19)} with add: ${hint}`).join("\n")}

Kinds: ${SOURCE_KINDS.map(({ kind }) => kind).join(", ")}.`;

const SETTINGS = Object.fromEntries(FIELDS.map(({ name }) => [name, { type: "string" as const }]));
const OPTIONS = {
  ...SETTINGS,
  try: { type: "boolean" },
  yes: { type: "boolean" },
  name: { type: "string" },
  format: { type: "string" },
} as const;
type Values = Record<string, string | boolean | undefined>;

function textOf(values: Values, name: string): string | undefined {
  const value = values[name];
  return typeof value === "string" ? value : undefined;
}

/** False when input is piped in, because nobody can answer. */
async function agrees(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`${question} (y/N) `);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

function enteredSource(values: Values, [first = "", second]: string[]): EnteredSource {
  const kind = findSourceKind(first.toLowerCase());
  if (!kind && /[./]/.test(first)) return recogniseSource(first);
  if (!kind) throw new WrongCall(`There is no kind of source named "${first}".`);
  const settings = kind.fields.flatMap(({ name }, at) => {
    const value = textOf(values, name) ?? (at === 0 ? second : undefined);
    return value === undefined ? [] : [[name, value] as const];
  });
  return { kind: kind.kind, settings: Object.fromEntries(settings) };
}

async function add(values: Values, words: string[]): Promise<void> {
  const entered = enteredSource(values, words);
  const { kind, settings } = checkSource(entered);
  const name = sourceName(kind, { kind: kind.kind, settings });
  if (values.try) {
    const { postings, leftOut, why } = await trySource(entered);
    console.log(postings.length === 0 ? `${name} lists no postings now.` : `${name} lists:`);
    for (const { title, company, places } of postings) {
      console.log(`  ${[title, company, placesInWords(places)].filter(Boolean).join(" · ")}`);
    }
    if (leftOut > 0) console.log(`  ${leftOut} left out so far: ${why}`);
    return;
  }
  await recordCommand({ action: "add-source", detail: name });
  await addSource(entered, new Date());
  if (kind.rules) console.log(kind.rules);
  console.log(`${name} was added. The product reads it when it runs; so does \`npm run jobs -- run "${name}"\`.`);
}

async function list(): Promise<void> {
  const sources = await findSources();
  if (sources.length === 0)
    return console.log("There is no source. One is added by: npm run jobs -- add greenhouse stripe");
  const now = new Date();
  for (const source of sources) console.log(describeSource(source, now));
  const open = sources.reduce((sum, source) => sum + source.open, 0);
  console.log(`${counted(open, "open posting")} from ${counted(sources.length, "source")}.`);
}

const plain = (name: string) => name.toLowerCase().replace(/[\s:]+/g, " ");

async function requireSource(words: string[]): Promise<SourceView> {
  const wanted = words.join(" ").trim();
  if (wanted === "") throw new WrongCall("SOURCE is missing.");
  const byId = toObjectId(wanted) ? await findSource(wanted) : null;
  const source = byId ?? (await findSources()).find(({ name }) => plain(name) === plain(wanted));
  if (!source) throw new CommandRefused(`There is no source named "${wanted}". \`npm run jobs -- list\` names them.`);
  return source;
}

async function run(_: Values, words: string[]): Promise<void> {
  const source = await requireSource(words);
  const _id = toObjectId(source.id);
  await recordCommand({ action: "run-source", detail: source.name });
  await requestReading(source.id, new Date());
  const claim = _id && (await claimSource({ id: _id }, new Date()));
  if (!claim) throw new CommandRefused(`${source.name}, or another source of its host, is being read just now.`);
  const stopping = new AbortController();
  process.once("SIGINT", () => stopping.abort(new Error("Ctrl-C")));
  await runSource(claim, { store: listingStore, ask: sourceDoor(), signal: stopping.signal });
  const after = await findSource(source.id);
  if (after?.lastReading?.outcome === "failed") throw new CommandRefused(after.lastReading.problem ?? "It failed.");
  console.log(after ? readingInWords(after) : `${source.name} was removed meanwhile.`);
}

async function remove({ yes }: Values, words: string[]): Promise<void> {
  const source = await requireSource(words);
  const fate = `${source.name} is read no more, and its open postings, ${source.open}, are closed.`;
  if (!yes) {
    if (!process.stdin.isTTY) throw new CommandRefused(`${fate} If that is meant, call it again with --yes.`);
    if (!(await agrees(`${fate} Remove it?`))) throw new CommandRefused("Nothing was changed.");
  }
  await recordCommand({ action: "remove-source", detail: source.name });
  await removeSource(source.id);
  await finishRemovals(listingStore, new Date());
  console.log(`${source.name} was removed.`);
}

async function takeIn(values: Values, [file, surplus]: string[]): Promise<void> {
  if (file === undefined) throw new WrongCall("FILE is missing.");
  if (surplus !== undefined) throw new WrongCall(`"${surplus}" is one word too many.`);
  await importJobs(file, {
    name: textOf(values, "name"),
    isAgreed: values.yes === true,
    say: console.log,
    warn: console.error,
    ask: process.stdin.isTTY && file !== "-" ? () => agrees("Is that right?") : null,
  });
}

async function giveOut(values: Values, [file, surplus]: string[]): Promise<void> {
  if (surplus !== undefined) throw new WrongCall(`"${surplus}" is one word too many.`);
  const count = await exportJobs(file ?? "-", textOf(values, "format"));
  console.error(`${counted(count, "listing")} written.`);
}

const VERBS = { add, list, run, remove, import: takeIn, export: giveOut };

function requireInstallation({ MONGODB_URI, DATA_DIR }: Env): void {
  if (MONGODB_URI || existsSync(DATA_DIR)) return;
  throw new CommandRefused(`There is no data in DATA_DIR, ${DATA_DIR}. Start Northfold once, or correct the setting.`);
}

await runCommand({
  usage: USAGE,
  options: OPTIONS,
  words: ["add, list, run, remove, import or export", "FIRST?", "SECOND?"],
  async run(values, word = "", ...words) {
    if (!Object.hasOwn(VERBS, word)) {
      throw new WrongCall(`"${word}" is not add, list, run, remove, import or export.`);
    }
    const verb = VERBS[word as keyof typeof VERBS]; // its own key
    const env = getEnv();
    requireInstallation(env);
    const database = await connectDatabase(env);
    try {
      await requireKnownData();
      for (const model of Object.values(mongoose.models)) await model.createIndexes();
      await verb(values, words);
    } catch (error) {
      throw error instanceof Refusal ? new CommandRefused(error.message) : error;
    } finally {
      await database.disconnect();
    }
  },
});
