import { changeRoute } from "../../middleware/material-routes.ts";

const handle = changeRoute("cover-letter");

export const loader = handle;
export const action = handle;
