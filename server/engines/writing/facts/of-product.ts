import { anyOf } from "../../any-of.ts";

/** What a product does, and no person: "Supports four codecs". */
export const OF_PRODUCT = new RegExp(
  `^${anyOf("Supports Allows Enables Offers Includes Contains Lets Features Runs Integrates Uses Lists Shows Stores Serves Covers")} `,
  "u",
);
