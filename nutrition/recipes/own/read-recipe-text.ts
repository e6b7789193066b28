import type { Food } from '../../foods/food.ts'
import { normalizeText } from '../../foods/normalize-text.ts'
import { cleanLine, plainText } from './clean-line.ts'
import type { IngredientReading } from './ingredient-reading.ts'
import { readIngredientLines } from './read-ingredient-lines.ts'

/** Recipe read from pasted text. */
export interface RecipeText {
  /** Line before the ingredients that names the recipe, if any. */
  readonly name: string | null
  readonly readings: readonly IngredientReading[]
  readonly steps: readonly string[]
  /** Portions that the text states (`Rende 8 porções`); `null`: ask. */
  readonly portions: number | null
}

const ingredientsTitle = /^(?:lista de )?ingredientes\b/u
const stepsTitle =
  /^(?:modo (?:de|do) (?:preparo|preparar|fazer)|preparo|como (?:fazer|preparar)|passo a passo|instrucoes|preparacao)\b/u
const yieldLine = /^(?:rende|rendimento|porcoes|serve|para \d+ (?:pessoas|porcoes))\b|\brende \d/u
const otherLine =
  /^(?:tempo|dificuldade|dicas?|observac(?:ao|oes)|obs|calorias|fonte|receita (?:de|enviada)|https?)\b/u

/**
 * Reads a pasted recipe: name, ingredients (`readIngredientLines`, with the line index of the pasted text), steps after
 * "Modo de preparo", and the stated portions. Without titles all lines are ingredients.
 */
export function readRecipeText(text: string, ownFoods: readonly Food[] = []): RecipeText {
  const lines = plainText(text).split('\n')
  const plainLines = lines.map((line) => normalizeText(cleanLine(line)))
  const start = plainLines.findIndex((line) => ingredientsTitle.test(line))
  const end = plainLines.findIndex((line, index) => index > start && stepsTitle.test(line))
  const until = end === -1 ? lines.length : end
  const isIngredient = (line: string, index: number) =>
    index > start && index < until && !yieldLine.test(line) && !otherLine.test(line)
  const steps = end === -1 ? [] : stepsOf(lines.slice(end + 1))
  return {
    name: nameOf(lines.slice(0, Math.max(0, start))),
    readings: readIngredientLines(
      lines.map((line, index) => (isIngredient(plainLines[index] ?? '', index) ? line : '')),
      ownFoods,
    ),
    steps,
    portions: plainLines.map(portionsIn).find((count) => count !== null) ?? null,
  }
}

function nameOf(before: readonly string[]): string | null {
  const line = before.map(cleanLine).find((one) => /\p{L}/u.test(one) && !yieldLine.test(normalizeText(one)))
  return line ?? null
}

function stepsOf(lines: readonly string[]): string[] {
  return lines
    .map((line) => `${cleanLine(line)}${/\.\s*$/u.test(line) ? '.' : ''}`)
    .filter(
      (line) =>
        /\p{L}/u.test(line) && !yieldLine.test(normalizeText(line)) && !otherLine.test(normalizeText(line)),
    )
}

const mostPortions = 100

/** Returns the portions that a normalized line states: `rende 8 porcoes`, `rendimento 4`, `serve 6 pessoas`. */
function portionsIn(line: string): number | null {
  if (!yieldLine.test(line)) return null
  const count = Number(/\b(\d{1,3})\b/u.exec(line)?.[1] ?? 0)
  return count >= 1 && count <= mostPortions ? count : null
}
