/** How this copy of the product is run, as far as its texts speak of it. Nothing secret: it stands on public pages. */
export type Installation = {
  /** Where the data lies: embedded and mongod = in files on this machine; configured = where the operator said. */
  database: "configured" | "mongod" | "embedded";
  isHttps: boolean;
  /** True = sign-in asks for no password. */
  isDemo: boolean;
  /** True = plans can be bought. */
  canPay: boolean;
  /** The language model that is connected; its host is null where it runs on this machine. */
  model: { name: string; host: string | null } | null;
  /** Null = it could not be found out just now. */
  listings: ListingsInUse | null;
};

export type ListingsInUse = {
  /** Written for the product, to show how it works. */
  samples: number;
  others: number;
  /** Names of the sources that are read by themselves. */
  sources: string[];
};
