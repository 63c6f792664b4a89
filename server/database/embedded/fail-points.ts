import { type Doc, isPlainObject } from "./bson-document.ts";
import { numberOf, RANK, rankOf } from "./compare.ts";
import { codeNameOf, CommandError, notSupported } from "./errors.ts";

/** MongoDB's `failCommand` fail point, by which tests make commands fail. */
export type Failure = {
  closeConnection: boolean;
  blockMs: number;
  error: Doc | null;
  writeConcernError: Doc | null;
};

type Armed = { left: number; commands: string[]; failure: Failure; appName: string | null };

const KNOWN = new Set([
  "failCommands",
  "errorCode",
  "errorLabels",
  "closeConnection",
  "blockConnection",
  "blockTimeMS",
  "writeConcernError",
  "appName",
  "errorExtraInfo",
  "failInternalCommands",
]);

export class FailPoints {
  #armed: Armed | null = null;

  /** Throws 2 on a wrong mode, 238 on another fail point or an unknown field. */
  configure(body: Doc): void {
    if (body.configureFailPoint !== "failCommand") throw notSupported(`fail point ${String(body.configureFailPoint)}`);
    if (body.mode === "off") {
      this.#armed = null;
      return;
    }
    const left = timesOf(body.mode);
    const data = isPlainObject(body.data) ? body.data : {};
    for (const name of Object.keys(data)) if (!KNOWN.has(name)) throw notSupported(`fail point field ${name}`);
    this.#armed = {
      left,
      commands: Array.isArray(data.failCommands) ? data.failCommands.map(String) : [],
      appName: typeof data.appName === "string" ? data.appName : null,
      failure: {
        closeConnection: data.closeConnection === true,
        blockMs: data.blockConnection === true ? numberOf(data.blockTimeMS ?? 0) : 0,
        error: data.errorCode === undefined ? null : errorOf(data),
        writeConcernError: isPlainObject(data.writeConcernError) ? data.writeConcernError : null,
      },
    };
  }

  take(command: string, appName: string | null): Failure | null {
    const armed = this.#armed;
    if (!armed?.commands.includes(command) || (armed.appName !== null && armed.appName !== appName)) return null;
    if (--armed.left <= 0) this.#armed = null;
    return armed.failure;
  }
}

function timesOf(mode: unknown): number {
  if (mode === "alwaysOn") return Number.POSITIVE_INFINITY;
  if (isPlainObject(mode) && rankOf(mode.times) === RANK.number) return numberOf(mode.times);
  throw new CommandError(2, `unknown mode for failpoint: ${JSON.stringify(mode)}`);
}

function errorOf(data: Doc): Doc {
  const code = numberOf(data.errorCode);
  return {
    ok: 0,
    errmsg: "Failing command via 'failCommand' failpoint",
    code,
    codeName: codeNameOf(code),
    ...(isPlainObject(data.errorExtraInfo) ? data.errorExtraInfo : {}),
    ...(Array.isArray(data.errorLabels) ? { errorLabels: data.errorLabels } : {}),
  };
}
