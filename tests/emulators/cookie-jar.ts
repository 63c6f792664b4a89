/** Keeps cookies as a browser would for one host: last one wins, expired ones go. */
export type CookieJar = {
  header: () => string;
  names: () => string[];
  take: (headers: Headers) => void;
  copy: () => CookieJar;
};

export function createCookieJar(start: Iterable<[string, string]> = []): CookieJar {
  const cookies = new Map(start);
  return {
    header: () => [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
    names: () => [...cookies.keys()],
    take(headers) {
      for (const line of headers.getSetCookie()) {
        const [pair = "", ...attributes] = line.split(";").map((part) => part.trim());
        const split = pair.indexOf("=");
        const name = pair.slice(0, split);
        const isGone = attributes.some((attribute) => /^max-age=0$|^expires=thu, 01 jan 1970/i.test(attribute));
        if (isGone) cookies.delete(name);
        else cookies.set(name, pair.slice(split + 1));
      }
    },
    copy: () => createCookieJar(cookies),
  };
}
