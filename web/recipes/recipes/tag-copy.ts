/** Labels of tags, the most distinctive first: nearly every recipe is free of something, few are from a bakery. */
const labels: ReadonlyMap<string, string> = new Map([
  ['japonesa', 'Japonesa'],
  ['churrasco', 'Churrasco'],
  ['italiana', 'Italiana'],
  ['padaria', 'Padaria'],
  ['saladas', 'Salada'],
  ['vegano', 'Vegano'],
  ['proteina_alta', 'Proteína alta'],
  ['marmita', 'Marmita'],
  ['low_carb', 'Low-carb'],
  ['cafe', 'Café da manhã'],
  ['vegetariano', 'Vegetariano'],
  ['light', 'Light'],
  ['fibra_alta', 'Fibra alta'],
  ['PF', 'PF'],
  ['caseira', 'Comida caseira'],
  ['sem_lactose', 'Sem lactose'],
  ['sem_gluten', 'Sem glúten'],
])

export function tagLabel(tag: string): string {
  return labels.get(tag) ?? tag
}

/**
 * Returns at most `count` labels: first the label of `asked` if the recipe has that tag, then its other labels in the
 * order of `labels`.
 */
export function distinctiveTags(tags: readonly string[], count: number, asked?: string): string[] {
  const ranked = [...labels.keys()].filter((tag) => tags.includes(tag) && tag !== asked)
  // Vegan implies vegetarian.
  const told = ranked.filter((tag) => tag !== 'vegetariano' || !tags.includes('vegano'))
  const first = asked !== undefined && tags.includes(asked) ? [asked] : []
  return [...first, ...told].slice(0, count).map(tagLabel)
}
