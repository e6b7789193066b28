/** What leaves a meal and what comes to it. A recipe that stays, as much as before, is in neither. */
export function dishChange(from: string, to: string): { leaves: string[]; comes: string[] } {
  const [before, after] = [recipesOf(from), recipesOf(to)]
  return {
    leaves: before.filter((recipe) => !after.includes(recipe)),
    comes: after.filter((recipe) => !before.includes(recipe)),
  }
}

/** A dish is told as its recipes: `Frango grelhado (1,5 porções) + Arroz`. */
function recipesOf(dish: string): string[] {
  // A portion is not torn from its number at the end of a line.
  return dish.split(' + ').map((recipe) => recipe.replace(/ (?=porç(ão|ões)\)$)/, '\u00a0'))
}
