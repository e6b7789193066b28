import type { Food } from '../../foods/food.ts'
import { normalizeText } from '../../foods/normalize-text.ts'
import { cleanLine, splitLine } from './clean-line.ts'
import { isHeading, isNoteWord, leavesAmountOpen } from './line-words.ts'
import { methodStart, startsStep, statesAmount } from './method-words.ts'
import { readIngredientLines } from './read-ingredient-lines.ts'

/** Lines of a recipe without the title "Modo de preparo", sorted into ingredients and steps. */
export interface SortedLines {
  readonly ingredients: readonly string[]
  readonly steps: readonly string[]
}

/**
 * Sorts the lines of a recipe that has no title before its steps. A line may be an ingredient, a step, or ingredients
 * with steps after them; a paragraph becomes several ingredients. Steps stay whole. If no ingredients are titled, the
 * amounts that only the steps state (`junta 2 xícaras de farinha`) become ingredients too.
 */
export function sortLines(
  lines: readonly string[],
  { ownFoods, isTitled }: { readonly ownFoods: readonly Food[]; readonly isTitled: boolean },
): SortedLines {
  const ingredients: string[] = []
  const steps: string[] = []
  for (const line of lines) {
    const start = isUnknownAfterSteps(line, steps, ownFoods) ? 0 : methodStart(line)
    ingredients.push(...itemsOf(line.slice(0, start)))
    if (/\p{L}/u.test(line.slice(start))) steps.push(line.slice(start))
  }
  return {
    ingredients: isTitled ? ingredients : [...ingredients, ...onlyInSteps(steps, ingredients, ownFoods)],
    steps,
  }
}

/** Returns whether a line below a step has neither an amount nor a known food: `fica uma delícia`. */
function isUnknownAfterSteps(line: string, steps: readonly string[], ownFoods: readonly Food[]): boolean {
  const text = cleanLine(line)
  const words = normalizeText(text)
  if (steps.length === 0 || words === '' || /\d/u.test(text) || leavesAmountOpen(words)) return false
  if (isHeading(text, words)) return false
  return readIngredientLines([text], ownFoods).some(({ kind }) => kind === 'unknown')
}

/** Splits ingredients on one line: at list signs, before amounts, and at the commas of a list with several amounts. */
export function itemsOf(line: string): string[] {
  const heading = /^\s*(?:[-–•*]\s*)?([\p{L} ]{3,30}:)\s+(?=\S)/u.exec(line)
  const [title, list] = heading ? [heading[1] ?? '', line.slice(heading[0].length)] : ['', line]
  const pieces = list
    .split(/\s[+/]\s/u)
    .flatMap(splitLine)
    .flatMap(splitBeforeAmounts)
    .flatMap(splitAtCommas)
  return [title, ...pieces]
    .map((piece) => cleanLine(piece.replace(/\s[-–•]\s*$/u, '')))
    .filter((item) => /\p{L}/u.test(item))
}

const startsWithAmount = /^\s*(?:[-–•*]\s*)?(?:\d|[½¼¾⅓⅔⅛]|mei[ao]\s|uma?\s|dois\s|duas\s)/iu
const nextAmount =
  /(?<=\p{L}{3,}\)?)\s+(?=(?:\d|[½¼¾⅓⅔⅛])[^\s]*\s+\p{L}{3,}|(?:meia|meio|uma?|dois|duas) (?:x[ií]c|col|cop|lata|caixa|pacote|pitada|dente))/giu
/** Words between which a number belongs to the food before it: `lata de 395 g`, `tipo 1`. */
const openEnd = /(?:^|\s)(?:de|com|tipo|para|pra|por|cerca|mais|menos|aprox\p{L}*|n[º°]?|e|ou|a|até)$/iu

/** Splits `2 ovos 1 xic leite`. A weight at the end (`1 lata de atum 170 g`) stays. */
function splitBeforeAmounts(line: string): string[] {
  if (!startsWithAmount.test(line)) return [line]
  return line.split(nextAmount).reduce<string[]>((pieces, piece) => {
    const last = pieces.at(-1)
    const isOpen = last !== undefined && (openEnd.test(last) || !hasFood(last) || !hasFood(piece))
    return isOpen ? [...pieces.slice(0, -1), `${last} ${piece}`] : [...pieces, piece]
  }, [])
}

/** Returns whether a piece names more than an amount and a measure. */
function hasFood(piece: string): boolean {
  return readIngredientLines([cleanLine(piece)]).some(({ kind }) => kind !== 'unknown' && kind !== 'heading')
}

/** Splits `1 ovo, 3 colheres de leite, sal` at commas; a comma before a note (`2 tomates, picados`) stays. */
function splitAtCommas(line: string): string[] {
  const pieces = line.split(/,(?!\d)\s*/u).filter((piece) => piece.trim() !== '')
  const amounts = pieces.filter((piece) => statesAmount(piece))
  if (pieces.length < 2 || amounts.length < 2) return [line]
  return pieces.reduce<string[]>((items, piece) => {
    const last = items.at(-1)
    const [first = ''] = normalizeText(piece).split(' ')
    const isNote = last !== undefined && !statesAmount(piece) && isNoteWord(first) && !hasFood(piece)
    return isNote ? [...items.slice(0, -1), `${last}, ${piece}`] : [...items, piece]
  }, [])
}

/** Ends an amount of food inside a step: a sign, a preposition, a further amount or a verb. */
const endOfAmount = /[,.;:!()]|\s(?:com|até|no|na|num|numa|em|por|para|pra)\s|\se\s/iu
const amountInStep = /(?<![\p{L}\d.,/])(?:\d|[½¼¾⅓⅔⅛]|mei[ao]\s|uma?\s|duas\s|dois\s)[^,.;:!()]*/giu

const kitchenMeasure = /\b(?:x[ií]c|col|copo|lata|caix|pacote|kg|g|ml|litro|pitada)/iu

/** Returns the amounts that only the steps state, as ingredient lines. */
function onlyInSteps(
  steps: readonly string[],
  ingredients: readonly string[],
  ownFoods: readonly Food[],
): string[] {
  const named = (lines: readonly string[]) =>
    readIngredientLines(lines, ownFoods).flatMap((one) =>
      one.kind === 'ingredient' ? [one.food.id] : one.kind === 'heading' ? [] : [normalizeText(one.text)],
    )
  const known = new Set<string>(named(ingredients))
  return steps.flatMap(amountsIn).filter((item) => {
    const names = named([item])
    const isNew = (hasFood(item) || isUnknownFood(item)) && names.every((name) => !known.has(name))
    for (const name of names) known.add(name)
    return isNew
  })
}

/** Returns whether an item states a kitchen measure of a food that no table has, and not only an amount. */
function isUnknownFood(item: string): boolean {
  return (
    kitchenMeasure.test(item) &&
    readIngredientLines([item]).some((one) => one.kind === 'unknown' && one.name !== '')
  )
}

function amountsIn(step: string): string[] {
  const items = [...step.matchAll(amountInStep)].flatMap(([text]) =>
    text.split(/\s(?=(?:com|e|mais)\s+(?:\d|mei[ao]\s|uma?\s|duas\s|dois\s))/iu),
  )
  return items.flatMap((item) => {
    const text = item.replace(/^(?:com|e|mais)\s+/iu, '')
    const [amount = ''] = text.split(endOfAmount)
    const food = cleanLine(amount)
    return startsWithAmount.test(food) && !startsStep(food) ? [food] : []
  })
}
