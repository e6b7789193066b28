import { mealTypes } from '#nutrition/targets/meal-type.ts'
import * as z from 'zod/mini'

/** State of a queued meal. */
const standing = z.discriminatedUnion('at', [
  /** `until`: not sent before, because of a server's delay or another screen's lease. */
  z.object({ at: z.literal('waiting'), until: z.optional(z.string()) }),
  /**
   * To be confirmed: a scan of this id on the server, a description that could not be read automatically, or a repeated
   * meal or copied day with warnings, which are the `reason`.
   */
  z.object({ at: z.literal('to_confirm'), reason: z.optional(z.string()) }),
  /** Logged in the background; shown on the day until the person has checked it. */
  z.object({ at: z.literal('logged') }),
  z.object({ at: z.literal('refused'), code: z.string(), detail: z.string() }),
])
export type Standing = z.infer<typeof standing>

/** Choice of a food without parts: the schema of the contract would bring the schemas of all meals. */
const wholeFood = z.object({
  food_id: z.string(),
  grams: z.number(),
  quantity: z.optional(z.number()),
  measure: z.optional(z.string()),
})

/** Contents of a meal that is repeated, for the numbers that count until it is sent. */
const queuedContents = {
  foods: z.optional(z.array(z.object({ food_id: z.string(), grams: z.number() }))),
  /** Energy that the screen showed, which differs from that of `foods` if a dish has other parts than usual. */
  calories: z.optional(z.nullable(z.number())),
}
export type QueuedContents = z.infer<z.ZodMiniObject<typeof queuedContents>>

const queuedMealSchema = z.object({
  /** Id of the future meal or scan, used as idempotency key. */
  id: z.string(),
  userId: z.string(),
  eatenAt: z.string(),
  standing,
  /** Description, photo as sent, foods, past meal or copied day. Safari's private windows store bytes but no Blob. */
  told: z.discriminatedUnion('as', [
    /**
     * `writtenAt`: time at which the text was written, if the meal was eaten at another time: `ontem` is the day
     * before `writtenAt`. `seen`: foods of the device's reading that was on the screen when it was queued.
     */
    z.object({
      as: z.literal('words'),
      text: z.string(),
      writtenAt: z.optional(z.string()),
      seen: z.optional(z.array(z.object({ name: z.string(), grams: z.number() }))),
    }),
    z.object({ as: z.literal('photo'), bytes: z.instanceof(ArrayBuffer) }),
    /** Foods in their amounts, as the person saw them; `text` names them. */
    z.object({
      as: z.literal('foods'),
      items: z.array(wholeFood),
      date: z.string(),
      mealType: z.enum(mealTypes),
      text: z.string(),
    }),
    /** A past meal to log again; `text` names its foods. */
    z.object({
      as: z.literal('repeat'),
      mealId: z.string(),
      text: z.string(),
      ...queuedContents,
      /** Defaults to the day of `eatenAt`. */
      date: z.optional(z.string()),
      /** Defaults to the usual meal at `eatenAt`. */
      mealType: z.optional(z.enum(mealTypes)),
    }),
    /** The meals of a day to log again on another; `text` names the day, and `eatenAt` is when the person asked. */
    z.object({
      as: z.literal('copy'),
      from: z.string(),
      to: z.string(),
      text: z.string(),
      /** Whether meals that the day already has are logged a second time. */
      doubles: z.optional(z.boolean()),
      warningsSeen: z.optional(z.boolean()),
    }),
  ]),
})
export type QueuedMeal = z.infer<typeof queuedMealSchema>
export type QueuedCopy = Extract<QueuedMeal['told'], { as: 'copy' }>
export type QueuedRepeat = Extract<QueuedMeal['told'], { as: 'repeat' }>

/** Returns the stored rows that are valid meals, the earliest eaten first. */
export function readRows(rows: readonly unknown[]): QueuedMeal[] {
  return rows
    .flatMap((row) => {
      const parsed = z.safeParse(queuedMealSchema, row)
      return parsed.success ? [parsed.data] : []
    })
    .toSorted((a, b) => a.eatenAt.localeCompare(b.eatenAt))
}
