import { counted } from "../../../server/domain/counted.ts";
import type { Installation } from "../../../server/domain/installation.ts";
import { grouped } from "../../lib/grouped-number.ts";

/** Limits a promise of the fixed texts to this installation; null when it holds without a remark. */
type Words = (installation: Installation) => string | null;

const AND = new Intl.ListFormat("en-US", { type: "conjunction" });
const NAMED_SOURCES = 3;

const protection: Words = (installation) => {
  return `${atRest(installation)} ${inTransit(installation)}`;
};

function atRest({ database }: Installation): string {
  switch (database) {
    case "embedded":
      return "the data lies in a database file in the operator’s data folder. The product does not encrypt it: that is up to the disk it lies on.";
    case "mongod":
      return "the data lies with a MongoDB server on the same machine. The product does not encrypt it: that is up to the disk it lies on.";
    case "configured":
      return "the data lies in a MongoDB of the operator’s choice. Whether it is encrypted there, and in its backups, only the operator can say.";
  }
}

function inTransit({ isHttps }: Installation): string {
  return isHttps
    ? "Pages and files travel over HTTPS, by the TLS version that the operator’s web server speaks."
    : "Pages and files travel over plain HTTP, within the one machine that this copy serves.";
}

const access: Words = ({ isDemo }) =>
  isDemo
    ? "this is a demo: sign-in asks for no password, so whoever reaches it can open any account. Please put nothing into it that others must not see."
    : null;

const sharing: Words = ({ model, canPay, listings }) => {
  const receivers = [
    ...(model?.host
      ? [`to write for you, the text that a task needs is sent to the language model at ${model.host}`]
      : []),
    ...(canPay ? ["what a payment needs goes to PayPal"] : []),
    ...(listings && listings.others > 0 ? ["companies’ logos are loaded from where their listings say"] : []),
  ];
  return receivers.length === 0 ? null : `${receivers.join("; ")}.`;
};

const writer: Words = ({ model }) => {
  if (!model) return "no language model is connected: everything is written by rules, on the machine it runs on.";
  if (model.host === null) return `materials are worded by the language model ${model.name}, on the same machine.`;
  return `materials are worded by the language model ${model.name} at ${model.host}. The text that a task needs is sent to it for that task.`;
};

const listings: Words = ({ listings: found }) => {
  if (!found) return "how many job listings there are cannot be told at this moment.";
  const { samples, others, sources } = found;
  if (others === 0) return samplesOnly(samples, sources);
  const from = sources.length > 0 ? ` from ${nameSources(sources)}` : ", brought in by hand";
  const beside = samples > 0 ? `, and ${grouped(samples, "en")} samples of our own` : "";
  return `${grouped(others, "en")} job ${others === 1 ? "listing" : "listings"}${from}${beside}. The same posting from several places is kept as one.`;
};

function samplesOnly(samples: number, sources: string[]): string {
  const set =
    samples > 0
      ? `the job listings are a sample set of our own, ${grouped(samples, "en")} postings of all trades and many places`
      : "there is no job listing yet";
  return sources.length > 0
    ? `${set}. ${nameSources(sources)} ${sources.length === 1 ? "is" : "are"} connected and brought none so far.`
    : `${set}. No job board is connected.`;
}

function nameSources(sources: string[]): string {
  const others = sources.length - NAMED_SOURCES;
  return AND.format([...sources.slice(0, NAMED_SOURCES), ...(others > 0 ? [counted(others, "other source")] : [])]);
}

const arrival: Words = ({ listings }) => {
  if (!listings) return "what job boards are read cannot be told at this moment.";
  if (listings.sources.length === 0) {
    return "no job board is read by itself, so new jobs come only when the operator brings them in.";
  }
  return `${nameSources(listings.sources)} ${listings.sources.length === 1 ? "is" : "are"} read again every few hours.`;
};

const payment: Words = ({ canPay }) =>
  canPay ? null : "no payment is connected, so plans can be looked at and not bought.";

export const installation = {
  inRelease: "In this release:",
  here: "On this installation:",
  protection,
  access,
  sharing,
  writer,
  listings,
  arrival,
  payment,
};

export type InstallationWords = Exclude<keyof typeof installation, "inRelease" | "here">;
