import type { Food } from '../food.ts'

const powder = /^Pó de | em pó(?! preparado)/

/**
 * Returns the unit for an amount: millilitres for drinks (group `bebida`, 1 ml counted as 1 g) and for amounts that the
 * person stated in millilitres, such as `300 ml de leite`; otherwise grams, also for powders for drinks.
 */
export function amountUnit({ group, name }: Pick<Food, 'group' | 'name'>, measure?: string): 'g' | 'ml' {
  return measure === 'ml' || (group === 'bebida' && !powder.test(name)) ? 'ml' : 'g'
}
