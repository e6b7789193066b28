/** Requests started by the page before the app's code runs, by address. */
export type PreloadedRequests = Map<string, Promise<Response>>

declare global {
  var preloadedRequests: PreloadedRequests | undefined
}

/**
 * Returns the reply to a request that the page started for this address; undefined without one, and on a second call.
 */
export function takePreloadedRequest(address: string): Promise<Response> | undefined {
  const early = globalThis.preloadedRequests?.get(address)
  globalThis.preloadedRequests?.delete(address)
  return early
}
