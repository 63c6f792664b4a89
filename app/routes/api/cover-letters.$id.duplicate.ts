import { duplicateRoute } from "../../middleware/material-routes.ts";

const handle = duplicateRoute("cover-letter");

export const loader = handle;
export const action = handle;
