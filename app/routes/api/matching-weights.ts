import { MAX_BODY_BYTES } from "../../../server/http/body-limit.ts";
import { readJson } from "../../../server/http/read-body.ts";
import { keepOwnWeights, resetWeights, toWeightsView } from "../../../server/matches/own-weights.ts";
import { apiRoute } from "../../middleware/api-errors.ts";
import { parseBody } from "../../middleware/parse-input.ts";
import { PartWeightsSchema } from "../../schemas/part-weights.ts";

const handle = apiRoute({
  async GET({ signedIn: { user } }) {
    return Response.json(toWeightsView(user, new Date()));
  },
  async PUT({ request, signedIn: { user } }) {
    const weights = parseBody(await readJson(request, MAX_BODY_BYTES), PartWeightsSchema);
    const now = new Date();
    const partWeights = await keepOwnWeights(user, weights, now);
    return Response.json(toWeightsView({ ...user, partWeights }, now));
  },
  async DELETE({ signedIn: { user } }) {
    await resetWeights(user);
    return Response.json(toWeightsView({ ...user, partWeights: null }, new Date()));
  },
});

export const loader = handle;
export const action = handle;
