import { listRoute } from "../../middleware/material-routes.ts";

const handle = listRoute("resume");

export const loader = handle;
export const action = handle;
