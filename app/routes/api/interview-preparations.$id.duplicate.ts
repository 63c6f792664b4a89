import { duplicateRoute } from "../../middleware/material-routes.ts";

const handle = duplicateRoute("interview");

export const loader = handle;
export const action = handle;
