import type { Food } from '../food.ts'

const powder = /^Pó de | em pó(?! preparado)/

/**
 * Returns millilitres for the group `bebida` (1 ml is taken as 1 g) and grams for everything else, powders for drinks
 * included.
 */
export function amountUnit({ group, name }: Pick<Food, 'group' | 'name'>): 'g' | 'ml' {
  return group === 'bebida' && !powder.test(name) ? 'ml' : 'g'
}
