/**
 * Placeholder for the instance's origin in built pages, replaced by the server at run time. `.invalid` is reserved and
 * never resolves (RFC 2606).
 */
export const unknownOrigin = 'https://origem.invalid'
