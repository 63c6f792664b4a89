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

type RefusalOptions = { title?: string; retryAfterSeconds?: number; fields?: Readonly<Record<string, string>> };

/** A refused request, with a sentence for the user. `title` is the title of the toast, `fields` what is said at each. */
export class Refusal extends Error {
  readonly kind: RefusalKind;
  readonly title: string | null;
  readonly retryAfterSeconds: number | null;
  readonly fields: Readonly<Record<string, string>>;

  constructor(kind: RefusalKind, message: string, options: RefusalOptions = {}) {
    super(message);
    this.name = "Refusal";
    this.kind = kind;
    this.title = options.title ?? null;
    this.retryAfterSeconds = options.retryAfterSeconds ?? null;
    this.fields = options.fields ?? {};
  }

  get status(): number {
    return STATUS[this.kind];
  }
}

/** MongoDB's code for a full disk: reading goes on, and writing resumes once there is room. */
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

/** MongoDB's driver passes these on unchanged when a connection ends during a write. */
const CUT_OFF = new Set(["EPIPE", "ECONNRESET", "ERR_STREAM_DESTROYED", "ERR_STREAM_WRITE_AFTER_END"]);

/** True if the database is away or has no room: the answer is "try again" (503), never "signed out". */
export function isDatabaseUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("code" in error && (error.code === OUT_OF_DISK_SPACE || CUT_OFF.has(String(error.code)))) return true;
  if (error.name === "MongooseError") return error.message.includes("buffering timed out");
  return UNREACHABLE.has(error.name);
}
