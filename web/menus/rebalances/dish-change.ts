/** Recipes removed from a dish and added to it. A recipe with the same amount is in neither list. */
export function dishChange(from: string, to: string): { leaves: string[]; comes: string[] } {
  const [before, after] = [recipesOf(from), recipesOf(to)]
  return {
    leaves: before.filter((recipe) => !after.includes(recipe)).map((recipe) => withPortion(recipe, after)),
    comes: after.filter((recipe) => !before.includes(recipe)).map((recipe) => withPortion(recipe, before)),
  }
}

/** Splits a dish name into recipes: `Frango grelhado (1,5 porções) + Arroz`. */
function recipesOf(dish: string): string[] {
  // No line break between a portion and its number.
  return dish.split(' + ').map((recipe) => recipe.replace(/ (?=porç(ão|ões)\)$)/, '\u00a0'))
}

/** One portion is implied in a dish; beside another amount of the same recipe it is written out. */
function withPortion(recipe: string, others: readonly string[]): string {
  return others.some((other) => other.startsWith(`${recipe} (`)) ? `${recipe} (1\u00a0porção)` : recipe
}
