import { jsonLdOf } from './json-ld.ts'
import { lineOf, linesOf } from './page-text.ts'

/** A recipe as a page states it by schema.org; limits of length are not applied yet. */
export interface PageRecipe {
  readonly name: string
  /** `null` if the page does not say. */
  readonly portions: number | null
  readonly ingredients: readonly string[]
  readonly instructions: readonly string[]
  readonly preparationMin: number | null
  readonly cookingMin: number | null
}

type Node = Readonly<Record<string, unknown>>

/** Maximum number of nodes of a page's data that are searched for recipes. */
const mostNodes = 50_000
/** Maximum depth of lists and sections inside a text; deeper parts are left out. */
const deepest = 5

/** Returns the recipes of a page with ingredients, in the order of the page. */
export function recipesOf(html: string): PageRecipe[] {
  return jsonLdOf(html)
    .flatMap(recipeNodes)
    .map(recipeFrom)
    .filter(({ ingredients }) => ingredients.length > 0)
}

/** Returns the nodes of type `Recipe` at any depth: in `@graph`, `mainEntity`, a list or a list of lists. */
function recipeNodes(data: unknown): Node[] {
  const found: Node[] = []
  const waiting: unknown[] = [data]
  for (let visited = 0; waiting.length > 0 && visited < mostNodes; visited += 1) {
    const value = waiting.pop()
    if (isNode(value) && isRecipe(value)) found.push(value)
    // The values are pushed one by one: a call with more than about 100,000 arguments throws.
    else for (const inner of innerValues(value)) waiting.push(inner)
  }
  return found
}

/** Returns the values inside a list or node, at most `mostNodes`, the last first. */
function innerValues(value: unknown): unknown[] {
  if (!Array.isArray(value) && !isNode(value)) return []
  return Object.values(value).slice(0, mostNodes).toReversed()
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * Returns whether the node has the type `Recipe`, also beside other types and with the vocabulary in front:
 * `https://schema.org/Recipe`.
 */
function isRecipe(node: Node): boolean {
  return listOf(node['@type']).some(
    (type) => typeof type === 'string' && /(?:^|[:/])recipe$/i.test(type.trim()),
  )
}

function listOf(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? value : [value]
}

function recipeFrom(node: Node): PageRecipe {
  return {
    name: lineOf(textsOf(node['name'])[0] ?? ''),
    portions: portionsOf(node['recipeYield'] ?? node['yield']),
    ingredients: listOf(node['recipeIngredient'] ?? node['ingredients']).flatMap((one) =>
      ingredientLines(one),
    ),
    instructions: instructionLines(node['recipeInstructions']),
    preparationMin: minutesOf(node['prepTime']),
    cookingMin: minutesOf(node['cookTime']),
  }
}

function textsOf(value: unknown, depth = 0): string[] {
  return listOf(value).flatMap((one) => {
    if (typeof one === 'string') return [one]
    if (typeof one === 'number') return [String(one)]
    return isNode(one) && depth < deepest
      ? textsOf(one['@value'] ?? one['text'] ?? one['name'], depth + 1)
      : []
  })
}

/** Returns the lines of an ingredient: a text, or a `PropertyValue` with the amount beside the name. */
function ingredientLines(value: unknown, depth = 0): string[] {
  if (Array.isArray(value))
    return depth < deepest ? value.flatMap((one) => ingredientLines(one, depth + 1)) : []
  if (!isNode(value)) return textsOf(value).flatMap(linesOf)
  const [amount] = textsOf(value['value'] ?? value['amount'] ?? value['quantity'])
  const [unit] = textsOf(value['unitText'] ?? value['unitCode'] ?? value['unit'])
  const [name] = textsOf(value['name'] ?? value['text'] ?? value['@value'])
  if (name === undefined) return []
  return linesOf(
    [amount, unit, amount !== undefined && unit !== undefined && 'de', name].filter(Boolean).join(' '),
  )
}

/** Returns the steps of a text, of a list of `HowToStep`, or of sections, whose names become lines. */
function instructionLines(value: unknown, depth = 0): string[] {
  if (depth > deepest) return []
  if (Array.isArray(value)) return value.flatMap((one) => instructionLines(one, depth + 1))
  if (!isNode(value)) return textsOf(value).flatMap(linesOf)
  const inner = value['itemListElement'] ?? value['steps'] ?? value['item']
  if (inner === undefined) return textsOf(value['text'] ?? value['name']).flatMap(linesOf)
  const heading = textsOf(value['name']).map((name) => `${lineOf(name).replace(/:$/, '')}:`)
  return [...heading, ...instructionLines(inner, depth + 1)]
}

/** Maximum number of portions that is accepted from a page; a larger number means something else. */
const mostPortions = 100

/** Returns the first number of portions: of `4`, `"4 servings"`, `"Rende 6 a 8 porções"`, `["4", "4 porções"]`. */
function portionsOf(value: unknown): number | null {
  const texts = listOf(value).flatMap((one) => textsOf(isNode(one) ? (one['value'] ?? one) : one))
  const numbers = texts.flatMap((text) => {
    const [digits] = /\d{1,4}/.exec(lineOf(text)) ?? []
    return digits === undefined ? [] : [Number(digits)]
  })
  return numbers.find((number) => number >= 1 && number <= mostPortions) ?? null
}

const mostMinutes = 24 * 60

/** Returns the minutes of an ISO 8601 duration: `PT1H30M`; `null` for another text, for 0 and for over a day. */
function minutesOf(value: unknown): number | null {
  const [, days = '0', hours = '0', minutes = '0'] =
    /^P(?:(\d{1,3})D)?(?:T(?:(\d{1,4})H)?(?:(\d{1,5})M)?(?:\d+(?:\.\d+)?S)?)?$/.exec(
      textsOf(value)[0]?.trim() ?? '',
    ) ?? []
  const whole = (Number(days) * 24 + Number(hours)) * 60 + Number(minutes)
  return whole > 0 && whole <= mostMinutes ? whole : null
}
