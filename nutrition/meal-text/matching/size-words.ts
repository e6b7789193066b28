import type { FoodGroup } from '../../foods/food.ts'
import type { MeasureSize } from '../../foods/measures/grams-of.ts'
import type { FoodMatch } from './food-matching.ts'
import { isNumeralWord } from '../words/numerals.ts'
import type { Token } from '../words/tokens.ts'
import { entryOf } from '../words/words.ts'

/** Words for the size of a food or measure. */
const sizeWords: Readonly<Record<string, MeasureSize>> = {
  pequeno: 'pequeno',
  pequena: 'pequeno',
  pequenininho: 'pequeno',
  pequenininha: 'pequeno',
  pequenino: 'pequeno',
  raso: 'rasa',
  rasa: 'rasa',
  fino: 'pequeno',
  fina: 'pequeno',
  fininha: 'pequeno',
  fininho: 'pequeno',
  mini: 'pequeno',
  p: 'pequeno',
  magrinha: 'pequeno',
  miudo: 'pequeno',
  miuda: 'pequeno',
  curto: 'pequeno',
  modesta: 'pequeno',
  pequeninho: 'pequeno',
  pequenina: 'pequeno',
  medio: 'medio',
  media: 'medio',
  normal: 'medio',
  m: 'medio',
  padrao: 'medio',
  nivelada: 'rasa',
  mediano: 'medio',
  mediana: 'medio',
  grande: 'grande',
  grandao: 'grande',
  grandona: 'grande',
  cheio: 'cheia',
  cheia: 'cheia',
  generoso: 'grande',
  generosa: 'grande',
  caprichado: 'grande',
  caprichada: 'grande',
  servido: 'grande',
  servida: 'grande',
  grosso: 'grande',
  grossa: 'grande',
  enorme: 'grande',
  gigante: 'grande',
  transbordando: 'cheia',
  g: 'grande',
  cheinha: 'cheia',
  cheinho: 'cheia',
  farta: 'grande',
  farto: 'grande',
  reforcado: 'grande',
  reforcada: 'grande',
  gg: 'grande',
  montanha: 'grande',
  aberta: 'pequeno',
  fechada: 'grande',
}
const sizeIntensifiers = new Set(['bem', 'muito', 'meio', 'super', 'tamanho', 'bastante', 'bom', 'boa'])

/** Parses a size at a token (`bem cheia`, `tamanho médio`). */
export function readSize(
  tokens: readonly Token[],
  at: number,
): { readonly size: MeasureSize; readonly next: number } | undefined {
  const lead = tokens[at]
  if (!lead || lead.kind !== 'word') return undefined
  // `uma manga das grandes`
  const isOfThem = /^d(?:aquele|aquela|[ao])s?$/u.test(lead.plain) && isSizeWord(tokens[at + 1]?.key ?? '')
  const skip = isOfThem || sizeIntensifiers.has(lead.plain) ? 1 : 0
  const word = tokens[at + skip]
  // A single letter is a size only after "tamanho".
  if (!word || (word.plain.length === 1 && lead.plain !== 'tamanho')) return undefined
  const size = entryOf(sizeWords, word.plain) ?? entryOf(sizeWords, word.key)
  return size && { size, next: at + skip + 1 }
}

/** Groups of food that are sold by the piece, in sizes. */
const sizedPieces: ReadonlySet<FoodGroup> = new Set<FoodGroup>(['doce', 'salgado', 'pao'])
/** Groups of food that are served in sizes: `suco grande de laranja`, `filé pequeno de frango`. */
const sizedServings: ReadonlySet<FoodGroup> = new Set<FoodGroup>(['bebida', 'carne', 'frango', 'peixe'])

/**
 * Reads the size between the words of the name of a piece (`2 cookies grandes de chocolate`), or before the halves of a
 * pizza: `pizza grande meia calabresa meia mussarela`.
 */
export function sizeWithin(
  tokens: readonly Token[],
  at: number,
  { food, next }: FoodMatch,
): MeasureSize | undefined {
  const said = tokens.slice(at, next)
  if (/^pizza/iu.test(food.name)) {
    const halves = said.findIndex(({ plain }) => plain === 'meia' || plain === 'metade')
    const isCounted = tokens[at - 1]?.kind === 'number' || isNumeralWord(tokens[at - 1]?.plain ?? '')
    const sizes = said.slice(1, halves < 0 && isCounted ? said.length - 1 : Math.max(0, halves))
    return sizes.flatMap(({ key }) => entryOf(sizeWords, key) ?? [])[0]
  }
  const size = said.find(({ key }) => /^(?:grande|pequen[oa])$/u.test(key))
  if (!size) return undefined
  const isPiece = sizedPieces.has(food.group) && food.measures.some(({ name }) => name.startsWith('unidade'))
  const isServing = sizedServings.has(food.group) && size !== said.at(-1)
  // `2 batatas pequenas cozidas`.
  const isMeasured = food.measures.some(({ name }) => /^unidade (?:pequena|grande)$/u.test(name))
  return isPiece || isServing || isMeasured ? entryOf(sizeWords, size.key) : undefined
}

export function isSizeWord(word: string): boolean {
  return entryOf(sizeWords, word) !== undefined
}

/**
 * From this weight on, the table's piece has the size that snack bars sell. A lighter piece already is of party size.
 */
const wholeSnackGrams = 40

/** Reads words that make snacks party snacks, which are small: `10 coxinhas de festa`. */
export function readPartySize(
  tokens: readonly Token[],
  { food, next }: FoodMatch,
): { readonly size: MeasureSize; readonly next: number } | undefined {
  const piece = food.measures.find(({ name }) => name === 'unidade')
  const isWhole = food.group === 'salgado' && (piece?.grams ?? 0) >= wholeSnackGrams
  const isSaid =
    tokens[next]?.plain === 'de' && /^(?:festa|festinha|aniversario)$/u.test(tokens[next + 1]?.plain ?? '')
  return isWhole && isSaid ? { size: 'pequeno', next: next + 2 } : undefined
}
