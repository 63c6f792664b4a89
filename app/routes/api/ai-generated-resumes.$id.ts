import { changeRoute } from "../../middleware/material-routes.ts";

const handle = changeRoute("resume");

export const loader = handle;
export const action = handle;
