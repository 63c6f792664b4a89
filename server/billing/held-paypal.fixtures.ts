import type { PayPal } from "./paypal-client.ts";

/** The client that stands in for the product's; of a file of its own, as a mock is made before anything else is read. */
export const held: { client: PayPal | null } = { client: null };
