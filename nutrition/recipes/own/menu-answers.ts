import { normalizeText } from '../../foods/normalize-text.ts'
import type { Equipment } from '../../targets/answers.ts'
import type { MenuAnswers, OwnRecipe } from './own-recipe.ts'

const heat =
  /\b(?:fogo|forno|asse|assar|assado|cozinh\w*|ferv\w*|refog\w*|frit\w*|dour\w*|grelh\w*|panela|frigideira|micro ?ondas|air ?fryer|banho maria|pressao|chapa)\b/u

const equipmentWords: readonly (readonly [RegExp, Equipment])[] = [
  [/\bair ?fryer\b/u, 'Airfryer'],
  [/\bmicro ?ondas\b/u, 'Micro-ondas'],
  [/\b(?:forno|asse|assar|assado)\b/u, 'Forno'],
  [/\bliquidificador\b/u, 'Liquidificador'],
  [/\bprocessador\b/u, 'Processador'],
  [/\b(?:fogo|panela|frigideira|refog\w*|frit\w*|ferv\w*)\b/u, 'Fogão'],
]

/**
 * Usual minutes of work and days in the fridge, for texts that state none (own choice). The person is asked to confirm.
 */
const usual = { preparationMin: 20, cookingMin: 20, keepsDays: 2 }
const mostMinutes = 600

/** Returns whether the recipe is cooked, by the person's answer or, without one, by its steps. */
export function isCooked({ menu, steps }: Pick<OwnRecipe, 'menu' | 'steps'>): boolean {
  return menu ? menu.cookingMin > 0 : heat.test(wordsOf(steps))
}

/**
 * Proposes the answers that the menus need, based on the steps. The person must confirm them: role and meal types are
 * only the most common ones, and minutes are the longest that a step names.
 */
export function suggestMenuAnswers({ name, steps }: Pick<OwnRecipe, 'name' | 'steps'>): MenuAnswers {
  const words = wordsOf([name, ...steps])
  const cooked = heat.test(wordsOf(steps))
  const equipment = equipmentWords.flatMap(([pattern, one]) => (pattern.test(words) ? [one] : []))
  const isDrink = /\b(?:suco|vitamina|smoothie|shake|limonada|cha|cafe)\b/u.test(normalizeText(name))
  const isSweet = /\b(?:bolo|torta|mousse|pudim|brigadeiro|biscoito|cookie|doce|pave|sorvete)\b/u.test(
    normalizeText(name),
  )
  return {
    role: isDrink ? 'drink' : isSweet ? 'snack' : 'main',
    mealTypes: isDrink || isSweet ? ['lanche_tarde'] : ['almoco', 'jantar'],
    equipment: equipment.length > 0 ? equipment : cooked ? ['Fogão'] : ['Sem cozimento'],
    preparationMin: usual.preparationMin,
    cookingMin: cooked ? (longestMinutes(words) ?? usual.cookingMin) : 0,
    keepsDays: usual.keepsDays,
  }
}

function wordsOf(steps: readonly string[]): string {
  return normalizeText(steps.join(' '))
}

function longestMinutes(words: string): number | undefined {
  const minutes = [
    ...[...words.matchAll(/\b(\d{1,3}) ?(?:min|minutos?)\b/gu)].map(([, count]) => Number(count)),
    ...[...words.matchAll(/\b(\d{1,2}) ?(?:h|horas?)\b/gu)].map(([, count]) => Number(count) * 60),
  ].filter((count) => count > 0 && count <= mostMinutes)
  return minutes.length > 0 ? Math.max(...minutes) : undefined
}
