import { listRoute } from "../../middleware/material-routes.ts";

const handle = listRoute("interview");

export const loader = handle;
export const action = handle;
