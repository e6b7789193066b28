import type { Food } from '../../foods/food.ts'
import { normalizeText } from '../../foods/normalize-text.ts'
import type { FindFood } from '../../meal-text/food-matching.ts'
import type { OwnNames } from '../../meal-text/own-names.ts'
import { tokenize, type Token } from '../../meal-text/tokens.ts'
import { plain } from '../../meal-text/words.ts'
import { cleanLine, plainText } from './clean-line.ts'
import { indexOwnFoods, ingredientFinder, ingredientRow } from './find-ingredient.ts'
import type { IngredientAmount, IngredientReading } from './ingredient-reading.ts'
import { type KitchenAmount, readKitchenAmount } from './kitchen-measures.ts'
import { isHeading, isNoteWord, leavesAmountOpen } from './line-words.ts'
import { seasoningLength } from './rowless-seasonings.ts'
import { weighIngredient, weighWater } from './weigh-ingredient.ts'

/** Maximum number of lines that are read, and characters of a line; the rest is left out. */
const mostLines = 200
const longestLine = 300

/**
 * Reads the ingredient lines of a recipe in Portuguese: one reading a line, in order; two where a line names two foods;
 * none for an empty line. Pure and total: the same text gives the same readings, and no text throws.
 *
 * Amounts are kitchen measures filled level; rice, beans, pasta, meat and vegetables are raw unless the line says
 * otherwise. A line is counted (`ingredient`) only if food and grams are known: everything else is a `doubt` with
 * options, `unknown`, or `uncounted`, never 0 and never silently another food.
 * @param ownFoods the account's own foods (`foodOfOwn`), the most recent first
 */
export function readIngredientLines(
  text: string | readonly string[],
  ownFoods: readonly Food[] = [],
): readonly IngredientReading[] {
  const lines = typeof text === 'string' ? plainText(text).split('\n') : text.map(plainText)
  const own = indexOwnFoods(ownFoods)
  return lines
    .slice(0, mostLines)
    .flatMap((line, index) => readLine(cleanLine(line.slice(0, longestLine)), index, own))
}

function readLine(text: string, line: number, own: OwnNames | undefined): readonly IngredientReading[] {
  if (!/[\p{L}\d]/u.test(text)) return []
  if (isHeading(plain(text).trim())) return [{ kind: 'heading', line, text }]
  const { words, brackets } = takeBrackets(text)
  const context: LineContext = { text, line, own, words, brackets, isOpen: leavesAmountOpen(plain(text)) }
  const tokens = tokenize(words)
  return readParts(context, tokens, ingredientFinder(tokens, own))
}

/**
 * Returns the amount of a line for a food that the person chose for it; `null` if the line states none or its measure
 * has no known weight for that food, so that grams must be asked.
 */
export function amountOfLine(text: string, food: Food): IngredientAmount | null {
  const { words: said, brackets } = takeBrackets(cleanLine(plainText(text)))
  const amount = withStated(readKitchenAmount(tokenize(said), 0)?.amount, brackets.stated)
  return (amount && weighIngredient(food, amount)) ?? null
}

interface LineContext {
  readonly text: string
  readonly line: number
  readonly own: OwnNames | undefined
  /** Line without its brackets. */
  readonly words: string
  readonly brackets: Brackets
  readonly isOpen: boolean
}

interface Brackets {
  /** Amount stated in brackets: `1 lata (395 g)`. */
  readonly stated?: KitchenAmount
  readonly notes: readonly string[]
}

const measureKind =
  /^(?:de )?(?:sopa|cha|sobremesa|cafe|cafezinho|americano|requeijao|servir)(?: (?:chei[oa]s?|ras[oa]s?))?$/u

/** Separates brackets from a line: kinds of measures stay, plural endings go, amounts and notes are returned. */
function takeBrackets(text: string): { readonly words: string; readonly brackets: Brackets } {
  let stated: KitchenAmount | undefined
  const notes: string[] = []
  const words = text.replaceAll(/\s*[([{]([^()[\]{}]*)[)\]}]?/gu, (_whole, content: string) => {
    const inside = normalizeText(content)
    if (measureKind.test(inside)) return ` de ${content.replace(/^de /iu, '')}`
    if (/^(?:s|es|is|ns|oes)$/u.test(inside)) return inside
    const tokens = tokenize(content)
    const amount = readKitchenAmount(tokens, 0)?.amount
    if (amount?.measure && /^(?:grama|ml)$/u.test(amount.measure)) stated ??= amount
    else if (inside !== '') notes.push(content.trim())
    return ' '
  })
  return { words, brackets: { ...(stated && { stated }), notes } }
}

/** Reads the foods of a line one after the other: `sal e pimenta a gosto`, `1 cebola e 2 tomates`. */
function readParts(context: LineContext, tokens: readonly Token[], findFood: FindFood): IngredientReading[] {
  const readings: IngredientReading[] = []
  let at = 0
  for (let count = 0; count < 6 && at < tokens.length; count += 1) {
    const part = readPart(context, tokens, at, findFood)
    if (!part) break
    readings.push(part.reading)
    at = part.next
  }
  if (readings.length > 0) return readings
  return [unknown(context, context.words.trim())]
}

interface Part {
  readonly reading: IngredientReading
  /** Index of the first token of the next food of the line. */
  readonly next: number
}

function readPart(
  context: LineContext,
  tokens: readonly Token[],
  from: number,
  findFood: FindFood,
): Part | undefined {
  const leading = readKitchenAmount(tokens, from)
  let at = leading?.next ?? from
  while (/^d[eoa]s?$/u.test(tokens[at]?.plain ?? '')) at += 1
  const before: string[] = []
  for (; at < tokens.length; at += 1) {
    const token = tokens[at]
    if (!token || token.kind !== 'word') {
      if (token?.kind === 'number' || before.length > 0) break
      continue
    }
    if (/^aguas?$/u.test(token.plain) && !findFood(at))
      return readWater(context, { tokens, at, findFood }, leading?.amount)
    const seasoning = seasoningLength(tokens, at)
    const match = findFood(at)
    if (seasoning > 0 && !(match && match.next > at + seasoning))
      return {
        reading: {
          kind: 'uncounted',
          reason: leading && !context.isOpen ? 'seasoning_without_row' : 'amount_unknown',
          name: spanWords(tokens, at, at + seasoning),
          line: context.line,
          text: context.text,
        },
        next: readRest(tokens, at + seasoning, findFood).next,
      }
    if (match)
      return readFood(context, tokens, { at, before, ...(leading && { amount: leading.amount }) }, findFood)
    if (!isNoteWord(token.plain)) before.push(token.accented)
  }
  return before.length > 0 || leading
    ? {
        reading: unknown(context, spanWords(tokens, leading?.next ?? from, tokens.length)),
        next: tokens.length,
      }
    : undefined
}

function readWater(
  context: LineContext,
  {
    tokens,
    at,
    findFood,
  }: { readonly tokens: readonly Token[]; readonly at: number; readonly findFood: FindFood },
  amount: KitchenAmount | undefined,
): Part {
  const stated = amount ?? context.brackets.stated
  const grams = stated && !context.isOpen ? weighWater(stated) : null
  const { next } = readRest(tokens, at + 1, findFood)
  return { reading: { kind: 'water', line: context.line, text: context.text, grams }, next }
}

interface FoundFood {
  readonly at: number
  readonly before: readonly string[]
  readonly amount?: KitchenAmount
}

function readFood(
  context: LineContext,
  tokens: readonly Token[],
  found: FoundFood,
  findFood: FindFood,
): Part {
  const match = findFood(found.at)
  if (!match) throw new Error('no food at the token')
  const { line, text, brackets, isOpen } = context
  const food = ingredientRow(match, plain(context.text))
  const rest = readRest(tokens, match.next, findFood)
  const amount = withStated(rest.amount ?? found.amount, brackets.stated)
  const weighed = amount && weighIngredient(food, amount)
  const note = [...rest.notes, ...brackets.notes].join(', ')
  const name = spanWords(tokens, found.at, match.next)
  const base = { line, text, ...(note && { note }) }
  const alternatives = [...rest.alternatives, ...(match.named.others ?? [])]
  const isStrange =
    found.before.length > 0 || rest.strange.length > 0 || match.unmet || match.named.standsIn === 'far'
  if (isStrange) {
    const options = [food, ...(match.unmet?.instead ?? []), ...alternatives]
    return {
      reading: {
        kind: 'doubt',
        reason: 'food',
        name: [...found.before, name, ...rest.strange].join(' '),
        options: options.map((option) => ({
          food: option,
          amount: (amount && weighIngredient(option, amount)) ?? null,
        })),
        ...base,
      },
      next: rest.next,
    }
  }
  if (!weighed && (isOpen || !amount))
    return isOpen || food.group === 'tempero'
      ? { reading: { kind: 'uncounted', reason: 'amount_unknown', name, food, line, text }, next: rest.next }
      : {
          reading: { kind: 'doubt', reason: 'amount', name, options: [{ food, amount: null }], ...base },
          next: rest.next,
        }
  if (!weighed)
    return {
      reading: { kind: 'doubt', reason: 'amount', name, options: [{ food, amount: null }], ...base },
      next: rest.next,
    }
  return {
    reading: {
      kind: 'ingredient',
      food,
      amount: weighed,
      alternatives,
      ...(match.named.standsIn && { standsInFor: match.said }),
      isOptional: /\bopcional\b/u.test(plain(text)),
      ...base,
    },
    next: rest.next,
  }
}

/** Packages whose bracketed amount is that of one: `2 latas (395 g)`. */
const packages =
  /^(?:lata|caixa|caixinha|pacote|sachê|vidro|pote|garrafa|garrafinha|envelope|copo|barra|polpa|bandeja|saco|saquinho|bisnaga)$/u

/** Applies the amount in brackets: that of one package, else that of the whole ingredient. */
function withStated(
  amount: KitchenAmount | undefined,
  stated: KitchenAmount | undefined,
): KitchenAmount | undefined {
  if (!stated) return amount
  if (!amount || amount.measure === undefined || !packages.test(amount.measure)) return stated
  const times = amount.quantity
  return { ...stated, quantity: stated.quantity * times, low: stated.low * times, high: stated.high * times }
}

interface Rest {
  readonly notes: readonly string[]
  /** Words that may make another food. */
  readonly strange: readonly string[]
  readonly alternatives: readonly Food[]
  readonly amount?: KitchenAmount
  readonly next: number
}

/** Reads the words after a food up to the next food of the line. */
function readRest(tokens: readonly Token[], from: number, findFood: FindFood): Rest {
  const notes: string[] = []
  const strange: string[] = []
  const alternatives: Food[] = []
  let amount: KitchenAmount | undefined
  let isNote = false
  let at = from
  while (at < tokens.length) {
    const token = tokens[at]
    if (!token) break
    if (token.kind === 'word' && /^(?:e|mais)$/u.test(token.plain) && startsFood(tokens, at + 1, findFood)) {
      at += 1
      break
    }
    if (token.kind === 'word' && token.plain === 'ou') {
      const other = foodAfter(tokens, at + 1, findFood)
      if (other) {
        alternatives.push(ingredientRow(other, ''))
        at = other.next
        continue
      }
    }
    if (token.kind === 'number' && !isNote && amount === undefined) {
      const read = readKitchenAmount(tokens, at)
      if (read?.amount.measure) {
        amount = read.amount
        at = read.next
        continue
      }
    }
    if (token.kind !== 'word') isNote ||= token.kind !== 'colon'
    else if (/^(?:para|pra|sem|com|cortad[oa]s?|em|ate|se|que|conforme|quanto|a|como)$/u.test(token.plain))
      isNote = true
    if (token.kind === 'word') {
      if (isNote || isNoteWord(token.plain)) notes.push(token.accented)
      else strange.push(token.accented)
    }
    at += 1
  }
  return {
    notes: notes.length > 0 ? [notes.join(' ')] : [],
    strange,
    alternatives,
    ...(amount && { amount }),
    next: at,
  }
}

function startsFood(tokens: readonly Token[], at: number, findFood: FindFood): boolean {
  return foodAfter(tokens, at, findFood) !== undefined || seasoningLength(tokens, amountEnd(tokens, at)) > 0
}

function foodAfter(tokens: readonly Token[], at: number, findFood: FindFood) {
  const start = amountEnd(tokens, at)
  return tokens[start]?.kind === 'word' ? findFood(start) : undefined
}

function amountEnd(tokens: readonly Token[], at: number): number {
  const next = readKitchenAmount(tokens, at)?.next ?? at
  return /^d[eoa]s?$/u.test(tokens[next]?.plain ?? '') ? next + 1 : next
}

function unknown({ line, text, brackets, words: said }: LineContext, name: string): IngredientReading {
  const amount = brackets.stated ?? readKitchenAmount(tokenize(said), 0)?.amount
  return { kind: 'unknown', line, text, name, grams: amount?.measure === 'grama' ? amount.quantity : null }
}

function spanWords(tokens: readonly Token[], from: number, to: number): string {
  return tokens
    .slice(from, to)
    .map(({ accented }) => accented)
    .join(' ')
}
