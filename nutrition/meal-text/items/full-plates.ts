import type { FoodGroup } from '../../foods/food.ts'
import { mealsOf } from './meal-headings.ts'
import type { SpokenItem } from '../reading/spoken-item.ts'

/** Number of foods from which a plate has less of each than a plate of two or three foods. */
const manyFoods = 5
/** Part of the usual portion on such a plate. In the golden sentences, plates of five foods have 0.92 of the usual energy. */
const portionOfMany = 0.9
/** Part of the usual portion of pasta, which then is a side dish, on a plate with rice (own estimate: 100 g). */
const portionBesideRice = 0.6

const plainPasta = /^macarrão (?:integral )?cozido/iu

const shrinking: ReadonlySet<FoodGroup> = new Set<FoodGroup>([
  'arroz',
  'feijao',
  'carne',
  'frango',
  'peixe',
  'ensopado',
  'tuberculo',
])
/** Groups of food that are no part of a plate. */
const besidePlate: ReadonlySet<FoodGroup> = new Set<FoodGroup>([
  'bebida',
  'doce',
  'fruta',
  'laticinio',
  'pao',
])

/** Marks the foods without a stated amount that share a plate with many others or are a side dish on it. */
export function shareFullPlates(items: readonly SpokenItem[], text: string): readonly SpokenItem[] {
  return mealsOf(items, text).flatMap((meal) => {
    const groups = meal
      .filter(({ match: { food } }) => food.preparation === 'frito' || !besidePlate.has(food.group))
      .map(({ match }) => match.food.group)
    const hasRice = groups.includes('arroz')
    if (!hasRice && !groups.includes('feijao')) return meal
    return meal.map((item) => {
      const { group, name } = item.match.food
      const many = groups.length >= manyFoods && shrinking.has(group) ? portionOfMany : 1
      const portion = plainPasta.test(name) && hasRice ? Math.min(many, portionBesideRice) : many
      return portion === 1 ? item : { ...item, plateShare: portion }
    })
  })
}
