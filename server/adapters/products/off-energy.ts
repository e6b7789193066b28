import { noLabelValues } from '#nutrition/foods/own/label-nutrients.ts'
import { energyDoubt } from '#nutrition/labels/energy-check.ts'
import type { StatedNutrients } from './off-nutrients.ts'

const kJPerKcal = 4.184
/** Tolerated difference between kcal and kJ: `kJ` for the rounding of both values, plus `share` of the stated kJ. */
const slack = { kJ: 10, share: 0.08 } as const

/**
 * Returns the energy in kcal; `null` if none is stated; `energy_units` if kcal and kJ disagree, or if the value stated
 * as kcal is in kJ (openfoodfacts-server#8394).
 */
export function readEnergy(nutrients: StatedNutrients): number | null | 'energy_units' {
  const kcal = nutrients.amountOf('energy-kcal')?.value ?? null
  const kJ = nutrients.amountOf('energy-kj')?.value ?? null
  if (kcal === null) return kJ === null ? null : Math.round(kJ / kJPerKcal)
  const differs = kJ !== null && Math.abs(kcal * kJPerKcal - kJ) > slack.kJ + slack.share * kJ
  return differs || isInKJ(nutrients, kcal) ? 'energy_units' : kcal
}

/** Returns whether the macronutrients contradict the stated kcal, but agree with the same number read as kJ. */
function isInKJ(nutrients: StatedNutrients, kcal: number): boolean {
  const grams = (name: 'carbohydrates' | 'proteins' | 'fat' | 'fiber') =>
    nutrients.amountOf(name)?.value ?? null
  const [carbs, protein, fat] = [grams('carbohydrates'), grams('proteins'), grams('fat')]
  if (carbs === null || protein === null || fat === null) return false
  const hasAlcohol = (nutrients.amountOf('alcohol')?.value ?? 0) > 0
  const doubtAt = (energy: number) =>
    energyDoubt(
      {
        ...noLabelValues,
        energy_kcal: energy,
        carbs_g: carbs,
        protein_g: protein,
        fat_g: fat,
        fiber_g: grams('fiber'),
      },
      hasAlcohol,
    )
  const doubt = doubtAt(kcal)
  return doubt !== null && doubt.stated > doubt.computed && doubtAt(kcal / kJPerKcal) === null
}
