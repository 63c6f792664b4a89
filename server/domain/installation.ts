/** How this copy of the product is run. It appears on public pages, so nothing here may be secret. */
export type Installation = {
  /** embedded and mongod: files on this machine; configured: wherever the operator said. */
  database: "configured" | "mongod" | "embedded";
  isHttps: boolean;
  /** Sign-in asks for no password. */
  isDemo: boolean;
  canPay: boolean;
  /** `host` is null when the model runs on this machine. */
  model: { name: string; host: string | null } | null;
  /** Null when the count could not be read just now. */
  listings: ListingsInUse | null;
};

export type ListingsInUse = {
  samples: number;
  others: number;
  sources: string[];
};
