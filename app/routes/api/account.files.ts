import { exportWithFiles } from "../../../server/account/export-files.ts";
import { dataFile } from "../../middleware/data-file.ts";

const route = dataFile({ read: exportWithFiles, mediaType: "application/zip", extension: "zip" });

export const loader = route.loader;
export const action = route.action;
