import { exportAccount } from "../../../server/account/export-account.ts";
import { dataFile } from "../../middleware/data-file.ts";

const mediaType = "application/json; charset=utf-8";
const route = dataFile({ read: exportAccount, mediaType, extension: "json" });

export const loader = route.loader;
export const action = route.action;
