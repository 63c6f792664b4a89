export type RefusalKind =
  | "not-found"
  | "forbidden"
  | "invalid"
  | "unreadable"
  | "conflict"
  | "limit-reached"
  | "too-large"
  | "unavailable";

const STATUS: Record<RefusalKind, number> = {
  invalid: 400,
  forbidden: 403,
  "not-found": 404,
  conflict: 409,
  "too-large": 413,
  unreadable: 422,
  "limit-reached": 429,
  unavailable: 503,
};

/**
 * A verb's "no", with a sentence for the user. Screens turn it into a notice, /api into `{"message"}` with `status`. `title` is the toast's title where the specification names one.
 */
export class Refusal extends Error {
  readonly kind: RefusalKind;
  readonly title: string | null;
  readonly retryAfterSeconds: number | null;

  constructor(kind: RefusalKind, message: string, options: { title?: string; retryAfterSeconds?: number } = {}) {
    super(message);
    this.name = "Refusal";
    this.kind = kind;
    this.title = options.title ?? null;
    this.retryAfterSeconds = options.retryAfterSeconds ?? null;
  }

  get status(): number {
    return STATUS[this.kind];
  }
}

/** MongoDB's code for a disk that is full: reading goes on, and writing too once there is room. */
const OUT_OF_DISK_SPACE = 14031;

const UNREACHABLE: ReadonlySet<string> = new Set([
  "MongoServerSelectionError",
  "MongooseServerSelectionError",
  "MongoNetworkError",
  "MongoNetworkTimeoutError",
  "MongoNotConnectedError",
  "MongoTopologyClosedError",
  "MongoPoolClearedError",
  "MongoPoolClosedError",
  "PoolClearedOnNetworkError",
  "MongoWaitQueueTimeoutError",
]);

/** MongoDB's driver hands these on as they are when a connection ends in the middle of a write. */
const CUT_OFF = new Set(["EPIPE", "ECONNRESET", "ERR_STREAM_DESTROYED", "ERR_STREAM_WRITE_AFTER_END"]);

/** True for the errors of a database that is away or has no room: those are "try again" (503), never "signed out". */
export function isDatabaseUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("code" in error && (error.code === OUT_OF_DISK_SPACE || CUT_OFF.has(String(error.code)))) return true;
  if (error.name === "MongooseError") return error.message.includes("buffering timed out");
  return UNREACHABLE.has(error.name);
}
