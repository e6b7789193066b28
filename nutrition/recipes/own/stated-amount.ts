import type { Food } from '../../foods/food.ts'
import { isMetric, type KitchenAmount } from './kitchen-measures.ts'
import type { Brackets } from './line-brackets.ts'
import { weighIngredient } from './weigh-ingredient.ts'

/** Packages for which an amount in brackets usually means one package: `2 latas (395 g)`. */
const packages =
  /^(?:lata|caixa|caixinha|pacote|sachê|vidro|pote|garrafa|garrafinha|envelope|copo|barra|polpa|bandeja|saco|saquinho|bisnaga)$/u

/**
 * Returns the amount of an ingredient, from outside or inside brackets. Grams in brackets after packages count per
 * package, unless they are nearer to the usual weight of all packages: `2 pacotes (320 g)`.
 */
export function statedAmount(
  said: KitchenAmount | undefined,
  brackets: Brackets,
  food?: Food,
): KitchenAmount | undefined {
  const { stated, isEach } = brackets
  if (!stated || (said && isMetric(said))) return said ?? brackets.amount
  if (!said || (!isEach && !packages.test(said.measure ?? ''))) return stated
  const usual = food && weighIngredient(food, { ...said, quantity: 1, low: 1, high: 1 }, food.name)?.grams
  const isTotal =
    usual !== undefined && ratio(stated.quantity, usual * said.quantity) < ratio(stated.quantity, usual)
  const times = isTotal && !isEach ? 1 : said.quantity
  return { ...stated, quantity: stated.quantity * times, low: stated.low * times, high: stated.high * times }
}

function ratio(one: number, other: number): number {
  return Math.max(one / other, other / one)
}
