import type { SourceKind, SourceReading } from "../source-kind.ts";
import { SourceError } from "../source-kind.ts";

const HOUR_MS = 60 * 60_000;
const NAME = /^[\w.-]{1,100}$/;

type CompanyBoard = Pick<SourceKind, "kind" | "label" | "read"> & {
  hint: string;
  hostOf(board: string): string;
  /** Finds the board's name in its address, as group `board`; other groups become settings. */
  address: RegExp;
  /** True where the source never says whose jobs they are. */
  asksCompany?: boolean;
  rules?: string;
};

const BOARD = { name: "board", label: "Name or address of the board", isRequired: true };
const COMPANY = {
  name: "company",
  label: "Company",
  hint: "as cards shall name it; the board's name if left empty",
  isRequired: false,
};

function readBoard(label: string, entered: string, address: RegExp): Record<string, string> {
  const value = entered.trim();
  if (NAME.test(value) && !value.includes("..") && !address.test(`https://${value}`)) return { board: value };
  const found = address.exec(value.includes("://") ? value : `https://${value}`)?.groups;
  const given = Object.entries(found ?? {}).filter(([, part]) => part);
  const settings = Object.fromEntries(given);
  if (!settings.board || !NAME.test(settings.board)) {
    throw new SourceError(value === "" ? `Please enter the board's name.` : `"${value}" is no board of ${label}.`);
  }
  return settings;
}

/** A kind of source that is one employer's whole board: a missing posting was closed. */
export function companyBoard(board: CompanyBoard): SourceKind {
  const { kind, label, hint, asksCompany = false, rules = null } = board;
  return {
    kind,
    label,
    fields: [{ ...BOARD, hint }, ...(asksCompany ? [COMPANY] : [])],
    keys: [],
    checkSettings(settings) {
      const company = asksCompany ? (settings.company ?? "").trim().slice(0, 200) : "";
      return { ...readBoard(label, settings.board ?? "", board.address), ...(company ? { company } : {}) };
    },
    recognise: ({ href }) => (board.address.test(href) ? { board: href } : null),
    sourceOf: () => label,
    hostOf: (settings) => board.hostOf(settings.board ?? ""),
    isWebsite: false,
    listsEverything: true,
    intervalMs: 2 * HOUR_MS,
    leastGapMs: 0,
    attribution: null,
    rules,
    read: board.read,
  };
}

/** The sentence for a board that the source does not know. */
export function noSuchBoard(label: string, { settings }: Pick<SourceReading, "settings">): SourceError {
  return new SourceError(`${label} knows no board "${settings.board}".`);
}

/** Whose jobs they are: as entered, else the board's name, "acme-labs" as "Acme Labs". */
export function companyOf({ company, board = "" }: Record<string, string>): string {
  if (company) return company;
  const words = board.split(/[-_.]+/).filter((word) => word !== "");
  return words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join(" ");
}
