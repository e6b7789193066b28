import type { Food } from '../../foods/food.ts'
import { normalizeText } from '../../foods/normalize-text.ts'
import { cleanLine, plainText, splitLine } from './clean-line.ts'
import type { IngredientReading } from './ingredient-reading.ts'
import { isHeading, leavesAmountOpen } from './line-words.ts'
import { startsStep } from './method-words.ts'
import { readIngredientLines } from './read-ingredient-lines.ts'
import { itemsOf, sortLines } from './untitled-recipe.ts'

/** Recipe read from pasted text. */
export interface RecipeText {
  /** Name of the recipe, from a line before the ingredients; `null` without one. */
  readonly name: string | null
  /** Ingredient lines without bullets. A line from which copying removed line breaks becomes several. */
  readonly ingredients: readonly string[]
  /** Readings of `ingredients`. */
  readonly readings: readonly IngredientReading[]
  readonly steps: readonly string[]
  /** Portions that the text states (`Rende 8 porções`); `null` if it states none and the person must be asked. */
  readonly portions: number | null
}

const ingredientsTitle = /^(?:lista de )?ingr(?:edientes?)?\b/u
const stepsTitle =
  /^(?:modo (?:de|do) (?:preparo|preparar|fazer)|modo$|preparo(?! pa?ra .*\d)|como (?:fazer|preparar)|passo a passo|instrucoes|preparacao)\b/u
const yieldLine =
  /^(?:rende|rendimento|porcoes|serve|para \d+ (?:pessoas|porcoes))\b|\brende \d|^\d+ (?:porcoes|porcao|pessoas)$/u
const otherLine =
  /^(?:tempo|dificuldade|dicas?|observac(?:ao|oes)|obs|calorias|fonte|receita (?:de|enviada)|https?)\b/u

/** Titles that are followed by text on the same line: `Ingredientes: 3 ovos`, `… sal. Modo de preparo: bata tudo`. */
const titlesInLine =
  /(?:^|[\s.;])((?:ingredientes|ingr\.?|modo(?: de (?:preparo|preparar|fazer))?|preparo)\s*:)[ \t]*(?=\S)/giu

/**
 * Reads a pasted recipe: name, ingredients (`readIngredientLines`), steps after "Modo de preparo", and stated portions.
 * Without the title "Ingredientes", all lines before the steps are ingredients, except a name at the top (`nameAt`).
 */
export function readRecipeText(text: string, ownFoods: readonly Food[] = []): RecipeText {
  const lines = linesOf(text)
  const words = lines.map(wordsOf)
  const stepsAt = words.findIndex((line) => stepsTitle.test(line))
  const before = stepsAt === -1 ? lines : lines.slice(0, stepsAt)
  const start = ingredientsStart(before)
  const isTitled = ingredientsTitle.test(words[start - 1] ?? '')
  const listed = before.slice(start).filter(isIngredient)
  const sorted =
    stepsAt === -1
      ? sortLines(listed, { ownFoods, isTitled })
      : { ingredients: itemsOfList(listed), steps: lines.slice(stepsAt + 1) }
  const ingredients = sorted.ingredients.filter((line) => /\p{L}/u.test(line)).map(cleanLine)
  return {
    name: nameOf(before.slice(0, start)),
    ingredients,
    readings: readIngredientLines(ingredients, ownFoods),
    steps: stepsOf(sorted.steps),
    portions: words.map(portionsIn).find((count) => count !== null) ?? portionsOfName(before.slice(0, start)),
  }
}

/** Greeting before a recipe, which is not its name: `oi amiga, segue a receita`. */
const greeting =
  /^\s*(?:(?:oi+|ol[áa]|gente|amig[oa]s?|pessoal|meninas|olha|anota|segue|bom dia|boa (?:tarde|noite))(?![\p{L}])[^:\d\n]*(?::|\n|$)|(?:(?:voc[eê]|vc) |vamos |n[óo]s )?(?:vai |vamos )?precis\p{L}+ de:? )/iu

/** Name and first ingredient on one line: `Bolo de caneca: 1 ovo, …`, `Sopa da mamãe, 2 batatas, …`. */
const nameBeforeList = /^\s*([^\d:,\n]{3,60}):\s+(?=\S)|^\s*(\p{L}[^\d:,\n]{3,60}),\s+(?=\d)/u
const dishWords =
  /^(?:sopa|bolo|torta|pudim|panqueca|crepioca|omelete|salada|mousse|vitamina|shake|caldo|escondidinho|lasanha|hamburguer|almondega|brownie|cookie|muffin|pave|receita)s?\b/u

/** Returns the lines of a pasted text. Titles, a name and a stated yield that share a line get lines of their own. */
function linesOf(text: string): string[] {
  const lines = plainText(text)
    .replace(greeting, '')
    .replaceAll(titlesInLine, '\n$1\n')
    .replaceAll(/(?<=[.!;])\s+(?=rende\b|serve \d)/giu, '\n')
    .trimStart()
    .split('\n')
  const [opening = '', ...rest] = lines
  return [...splitName(opening), ...rest]
}

function splitName(line: string): string[] {
  const [whole = '', beforeColon, beforeComma] = nameBeforeList.exec(line) ?? []
  const name = beforeColon ?? beforeComma ?? ''
  if (name === '' || startsStep(name) || isHeading(name, wordsOf(name))) return [line]
  if (beforeComma !== undefined && !dishWords.test(wordsOf(name))) return [line]
  return [name, line.slice(whole.length)]
}

/** Splits a list that was typed as one or two paragraphs. */
function itemsOfList(lines: readonly string[]): readonly string[] {
  return lines.length > 2 ? lines.flatMap(splitLine) : lines.flatMap(itemsOf)
}

function wordsOf(line: string): string {
  return normalizeText(cleanLine(line))
}

/** Returns the index of the first ingredient line. */
function ingredientsStart(lines: readonly string[]): number {
  const title = lines.findIndex((line) => ingredientsTitle.test(wordsOf(line)))
  if (title >= 0) return title + 1
  return nameAt(lines) + 1
}

const amount = /\d|[½¼¾⅓⅔⅛]/u
const countWord = /^(?:mei[ao]|uma?|dois|duas|tres)\b/u

/** Yield that is part of a name: `Moqueca p/ 6 pessoas`, `Caipirinha (8 copos)`. */
const yieldInName =
  /\(\s*\d{1,3} (?:copos?|fatias?|pedaços?|pessoas?|porç(?:ão|ões)|unidades?)\s*\)|(?:\bpara|\bpra|\bp\/)\s*\d{1,3} (?:pessoas?|porç(?:ão|ões))/giu

/**
 * Returns the index of the recipe's name before ingredients without a title, or −1. The name is the first line with a
 * letter, if that line neither states an amount (besides a yield) nor leaves one open (`sal a gosto`), and the next
 * line has an amount or is the heading of a group (`Massa:`).
 */
function nameAt(lines: readonly string[]): number {
  const [first = -1, second = -1] = lines.flatMap((line, index) => (/\p{L}/u.test(line) ? [index] : []))
  const [name = '', next = ''] = [lines[first]?.trim(), lines[second]?.trim()]
  const words = name.replaceAll(yieldInName, '')
  const hasAmount = amount.test(words) || leavesAmountOpen(wordsOf(name))
  const startsList = amount.test(next) || countWord.test(wordsOf(next)) || isHeading(next, wordsOf(next))
  return !hasAmount && !startsStep(name) && !name.endsWith(':') && startsList ? first : -1
}

function isIngredient(line: string): boolean {
  const words = wordsOf(line)
  return words !== '' && !yieldLine.test(words) && !otherLine.test(words)
}

function nameOf(before: readonly string[]): string | null {
  const isName = (line: string) =>
    /\p{L}/u.test(line) && isIngredient(line) && !ingredientsTitle.test(wordsOf(line))
  return before.map(cleanLine).find(isName) ?? null
}

/**
 * Lines copied from a social network along with the recipe, with hashtags or accounts: `Curte e salva! #bolo @tianena`.
 */
const socialLine = /(?:^|\s)[#@]\p{L}/u

function stepsOf(lines: readonly string[]): string[] {
  return lines
    .filter((line) => isIngredient(line) && !socialLine.test(line))
    .map((line) => `${cleanLine(line)}${/\.\s*$/u.test(line) ? '.' : ''}`)
}

/** Returns the portions in a recipe's name: `Moqueca p/ 6 pessoas`. */
function portionsOfName(before: readonly string[]): number | null {
  const [stated = ''] = before.join('\n').match(yieldInName) ?? []
  const count = Number(/\d+/u.exec(stated)?.[0] ?? 0)
  return count >= 1 && count <= mostPortions ? count : null
}

const mostPortions = 100

/**
 * Returns the portions in a normalized line: `rende 8 porcoes`, `rendimento 4`. Returns `null` for one whole piece,
 * such as `1 bolo`.
 */
function portionsIn(line: string): number | null {
  if (!yieldLine.test(line)) return null
  const [, digits = '0', unit = ''] = /\b(\d{1,3})\b ?([a-z]*)/u.exec(line) ?? []
  const count = Number(digits)
  const isOneWhole = count === 1 && !/^(?:porc|pessoa|$)/u.test(unit)
  return count >= 1 && count <= mostPortions && !isOneWhole ? count : null
}
