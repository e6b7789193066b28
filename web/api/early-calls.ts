/** Requests started by the page before the app's code runs, by address. */
export type EarlyCalls = Map<string, Promise<Response>>

declare global {
  var earlyCalls: EarlyCalls | undefined
}

/** Returns the reply to a request that the page started, once; later calls fetch again. */
export function takeEarlyCall(address: string): Promise<Response> | undefined {
  const early = globalThis.earlyCalls?.get(address)
  globalThis.earlyCalls?.delete(address)
  return early
}
