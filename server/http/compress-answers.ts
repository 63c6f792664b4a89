import zlib from "node:zlib";
import compression from "compression";
import type { RequestHandler } from "express";

export const COMPRESSED_FROM_BYTES = 1_024;
const BROTLI_WINDOW_BITS = 18; // the default of 22 bits costs four times the time on pages of this size
const BROTLI_QUALITY = 4;

export const BROTLI_PARAMS = {
  [zlib.constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
  [zlib.constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
};

/** What is no page: those come compressed already. */
export function compressAnswers(): RequestHandler {
  return compression({ threshold: COMPRESSED_FROM_BYTES, brotli: { params: BROTLI_PARAMS } });
}
