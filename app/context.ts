import { createContext } from "react-router";

/** The defaults apply under a stock server that passes nothing on. */
export type HostRequest = {
  requestId: string;
  nonce: string;
  /** Takes proxies into account; null when unknown. */
  address: string | null;
  headersSet: boolean;
  /** Receives the ids for the log line of this request. */
  identify?(ids: { userId: string; realUserId: string | null }): void;
};

export const hostContext = createContext<HostRequest>({ requestId: "", nonce: "", address: null, headersSet: false });

export const databaseAwayContext = createContext(false);
