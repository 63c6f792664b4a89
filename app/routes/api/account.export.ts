import { createReadableStreamFromReadable } from "@react-router/node";
import { exportAccount } from "../../../server/account/export-account.ts";
import { contentDisposition } from "../../../server/http/content-disposition.ts";
import { BRAND } from "../../../server/domain/brand.ts";
import { apiRoute } from "../../middleware/api-errors.ts";
import { linkedFile } from "../../middleware/linked-file.ts";

const handle = apiRoute(
  {
    async GET({ signedIn: { user } }) {
      const now = new Date();
      const file = await exportAccount(user, now);
      const filename = `${BRAND.toLowerCase()}-data-${now.toISOString().slice(0, 10)}.json`;
      return new Response(createReadableStreamFromReadable(file), {
        headers: {
          "Content-Type": "application/json; charset=utf-8",
          "Content-Disposition": contentDisposition(filename),
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
