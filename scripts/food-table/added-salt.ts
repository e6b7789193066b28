import type { Food } from '#nutrition/foods/food.ts'
import { valuesIdOf } from '#nutrition/foods/lactose-free.ts'
import { ibgePreparations } from './classify.ts'
import { field } from './read-csv.ts'

type Row = Record<string, string>

/**
 * Returns the sodium from added salt, mg per 100 g by food id, where IBGE states it (`sodium_added_mg`). IBGE lists
 * added salt separately from the food's own sodium, but a few rows (pastel, mashed potato) include it in both columns.
 * A food whose own sodium reaches the stated addition counts as already salted, in both tables: charque, TACO's
 * couscous. Raw foods and nuts are excluded: IBGE repeats the cooked food's addition on its raw row, and nuts are not
 * salted at home.
 */
export function addedSaltOf(
  foods: readonly Food[],
  tables: {
    readonly pof: readonly Row[]
    readonly tacoTwins: readonly Row[]
    readonly tacoChoices: readonly Row[]
  },
): Map<string, number> {
  const addedMg = new Map(
    tables.pof.map((row) => [
      `${field(row, 'pof_code')}:${field(row, 'prep_code')}`,
      Number(field(row, 'sodium_added_mg')),
    ]),
  )
  const twins = new Map(
    tables.tacoTwins.map((row) => [
      field(row, 'taco_id'),
      `${field(row, 'pof_code')}:${field(row, 'prep_code')}`,
    ]),
  )
  const choices = new Map(tables.tacoChoices.map((row) => [field(row, 'id'), field(row, 'pof')]))

  return new Map(
    foods.flatMap((food): [string, number][] => {
      const stated = statedFor(food)
      const isUncooked = food.preparation === 'cru' || food.group === 'castanha'
      if (!stated || isUncooked || stated <= (food.per100g.sodiumMg ?? 0)) return []
      return [[food.id, Math.round(stated)]]
    }),
  )

  function statedFor({ id: ownId, source, preparation }: Food): number | undefined {
    const id = valuesIdOf(ownId)
    if (source === 'pof') return addedMg.get(id.slice('pof:'.length))
    const tacoId = id.slice('taco:'.length)
    const twin = twins.get(tacoId)
    if (twin) return addedMg.get(twin)
    const code = choices.get(tacoId)
    // `~` marks another food of which only the measures are used.
    if (!code || code.startsWith('~')) return undefined
    const same = Object.keys(ibgePreparations).filter(
      (prep) => ibgePreparations[prep]!.preparation === preparation,
    )
    return [...same, '99'].map((prep) => addedMg.get(`${code}:${prep}`)).find((mg) => mg !== undefined)
  }
}
