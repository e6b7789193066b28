/** Calls of a page that are on their way before its program runs, by address. */
export type EarlyCalls = Map<string, Promise<Response>>

declare global {
  var earlyCalls: EarlyCalls | undefined
}

/** The reply to what the page asked by itself. Once: whoever asks again wants to know anew. */
export function takeEarlyCall(address: string): Promise<Response> | undefined {
  const early = globalThis.earlyCalls?.get(address)
  globalThis.earlyCalls?.delete(address)
  return early
}
