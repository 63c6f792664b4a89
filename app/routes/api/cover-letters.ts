import { listRoute } from "../../middleware/material-routes.ts";

const handle = listRoute("cover-letter");

export const loader = handle;
export const action = handle;
