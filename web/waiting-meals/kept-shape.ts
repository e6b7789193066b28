import * as z from 'zod/mini'

/** Where a meal told or photographed without a network stands. */
const standing = z.discriminatedUnion('at', [
  /** `until` then it is left alone: the server asked for patience, or a screen is at it. */
  z.object({ at: z.literal('waiting'), until: z.optional(z.string()) }),
  /** The server has it and wants it looked at: a scan of this id, or words that it could not read by themselves. */
  z.object({ at: z.literal('to_confirm') }),
  /** In the day, with nobody looking: shown once. */
  z.object({ at: z.literal('logged') }),
  z.object({ at: z.literal('refused'), code: z.string(), detail: z.string() }),
])
export type Standing = z.infer<typeof standing>

const waitingMeal = z.object({
  /** Of the meal, or of the scan, to be: sent twice, it arrives once. */
  id: z.string(),
  userId: z.string(),
  eatenAt: z.string(),
  standing,
  /** What it is: words, or a photo as it is sent. Safari's private windows keep bytes and no Blob. */
  told: z.discriminatedUnion('as', [
    z.object({ as: z.literal('words'), text: z.string() }),
    z.object({ as: z.literal('photo'), bytes: z.instanceof(ArrayBuffer) }),
  ]),
})
export type WaitingMeal = z.infer<typeof waitingMeal>

/** What of the rows that a browser kept is a meal, the first one eaten first. */
export function readRows(rows: readonly unknown[]): WaitingMeal[] {
  return rows
    .flatMap((row) => {
      const parsed = z.safeParse(waitingMeal, row)
      return parsed.success ? [parsed.data] : []
    })
    .toSorted((a, b) => a.eatenAt.localeCompare(b.eatenAt))
}
