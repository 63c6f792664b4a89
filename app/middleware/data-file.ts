import { createReadableStreamFromReadable } from "@react-router/node";
import type { Readable } from "node:stream";
import type { UserRecord } from "../../models/user.ts";
import { BRAND } from "../../server/domain/brand.ts";
import { isoDay } from "../../server/domain/iso-day.ts";
import type { Language } from "../../server/domain/language.ts";
import { readLanguage } from "../../server/http/visitor-language.ts";
import { contentDisposition } from "../../server/http/content-disposition.ts";
import { apiRoute } from "./api-errors.ts";
import { linkedFile } from "./linked-file.ts";

type DataFile = {
  read: (user: UserRecord, now: Date, options: { language: Language }) => Promise<Readable>;
  mediaType: string;
  extension: string;
};

/** The route of a file with all data of whoever asks; it is streamed, and closed while an administrator views as them. */
export function dataFile({ read, mediaType, extension }: DataFile) {
  const action = apiRoute(
    {
      async GET({ request, signedIn: { user } }) {
        const now = new Date();
        const filename = `${BRAND.toLowerCase()}-data-${isoDay(now)}.${extension}`;
        return new Response(
          createReadableStreamFromReadable(await read(user, now, { language: readLanguage(request.headers) })),
          {
            headers: {
              "Content-Type": mediaType,
              "Content-Disposition": contentDisposition(filename),
              "Cache-Control": "private, no-store",
            },
          },
        );
      },
    },
    { notWhileSwitched: true },
  );
  const failed = { title: "Data not downloaded", tone: "destructive" } as const;
  return { action, loader: linkedFile(action, ({ message }) => ({ ...failed, description: message })) };
}
