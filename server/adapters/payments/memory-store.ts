import type { FakeDocuments, FakeKind, FakeStore } from './fake-store.ts'

/** Returns a store of the fake provider's documents in memory. */
export function memoryStore(): FakeStore {
  const shelves: { readonly [K in FakeKind]: Map<string, FakeDocuments[K]> } = {
    preference: new Map(),
    payment: new Map(),
    merchant_order: new Map(),
    preapproval: new Map(),
    authorized_payment: new Map(),
    reply: new Map(),
  }
  return {
    get: async (kind, id) => structuredClone(shelves[kind].get(id) ?? null),
    put: async (kind, id, document) => {
      shelves[kind].set(id, structuredClone(document))
    },
    list: async (kind) => [...shelves[kind].values()].map((document) => structuredClone(document)),
  }
}
