import { noPublicSite } from "./outside-address.ts";
import { OutsideError } from "./outside-error.ts";
import { NOT_PUBLIC } from "./public-address.ts";

const NO_SUCH_NAME = [NOT_PUBLIC, "ENOTFOUND", "ENODATA"];
const CERTIFICATE = /^(ERR_TLS_|CERT_|ERR_SSL_)|SELF_SIGNED|UNABLE_TO_(GET|VERIFY)/;

function codeOf(error: unknown): string {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    if ("code" in at && typeof at.code === "string") return at.code;
  }
  return "";
}

export function explainFailure(error: unknown, host: string): OutsideError {
  if (error instanceof OutsideError) return error;
  if (error instanceof Error && error.name === "TimeoutError") {
    return new OutsideError("too-slow", `${host} takes too long to answer.`, { cause: error });
  }
  const code = codeOf(error);
  if (NO_SUCH_NAME.includes(code)) return new OutsideError("not-public", noPublicSite(host), { cause: error });
  if (CERTIFICATE.test(code)) {
    return new OutsideError("unreachable", `${host} has no certificate that can be trusted.`, { cause: error });
  }
  if (/^UND_ERR_(HEADERS|BODY|CONNECT)_TIMEOUT$/.test(code)) {
    return new OutsideError("too-slow", `${host} takes too long to answer.`, { cause: error });
  }
  return new OutsideError("unreachable", `${host} cannot be read: the connection fails or breaks off.`, {
    cause: error,
  });
}
