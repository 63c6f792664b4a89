import { createReadableStreamFromReadable } from "@react-router/node";
import { exportWithFiles } from "../../../server/account/export-files.ts";
import { BRAND } from "../../../server/domain/brand.ts";
import { contentDisposition } from "../../../server/http/content-disposition.ts";
import { apiRoute } from "../../middleware/api-errors.ts";
import { linkedFile } from "../../middleware/linked-file.ts";

const handle = apiRoute(
  {
    async GET({ signedIn: { user } }) {
      const now = new Date();
      const file = await exportWithFiles(user, now);
      return new Response(createReadableStreamFromReadable(file), {
        headers: {
          "Content-Type": "application/zip",
          "Content-Disposition": contentDisposition(
            `${BRAND.toLowerCase()}-data-${now.toISOString().slice(0, 10)}.zip`,
          ),
          "Cache-Control": "private, no-store",
        },
      });
    },
  },
  { notWhileSwitched: true },
);

export const loader = linkedFile(handle, ({ message }) => ({
  title: "Data not downloaded",
  description: message,
  tone: "destructive",
}));
export const action = handle;
