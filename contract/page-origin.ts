/**
 * Stands in built pages where an instance's own address belongs: the build does not know it, and the server that does
 * puts it in. `.invalid` can belong to nobody (RFC 2606).
 */
export const unknownOrigin = 'https://origem.invalid'
