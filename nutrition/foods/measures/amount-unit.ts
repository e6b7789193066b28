import type { Food } from '../food.ts'

const powder = /^Pó de | em pó(?! preparado)/

/**
 * Returns millilitres for the group `bebida` (1 ml is taken as 1 g) and for an amount that was said in them, such as
 * `300 ml de leite`, and grams for everything else, powders for drinks included.
 */
export function amountUnit({ group, name }: Pick<Food, 'group' | 'name'>, measure?: string): 'g' | 'ml' {
  return measure === 'ml' || (group === 'bebida' && !powder.test(name)) ? 'ml' : 'g'
}
