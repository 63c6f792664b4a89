import { createContext } from "react-router";
import type { Encoding } from "../server/http/encode-answer.ts";

/** The defaults apply under a stock server that passes nothing on. */
export type HostRequest = {
  requestId: string;
  nonce: string;
  /** Takes proxies into account; null when unknown. */
  address: string | null;
  headersSet: boolean;
  /** How whole bodies are compressed; null = not here. */
  encoding: Encoding | null;
  /** Receives the ids for the log line of this request. */
  identify?(ids: { userId: string; realUserId: string | null }): void;
};

export const hostContext = createContext<HostRequest>({
  requestId: "",
  nonce: "",
  address: null,
  headersSet: false,
  encoding: null,
});

export const databaseAwayContext = createContext(false);

/** Set by a route whose page the browser may keep and ask for again: it says nothing of a person. */
export const keptContext = createContext(false);
