/** Requests started by the page before the app's code runs, by address. */
export type PreloadedRequests = Map<string, Promise<Response>>

declare global {
  var preloadedRequests: PreloadedRequests | undefined
}

/** Returns the reply to a request that the page started, once; later calls fetch again. */
export function takePreloadedRequest(address: string): Promise<Response> | undefined {
  const early = globalThis.preloadedRequests?.get(address)
  globalThis.preloadedRequests?.delete(address)
  return early
}
