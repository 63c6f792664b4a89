import type { AdapterFactory, AdapterPayload } from "oidc-provider";

const MAX_ENTRIES = 5_000;

/** Where an embedded provider without a database keeps what it must remember. */
export function createMemoryStore(maxEntries = MAX_ENTRIES): AdapterFactory {
  const entries = new Map<string, { payload: AdapterPayload; until: number }>();

  function read(key: string): AdapterPayload | undefined {
    const entry = entries.get(key);
    if (entry && entry.until <= Date.now()) entries.delete(key);
    return entry && entry.until > Date.now() ? entry.payload : undefined;
  }

  function search(prefix: string, matches: (payload: AdapterPayload) => boolean): AdapterPayload | undefined {
    for (const key of entries.keys()) {
      const payload = key.startsWith(prefix) ? read(key) : undefined;
      if (payload && matches(payload)) return payload;
    }
    return undefined;
  }

  return (model) => ({
    async upsert(id, payload, expiresIn) {
      entries.delete(`${model}:${id}`);
      entries.set(`${model}:${id}`, { payload, until: expiresIn ? Date.now() + expiresIn * 1000 : Infinity });
      for (const oldest of entries.keys()) {
        if (entries.size <= maxEntries) break;
        entries.delete(oldest);
      }
    },
    async find(id) {
      return read(`${model}:${id}`);
    },
    async findByUid(uid) {
      return search(`${model}:`, (payload) => payload.uid === uid);
    },
    async findByUserCode(userCode) {
      return search(`${model}:`, (payload) => payload.userCode === userCode);
    },
    async consume(id) {
      const payload = read(`${model}:${id}`);
      if (payload) payload.consumed = Math.floor(Date.now() / 1000);
    },
    async destroy(id) {
      entries.delete(`${model}:${id}`);
    },
    async revokeByGrantId(grantId) {
      for (const [key, { payload }] of entries) {
        if (payload.grantId === grantId) entries.delete(key);
      }
    },
  });
}
