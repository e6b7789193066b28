import type { Food } from '../foods/food.ts'

const powder = /^Pó de | em pó(?! preparado)/

/** What is poured is told in millilitres, taken as grams; the powder of a drink is weighed like any other food. */
export function amountUnit({ group, name }: Pick<Food, 'group' | 'name'>): 'g' | 'ml' {
  return group === 'bebida' && !powder.test(name) ? 'ml' : 'g'
}
