import type { RecipeCard } from '#contract/recipes.ts'
import { nameSearch } from '#nutrition/recipes/name-search.ts'
import { tagLabel } from './tag-labels.ts'

/** As the address holds them; what is not there is "Todos". */
export interface RecipeFilters {
  busca?: string
  tempo?: string
  equipamento?: string
  tag?: string
  /** Anything here leaves out what goes against the person's answers. */
  combina?: string
}

export type FilterName = keyof RecipeFilters

interface FilterChoice {
  value: string
  label: string
}

/** Longer than the name of any recipe; what an address or a paste has beyond it finds nothing and may be megabytes. */
const longestSearch = 80

const same = (value: string): FilterChoice => ({ value, label: value })
const styled = (value: string): FilterChoice => ({ value, label: tagLabel(value) })
const minutes = (value: string): FilterChoice => ({ value, label: `${value} min` })

const usualTimes = ['15', '30', '45']

/** The usual times, and the one that an address asks for, so that it can be taken away. */
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
 * The styles that some recipe here has: whoever must not be shown numbers is not offered "Low-carb". Another style that
 * an address asks for is offered too, so that it can be taken away.
 */
export function styleChoices(recipes: readonly RecipeCard[], asked: string | undefined): FilterChoice[] {
  const present = tagsOf(recipes)
  const offered = styles.filter((style) => present.has(style))
  return (asked !== undefined && !offered.includes(asked) ? [...offered, asked] : offered).map(styled)
}

/**
 * An address as far as it can be understood: an old or mistyped filter hides nothing. Until the book is here, any style
 * may be one of its own.
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

/** A book's tags never change, and every key typed asks for them. */
const tagsOfBook = new WeakMap<readonly RecipeCard[], ReadonlySet<string>>()

function tagsOf(recipes: readonly RecipeCard[]): ReadonlySet<string> {
  const tags = tagsOfBook.get(recipes) ?? new Set(recipes.flatMap((recipe) => recipe.tags))
  tagsOfBook.set(recipes, tags)
  return tags
}

export function hasFilters(filters: RecipeFilters): boolean {
  return Object.values(filters).some((value) => value !== undefined && value !== '')
}
