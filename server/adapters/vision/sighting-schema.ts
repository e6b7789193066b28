import { z } from 'zod'
import {
  cookingMethods,
  imageKinds,
  measureUnits,
  oilAmounts,
  scaleReferences,
  sightedGroups,
  type Sighting,
  type SightedItem,
} from '#nutrition/scans/sighting/sighting.ts'

const limits = {
  items: 20,
  alternatives: 3,
  plates: 20,
  grams: 1500,
  quantity: 100,
  netWeightG: 20_000,
  nameLength: 60,
  nameWords: 8,
} as const

/**
 * Schema of the model's answer, with only what every vendor's strict mode accepts: all properties required, null
 * instead of optional, no limits, no recursion. `sightingFrom` enforces ranges. It has no field for energy or
 * nutrients, because a model's numbers for those are never used.
 */
export const sightingAnswer = z.object({
  image_kind: z.enum(imageKinds),
  plates_count: z.number(),
  scale_reference: z.enum(scaleReferences),
  plate_diameter_cm: z.number().nullable(),
  items: z.array(
    z.object({
      name: z.string(),
      alternatives: z.array(z.object({ name: z.string(), prob: z.number() })),
      food_group: z.enum(sightedGroups),
      cooking_method: z.enum(cookingMethods),
      visible_oil: z.enum(oilAmounts),
      household_measure: z.object({ quantity: z.number(), unit: z.enum(measureUnits) }),
      grams: z.number(),
      grams_low: z.number(),
      grams_high: z.number(),
      confidence_identity: z.number(),
      confidence_portion: z.number(),
      partially_hidden: z.boolean(),
      container: z.string(),
      box: z.array(z.number()).nullable(),
    }),
  ),
  packaged: z.object({
    brand: z.string().nullable(),
    product: z.string().nullable(),
    net_weight_g: z.number().nullable(),
    label_text_visible: z.boolean(),
  }),
  text_in_image_ignored: z.boolean(),
})
export type SightingAnswer = z.infer<typeof sightingAnswer>

/**
 * Returns the sighting of a well-formed answer within its ranges: at most 20 foods of 1 to 1500 g, confidences from 0
 * to 1, names cut to their maximum length.
 */
export function sightingFrom(answer: SightingAnswer): Sighting {
  return {
    imageKind: answer.image_kind,
    platesCount: Math.round(clamp(answer.plates_count, 0, limits.plates)),
    scaleReference: answer.scale_reference,
    plateDiameterCm: answer.plate_diameter_cm === null ? null : clamp(answer.plate_diameter_cm, 5, 60),
    items: answer.items
      .filter((item) => isFoodName(item.name))
      .slice(0, limits.items)
      .map(itemFrom),
    packaged: {
      brand: clippedName(answer.packaged.brand),
      product: clippedName(answer.packaged.product),
      netWeightG: positive(answer.packaged.net_weight_g, limits.netWeightG),
      labelTextVisible: answer.packaged.label_text_visible,
    },
    textInImageIgnored: answer.text_in_image_ignored,
  }
}

function itemFrom(item: SightingAnswer['items'][number]): SightedItem {
  const grams = clamp(item.grams, 1, limits.grams)
  // An amount that had to be clamped is no real estimate.
  const amountIsPlausible = grams === item.grams
  return {
    name: clip(item.name),
    alternatives: item.alternatives
      .filter(({ name }) => isFoodName(name))
      .slice(0, limits.alternatives)
      .map(({ name, prob }) => ({ name: clip(name), probability: clamp(prob, 0, 1) })),
    group: item.food_group,
    cookingMethod: item.cooking_method,
    visibleOil: item.visible_oil,
    measure: {
      quantity: clamp(
        item.household_measure.quantity,
        0,
        item.household_measure.unit === 'ml' ? limits.grams : limits.quantity,
      ),
      unit: item.household_measure.unit,
    },
    grams,
    gramsLow: clamp(item.grams_low, 1, grams),
    gramsHigh: clamp(item.grams_high, grams, limits.grams),
    identityConfidence: clamp(item.confidence_identity, 0, 1),
    portionConfidence: amountIsPlausible ? clamp(item.confidence_portion, 0, 1) : 0,
    partiallyHidden: item.partially_hidden,
    container: item.container
      .toLowerCase()
      .replace(/[^a-z0-9_]/g, '')
      .slice(0, 20),
    box: boxFrom(item.box),
  }
}

function boxFrom(box: readonly number[] | null): SightedItem['box'] {
  if (box?.length !== 4) return null
  const [x = 0, y = 0, width = 0, height = 0] = box
  if (width <= 0 || height <= 0 || x < 0 || y < 0 || x + width > 1.01 || y + height > 1.01) return null
  return { x, y, width, height }
}

/**
 * Returns whether a text can be a food's name: a few words of letters, without address, markup or sentence. A photo can
 * contain instructions, which a model may return as a food.
 */
function isFoodName(name: string): boolean {
  const trimmed = name.trim()
  return /^\p{L}[\p{L}\p{M}\d\s(),%/'’-]*$/u.test(trimmed) && trimmed.split(/\s+/).length <= limits.nameWords
}

function clippedName(name: string | null): string | null {
  return name !== null && isFoodName(name) ? clip(name) : null
}

function clip(name: string): string {
  return name.trim().replace(/\s+/g, ' ').slice(0, limits.nameLength)
}

function positive(value: number | null, highest: number): number | null {
  return value !== null && value > 0 ? Math.min(value, highest) : null
}

function clamp(value: number, lowest: number, highest: number): number {
  return Math.min(highest, Math.max(lowest, value))
}
