import { duplicateRoute } from "../../middleware/material-routes.ts";

const handle = duplicateRoute("resume");

export const loader = handle;
export const action = handle;
