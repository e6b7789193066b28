import type { Food, FoodGroup } from '../food.ts'

/**
 * Grams of a filling or addition in one usual portion of a dish, by group (own estimates based on household measures).
 */
const fillingGrams: Readonly<Partial<Record<FoodGroup, number>>> = {
  queijo: 25,
  embutido: 20,
  frango: 45,
  carne: 45,
  peixe: 45,
  frutos_do_mar: 45,
  ovo: 50,
  legumes: 20,
  folhas: 10,
  feijao: 30,
  tuberculo: 30,
  molho: 12,
  gordura: 6,
  laticinio: 30,
  fruta: 40,
  castanha: 12,
  doce: 20,
  cereal: 15,
  tempero: 1,
}
const otherFillingGrams = 20
/**
 * Names of sweets and powders that are added by the spoon: sugar, honey, molasses, cocoa, condensed and powdered milk.
 */
const spoonedSweets =
  /^(?:açúcar|mel|melado|cacau|chocolate em pó|leite condensado|leite (?:integral |desnatado )?em pó)/iu
const spoonedGrams = 15
/** Grams of a dose of protein powder. */
const powderGrams = 30
/** Grams of a scoop of ice cream, as served on a warm pie. */
const scoopGrams = 70
/** Grams of a quarter of an avocado. */
const avocadoGrams = 55
/** Grams of four falafels, as many as a wrap or pita holds. */
const falafelGrams = 68
/** Grams of sweetener, equal to the table's sachet; also used for drops. */
const sweetenerGrams = 0.8

/** Returns whether a food is a protein powder. People take one dose of it, whatever the size of the glass. */
export function isProteinPowder(name: string): boolean {
  return /^(?:whey|proteína|albumina|shake proteico)/iu.test(name)
}

/**
 * Returns the usual grams of a filling in a portion of a dish. Cheese and cold cuts count as one slice if the food has
 * a slice of 10 to 40 g.
 */
export function fillingGramsOf({ name, group, measures }: Pick<Food, 'name' | 'group' | 'measures'>): number {
  if (isProteinPowder(name)) return powderGrams
  if (/^sorvete/iu.test(name)) return scoopGrams
  if (/^abacate/iu.test(name)) return avocadoGrams
  if (/^falafel/iu.test(name)) return falafelGrams
  if (/^adoçante/iu.test(name)) return sweetenerGrams
  if (spoonedSweets.test(name)) return spoonedGrams
  const slice =
    group === 'queijo' || group === 'embutido' ? measures.find((one) => one.name === 'fatia') : undefined
  if (slice && slice.grams >= 10 && slice.grams <= 40) return slice.grams
  return fillingGrams[group] ?? otherFillingGrams
}
