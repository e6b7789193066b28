import { foods } from '../../foods/food-table.ts'
import { isLactoseFree } from '../../foods/lactose-free.ts'

/** Rows that are found by their name. Those without lactose are found by that of the ordinary food (`lactose-free.ts`). */
export const namedRows = foods.filter((food) => !isLactoseFree(food))
