/** Placeholder. */
export const lookalikes: ReadonlySet<string> = new Set<string>([])
