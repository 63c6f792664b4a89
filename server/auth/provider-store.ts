import type { AdapterFactory, AdapterPayload } from "oidc-provider";
import { ProviderEntry } from "../../models/provider-entry.ts";

const LONGEST_SECONDS = 24 * 60 * 60;

type Found = { payload: unknown; expiresAt: Date } | null;

function alive(found: Found): AdapterPayload | undefined {
  // What oidc-provider stored is what it gets back.
  return found && found.expiresAt > new Date() ? (found.payload as AdapterPayload) : undefined;
}

/** In the database, so that a sign-in may begin in one process, end in another, and outlive a restart. */
export const providerStore: AdapterFactory = (model) => {
  const keyOf = (id: string) => `${model}:${id}`;
  const ofModel = { $gte: `${model}:`, $lt: `${model};` };
  return {
    async upsert(id, payload, expiresIn = LONGEST_SECONDS) {
      const expiresAt = new Date(Date.now() + expiresIn * 1000);
      await ProviderEntry.updateOne({ _id: keyOf(id) }, { $set: { payload, expiresAt } }, { upsert: true });
    },
    async find(id) {
      return alive(await ProviderEntry.findById(keyOf(id)).lean<Found>());
    },
    async findByUid(uid) {
      return alive(await ProviderEntry.findOne({ "payload.uid": uid, _id: ofModel }).lean<Found>());
    },
    async findByUserCode() {
      return undefined;
    },
    async consume(id) {
      const consumed = Math.floor(Date.now() / 1000);
      await ProviderEntry.updateOne({ _id: keyOf(id) }, { $set: { "payload.consumed": consumed } });
    },
    async destroy(id) {
      await ProviderEntry.deleteOne({ _id: keyOf(id) });
    },
    async revokeByGrantId(grantId) {
      await ProviderEntry.deleteMany({ "payload.grantId": grantId });
    },
  };
};
