/** Recipes that leave a dish and recipes that come to it. A recipe that stays in the same amount is in neither. */
export function dishChange(from: string, to: string): { leaves: string[]; comes: string[] } {
  const [before, after] = [recipesOf(from), recipesOf(to)]
  return {
    leaves: before.filter((recipe) => !after.includes(recipe)).map((recipe) => withPortion(recipe, after)),
    comes: after.filter((recipe) => !before.includes(recipe)).map((recipe) => withPortion(recipe, before)),
  }
}

/** A dish is written as its recipes: `Frango grelhado (1,5 porções) + Arroz`. */
function recipesOf(dish: string): string[] {
  // A portion is not torn from its number at the end of a line.
  return dish.split(' + ').map((recipe) => recipe.replace(/ (?=porç(ão|ões)\)$)/, '\u00a0'))
}

/** One portion goes unsaid in a dish; beside another amount of the same recipe it is said. */
function withPortion(recipe: string, others: readonly string[]): string {
  return others.some((other) => other.startsWith(`${recipe} (`)) ? `${recipe} (1\u00a0porção)` : recipe
}
