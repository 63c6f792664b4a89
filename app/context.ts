import { createContext } from "react-router";

/** What the HTTP server knows of a request. The defaults hold under a stock server that passes nothing on. */
export type HostRequest = {
  requestId: string;
  /** For the inline scripts of this one answer. */
  nonce: string;
  /** The client's address, proxies taken into account; null = unknown. */
  address: string | null;
  /** True when the HTTP server has set the security headers already. */
  headersSet: boolean;
  /** Told who asks, by their ids, for the log line of this request. */
  identify?(ids: { userId: string; realUserId: string | null }): void;
};

export const hostContext = createContext<HostRequest>({ requestId: "", nonce: "", address: null, headersSet: false });

/** True once something that this request needs failed because the database is away. */
export const databaseAwayContext = createContext(false);
