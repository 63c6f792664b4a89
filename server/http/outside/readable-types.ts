export type ReadableType = "json" | "xml" | "html" | "text";

const MEDIA_TYPES: Record<ReadableType, { accept: string; matches: RegExp }> = {
  json: { accept: "application/json", matches: /^(application|text)\/([\w.-]+\+)?(json|plain|javascript)$/ },
  xml: {
    accept: "application/rss+xml, application/atom+xml, application/xml;q=0.9, text/xml;q=0.9",
    matches: /^(application|text)\/([\w.-]+\+)?(xml|plain)$/,
  },
  html: {
    accept: "text/html, application/xhtml+xml;q=0.9, application/xml;q=0.5",
    matches: /^(application|text)\/([\w.-]+\+)?(html|xml)$/,
  },
  text: { accept: "text/plain, */*;q=0.1", matches: /^/ },
};

export function acceptHeader(types: readonly ReadableType[]): string {
  return types.map((type) => MEDIA_TYPES[type].accept).join(", ");
}

/** A server that sends no Content-Type passes here and is checked later. */
export function isReadable(contentType: string | null, types: readonly ReadableType[]): boolean {
  const mediaType = (contentType ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
  return mediaType === "" || types.some((type) => MEDIA_TYPES[type].matches.test(mediaType));
}
