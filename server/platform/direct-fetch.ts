/**
 * `fetch` that fails on a redirect. Followed, a redirect would carry the body, and every key in a header other than
 * `Authorization`, to the host that it names.
 */
export const directFetch: typeof fetch = (input, init) => fetch(input, { ...init, redirect: 'error' })
