import { changeRoute } from "../../middleware/material-routes.ts";

const handle = changeRoute("interview");

export const loader = handle;
export const action = handle;
