import { ownRecipeLimits } from '#contract/recipes/own-recipe-limits.ts'
import type { LinkedRecipe } from '#contract/recipes/recipe-links.ts'
import type {
  IngredientChoice,
  RecipeMenuAnswers,
  ReadIngredient,
  TypedLine,
  TypedRecipe,
} from '#contract/recipes/own-recipes.ts'
import type { CountedRecipe } from './queries.ts'

/** A recipe as it is being typed. */
export interface RecipeDraft {
  readonly name: string
  readonly portions: number | null
  /** Ingredients, one a line. */
  readonly ingredients: string
  /** Answers by the text of their line, so that edits of other lines do not affect them. */
  readonly choices: Readonly<Record<string, readonly IngredientChoice[]>>
  readonly instructions: string
  readonly finalGrams: number | null
  readonly sourceUrl: string | null
  readonly menu: RecipeMenuAnswers | null
}

export const emptyRecipe: RecipeDraft = {
  name: '',
  portions: null,
  ingredients: '',
  choices: {},
  instructions: '',
  finalGrams: null,
  sourceUrl: null,
  menu: null,
}

export function draftOfRecipe(typed: TypedRecipe): RecipeDraft {
  return {
    name: typed.name,
    portions: typed.portions,
    ingredients: typed.lines.map(({ text }) => text).join('\n'),
    choices: Object.fromEntries(
      typed.lines.flatMap(({ text, choices }) => (choices ? [[text, choices] as const] : [])),
    ),
    instructions: typed.instructions,
    finalGrams: typed.final_grams,
    sourceUrl: typed.source_url,
    menu: typed.menu,
  }
}

/**
 * Fills a draft from a pasted text or a page, and deletes its answers. The name, portions, ingredients and
 * instructions that the source lacks stay unchanged.
 */
export function withLinked(draft: RecipeDraft, linked: LinkedRecipe, url: string | null): RecipeDraft {
  return {
    ...draft,
    name: linked.name || draft.name,
    portions: linked.portions ?? draft.portions,
    ingredients: linked.ingredients.join('\n') || draft.ingredients,
    choices: {},
    instructions: linked.instructions || draft.instructions,
    sourceUrl: url?.startsWith('https:') ? url : null,
  }
}

/** Lines of the draft that are not empty, with their answers. */
export function linesOf({ ingredients, choices }: RecipeDraft): TypedLine[] {
  return ingredients
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((text) => {
      const answers = choices[text]
      return answers?.some((one) => one !== null) ? { text, choices: [...answers] } : { text }
    })
}

/** Number of portions that the numbers are for until the person has said it. */
const assumedPortions = 1

/** Returns the fields that a preview needs; `null` while there is no line or any field except the name is invalid. */
export function previewOf(draft: RecipeDraft): CountedRecipe | null {
  const lines = linesOf(draft)
  const { name: tooLong, ...others } = listProblems(draft)
  if (lines.length === 0 || Object.keys(others).length > 0) return null
  return {
    // The numbers do not depend on the name, so a name that is too long is left out of the preview; the recipe cannot
    // be saved with it.
    name: tooLong === undefined ? draft.name.trim() : '',
    portions: draft.portions ?? assumedPortions,
    final_grams: draft.finalGrams,
    lines,
    instructions: draft.instructions,
    menu: draft.menu,
  }
}

export type DraftErrors = Readonly<
  Partial<Record<'name' | 'portions' | 'ingredients' | 'instructions' | 'finalGrams' | 'meals', string>>
>

function listProblems(draft: RecipeDraft): DraftErrors {
  const lines = linesOf(draft)
  const { name, lines: most, line: longest, instructions, portions, yieldGrams } = ownRecipeLimits
  const grams = draft.finalGrams
  return {
    ...(draft.name.trim().length > name && { name: `Use até ${name} caracteres.` }),
    ...(lines.length > most && { ingredients: `Cabem até ${most} linhas; há ${lines.length}.` }),
    ...(lines.some(({ text }) => text.length > longest) && {
      ingredients: `Uma linha passa de ${longest} caracteres. Divida em duas.`,
    }),
    ...(draft.portions !== null &&
      (draft.portions < 1 || draft.portions > portions || !Number.isInteger(draft.portions)) && {
        portions: `De 1 a ${portions} porções.`,
      }),
    ...(grams !== null && (grams < 1 || grams > yieldGrams) && { finalGrams: 'De 1 g a 30 kg.' }),
    ...(draft.instructions.length > instructions && {
      instructions: `Use até ${instructions.toLocaleString('pt-BR')} caracteres.`,
    }),
    ...(draft.menu?.meal_types.length === 0 && { meals: 'Escolha pelo menos uma refeição.' }),
  }
}

export interface CheckedRecipe {
  /** The recipe to save; `null` while it has errors. */
  readonly typed: TypedRecipe | null
  /** Wrong and missing fields. */
  readonly errors: DraftErrors
  /** Wrong fields, shown while they are typed. */
  readonly problems: DraftErrors
}

/** Returns the recipe to save, or what is wrong or missing in the draft. */
export function checkRecipe(draft: RecipeDraft): CheckedRecipe {
  const counted = previewOf(draft)
  const problems = listProblems(draft)
  const errors: DraftErrors = {
    ...(!/[\p{L}\p{N}]/u.test(draft.name) && { name: 'Dê um nome à receita.' }),
    ...(draft.portions === null && { portions: 'Quantas porções rende?' }),
    ...(linesOf(draft).length === 0 && { ingredients: 'Escreva os ingredientes, um por linha.' }),
    ...problems,
  }
  const isWrong = !counted || Object.keys(errors).length > 0
  return { typed: isWrong ? null : { ...counted, source_url: draft.sourceUrl }, errors, problems }
}

/** Stores the answer to one ingredient; `null` removes the answer, so that the line counts as it was read. */
export function withChoice(
  draft: RecipeDraft,
  ingredient: Pick<ReadIngredient, 'line' | 'position'>,
  choice: IngredientChoice,
): RecipeDraft {
  const text = linesOf(draft)[ingredient.line]?.text
  if (text === undefined) return draft
  const before = draft.choices[text] ?? []
  const length = Math.max(before.length, ingredient.position + 1)
  const answers = Array.from({ length }, (_, position) =>
    position === ingredient.position ? choice : (before[position] ?? null),
  )
  return { ...draft, choices: { ...draft.choices, [text]: answers } }
}

const asking: ReadonlySet<ReadIngredient['state']> = new Set([
  'ask_amount',
  'ask_food',
  'ask_cooking',
  'unknown',
])

/** Whether the line waits for an answer. */
export function asks({ state }: Pick<ReadIngredient, 'state'>): boolean {
  return asking.has(state)
}
