/**
 * `fetch` that fails on a redirect. Following it would send the body, and every key in a header other than
 * `Authorization`, to another host.
 */
export const directFetch: typeof fetch = (input, init) => fetch(input, { ...init, redirect: 'error' })
