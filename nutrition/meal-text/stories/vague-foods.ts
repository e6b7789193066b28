import { eatingWords } from '../words/filler-words.ts'
import type { FindFood, FinderOf } from '../matching/food-matching.ts'
import { asWord } from '../words/inserted-tokens.ts'
import { isMark, type Token } from '../words/tokens.ts'

/** Words for food that name none. */
export const vagueWords =
  /^(?:coisas?|coisinhas|besteir(?:inh)?as?|bobage(?:m|ns)|porcarias?|guloseimas?|tranqueiras?)$/u
/** Words between a verb of eating and what it names only vaguely. */
const between =
  /^(?:umas?|uns|alguma|algumas|muitas?|varias|so|apenas|um|monte|de|bastante|aquelas?|outras?|mais|as|tanta|tantas|tudo|quanto|e|[oa]|meu|minha)$/u

/**
 * Marks words for food that name none as unknown, so that the person is asked: `belisquei umas coisas`, `comi besteira`. What
 * follows them in the same sentence may tell the foods: `comi besteira: 1 pacote de bis`.
 */
export function askVagueFoods(tokens: readonly Token[], finderOf: FinderOf): readonly Token[] {
  const at = tokens.findIndex(({ plain }, place) => vagueWords.test(plain) && isEaten(tokens, place))
  const word = tokens[at]
  if (!word) return tokens
  const findFood = finderOf(tokens)
  const isTold = tellsFood(tokens, { at, next: at + 1 }, findFood)
  return isTold ? tokens : tokens.with(at, asWord(word, 'guloseimas'))
}

export const vagueSweet = /^doce$/u
const afterSweet = /^(?:e|com|mais|depois|hoje|agora|n[oa])$/u

/** Asks about `um doce` that no word describes: `comi arroz e um doce`, but not `um doce de leite`. */
export function askVagueSweet(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ plain }, place) => {
    const after = tokens[place + 1]
    const isOne = vagueSweet.test(plain) && /^um$/u.test(tokens[place - 1]?.plain ?? '')
    const isTold = after?.kind === 'colon' || after?.plain.trim() === '('
    return isOne && !isTold && (after?.kind !== 'word' || afterSweet.test(after.plain))
  })
  const word = tokens[at]
  return word ? tokens.with(at, asWord(word, 'guloseimas')) : tokens
}

const cuisines = /^(?:japonesa|chinesa|arabe|mexicana|italiana)$/u

export const vagueMeals = /^(?:lanche|sobremesa|comida)$/u
const sharing = /^(?:dividi|dividimos|rachei|rachamos)$/u

/** Asks about a meal that is named only by its kind: `comi um lanche`, `dividimos a sobremesa`, `comida japonesa`. */
export function askVagueMeals(tokens: readonly Token[], finderOf: FinderOf): readonly Token[] {
  const at = tokens.findIndex(({ plain }) => vagueMeals.test(plain))
  const [word, after] = [tokens[at], tokens[at + 1]?.plain ?? '']
  const isCuisine = word?.plain === 'comida' && cuisines.test(after)
  const isSnack =
    word?.plain !== 'comida' &&
    (isEaten(tokens, at) || tokens[at - 1]?.plain === 'um') &&
    !/^d[aeo]$/u.test(after)
  const isDenied = tokens.some(({ plain }) => /^(?:nao|nem|sem|nada|nunca)$|^pul/u.test(plain))
  if (!word || isDenied || !(isCuisine || isSnack)) return tokens
  const findFood = finderOf(tokens)
  const next = isCuisine ? at + 2 : at + 1
  const end = tokens[next - 1]?.end ?? word.end
  return tellsFood(tokens, { at, next }, findFood)
    ? tokens
    : tokens.toSpliced(at, next - at, { ...asWord(word, 'guloseimas'), end })
}

/**
 * Returns whether words that name no food begin one, or their clause tells it: that of `comi besteira, bis`, not of `comi
 * besteira e um café`.
 */
function tellsFood(
  tokens: readonly Token[],
  { at, next }: { readonly at: number; readonly next: number },
  findFood: FindFood,
): boolean {
  const end = tokens.findIndex(
    ({ kind, plain }, place) => place > at && (kind === 'stop' || /^(?:e|mais)$/u.test(plain)),
  )
  return tokens.slice(at, end < 0 ? undefined : end).some(({ kind }, place) => {
    const food = kind === 'word' ? findFood(at + place) : undefined
    return food !== undefined && food.next > next
  })
}

function isEaten(tokens: readonly Token[], at: number): boolean {
  let from = at - 1
  while (between.test(tokens[from]?.plain ?? '')) from -= 1
  const isDenied = /^(?:nao|nem|nunca|sem)$/u.test(tokens[from - 1]?.plain ?? '')
  const verb = tokens[from]
  const isVerb = verb !== undefined && (eatingWords.has(verb.plain) || sharing.test(verb.plain))
  return isVerb && !isMark(verb) && !isDenied
}
