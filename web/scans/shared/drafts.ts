import type { MealType } from '#contract/calendar.ts'
import type { PlateChoice } from '#contract/day/meals.ts'
import type { When } from '../../day/shared/when.ts'
import { draftOwner } from '../../api/draft-owner.ts'
import { findPickedMeal, forgetTriedMeal } from './tried-meal.ts'
import type { MealSeries } from './meal-series.ts'
import { json, stored, text } from '../../ui/storage/stored.ts'

const description = (day = '') => stored('scan_description', text, { owner: draftOwner() + day, inTab: true })

/** Plate of this tab. Not checked when read: it is only sent to the server, which validates every request. */
const plate = () =>
  stored(
    'described_plate',
    json((kept) => kept as unknown as StoredPlate),
    { owner: draftOwner(), inTab: true },
  )

/**
 * Returns the description typed in this tab for today or the past day `day`, else the meal of the landing page if it was
 * chosen; else an empty text.
 */
export function loadDescription(day?: string): string {
  return description(day).get() ?? findPickedMeal() ?? ''
}

export function saveDescription(typed: string, day?: string): void {
  forgetTriedMeal()
  description(day).set(typed === '' ? null : typed)
}

export interface StoredPlate {
  /** Id of the future meal, used as idempotency key. */
  id: string
  when?: When | undefined
  mealType: MealType
  /** True if neither the words nor the person named the meal. */
  isMealGuessed?: boolean | undefined
  /** Description that the plate was read from. */
  text?: string | undefined
  /** Past day for which `text` was typed, which may name another one; without it today. */
  textDay?: string | undefined
  choices: PlateChoice[]
  /** Series of which it is the first meal. */
  series?: MealSeries | undefined
}

/** Described plate with its latest corrections. */
export function loadPlate(): StoredPlate | null {
  return plate().get()
}

export function savePlate(described: StoredPlate | null): void {
  plate().set(described && described.choices.length > 0 ? described : null)
}
