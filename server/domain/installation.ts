/** How this copy of the product is run. It appears on public pages, so nothing here may be secret. */
export type Installation = {
  /** embedded and mongod: files on this machine; configured: wherever the operator said. */
  database: "configured" | "mongod" | "embedded";
  isHttps: boolean;
  isDemo: boolean;
  canPay: boolean;
  model: { name: string; host: string | null } | null;
  listings: ListingsInUse | null;
};

export type ListingsInUse = {
  samples: number;
  others: number;
  sources: string[];
};
