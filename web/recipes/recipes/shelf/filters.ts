import type { RecipeCard } from '#contract/recipes/recipes.ts'
import { nameSearch } from '#nutrition/recipes/name-search.ts'
import { tagLabel } from '../tag-copy.ts'

/** Filters as stored in the address; absent means "Todos". */
export interface RecipeFilters {
  busca?: string
  tempo?: string
  equipamento?: string
  tag?: string
  /** Any value hides the recipes that conflict with the person's answers. */
  combina?: string
}

export type FilterName = keyof RecipeFilters

interface FilterChoice {
  value: string
  label: string
}

/**
 * Longer than any recipe name; the rest of an address or a paste would match nothing and may be megabytes
 * long.
 */
const longestSearch = 80

const same = (value: string): FilterChoice => ({ value, label: value })
const styled = (value: string): FilterChoice => ({ value, label: tagLabel(value) })
const minutes = (value: string): FilterChoice => ({ value, label: `${value} min` })

const usualTimes = ['15', '30', '45']

/** Returns the usual times, plus an unusual one from the address so that the person can deselect that filter. */
export function timeChoices(asked: string | undefined): FilterChoice[] {
  const all = asked !== undefined && !usualTimes.includes(asked) ? [...usualTimes, asked] : usualTimes
  return all.map(minutes)
}

export const equipmentChoices: readonly FilterChoice[] = [
  'Fogão',
  'Frigideira',
  'Forno',
  'Airfryer',
  'Sem cozimento',
].map(same)

const styles = [
  'PF',
  'light',
  'proteina_alta',
  'fibra_alta',
  'low_carb',
  'vegetariano',
  'sem_lactose',
  'sem_gluten',
  'cafe',
  'padaria',
]

/**
 * Returns the styles that occur among the loaded recipes. A style that no recipe carries is not offered, except the one
 * in the address, so that it can be removed.
 */
export function styleChoices(recipes: readonly RecipeCard[], asked: string | undefined): FilterChoice[] {
  const present = tagsOf(recipes)
  const offered = styles.filter((style) => present.has(style))
  return (asked !== undefined && !offered.includes(asked) ? [...offered, asked] : offered).map(styled)
}

/**
 * Drops unknown filters: an old or mistyped one hides nothing. Until the recipes are loaded, any style may
 * exist.
 */
export function understoodFilters(
  asked: RecipeFilters,
  recipes: readonly RecipeCard[] | undefined,
): RecipeFilters {
  const { busca, tempo, equipamento, tag, combina } = asked
  const isTime = tempo !== undefined && /^[1-9]\d{0,2}$/.test(tempo)
  const isEquipment = equipamento !== undefined && equipmentChoices.some(({ value }) => value === equipamento)
  const isTag = tag !== undefined && (!recipes || tagsOf(recipes).has(tag))
  return {
    ...(busca && { busca: busca.slice(0, longestSearch) }),
    ...(isTime && { tempo }),
    ...(isEquipment && { equipamento }),
    ...(isTag && { tag }),
    ...(combina && { combina }),
  }
}

export function filterRecipes(recipes: readonly RecipeCard[], filters: RecipeFilters): RecipeCard[] {
  const { tempo, equipamento, tag, combina } = filters
  const most = tempo === undefined ? Infinity : Number(tempo)
  const isFound = nameSearch(filters.busca ?? '')
  return recipes.filter(
    (recipe) =>
      recipe.time_min <= most &&
      (equipamento === undefined || recipe.equipment.includes(equipamento)) &&
      (tag === undefined || recipe.tags.includes(tag)) &&
      (combina === undefined || recipe.conflicts.length === 0) &&
      isFound(recipe),
  )
}

/** Cached per list of recipes: the tags of a list never change, and every keystroke reads them. */
const tagsOfBook = new WeakMap<readonly RecipeCard[], ReadonlySet<string>>()

function tagsOf(recipes: readonly RecipeCard[]): ReadonlySet<string> {
  const tags = tagsOfBook.get(recipes) ?? new Set(recipes.flatMap((recipe) => recipe.tags))
  tagsOfBook.set(recipes, tags)
  return tags
}

export function hasFilters(filters: RecipeFilters): boolean {
  return Object.values(filters).some((value) => value !== undefined && value !== '')
}
