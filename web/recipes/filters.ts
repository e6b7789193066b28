import type { RecipeCard } from '#contract/recipes.ts'
import { normalizeText } from '#nutrition/foods/normalize-text.ts'
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

const same = (value: string): FilterChoice => ({ value, label: value })
const styled = (value: string): FilterChoice => ({ value, label: tagLabel(value) })

export const timeChoices: readonly FilterChoice[] = ['15', '30', '45'].map((minutes) => ({
  value: minutes,
  label: `${minutes} min`,
}))

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
  'low_carb',
  'vegetariano',
  'sem_lactose',
  'sem_gluten',
  'cafe',
  'padaria',
]

/**
 * The styles that some recipe here has: whoever must not be shown numbers is not offered "Low-carb". A style that an
 * address asks for is offered too, so that it can be taken away.
 */
export function styleChoices(recipes: readonly RecipeCard[], asked: string | undefined): FilterChoice[] {
  const present = new Set(recipes.flatMap(({ tags }) => tags))
  const offered = styles.filter((style) => present.has(style))
  return (asked !== undefined && !offered.includes(asked) ? [...offered, asked] : offered).map(styled)
}

export function filterRecipes(recipes: readonly RecipeCard[], filters: RecipeFilters): RecipeCard[] {
  const words = normalizeText(filters.busca ?? '')
  const minutes = filters.tempo === undefined ? Infinity : Number(filters.tempo)
  return recipes.filter(
    ({ name, time_min, equipment, tags, conflicts }) =>
      normalizeText(name).includes(words) &&
      !(time_min > minutes) &&
      (filters.equipamento === undefined || equipment.includes(filters.equipamento)) &&
      (filters.tag === undefined || tags.includes(filters.tag)) &&
      (filters.combina === undefined || conflicts.length === 0),
  )
}

export function hasFilters(filters: RecipeFilters): boolean {
  return Object.values(filters).some((value) => value !== undefined && value !== '')
}
