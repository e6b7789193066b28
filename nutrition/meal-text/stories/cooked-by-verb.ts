import type { FindFood } from '../matching/food-matching.ts'
import { readNumeral } from '../words/numerals.ts'
import type { Token } from '../words/tokens.ts'
import { entryOf } from '../words/words.ts'

type FinderOf = (tokens: readonly Token[]) => FindFood

/** Cooking verbs with the word that they mean behind a food. */
const cooked: Readonly<Record<string, string>> = {
  fritei: 'frito',
  cozinhei: 'cozido',
  grelhei: 'grelhado',
}

/** Adds the cooking method behind a food that a verb names before it: `fritei 2 ovos` is `2 ovos fritos`. */
export function cookByVerb(tokens: readonly Token[], finderOf: FinderOf): readonly Token[] {
  const at = tokens.findIndex(({ plain }) => entryOf(cooked, plain) !== undefined)
  const method = entryOf(cooked, tokens[at]?.plain ?? '')
  if (!method) return tokens
  const name = readNumeral(tokens, at + 1)?.next ?? at + 1
  const food = tokens[name]?.kind === 'word' ? finderOf(tokens)(name) : undefined
  const last = food && tokens[food.next - 1]
  if (!food || food.cooking || !last) return tokens
  const word: Token = { ...last, start: last.end, accented: method, plain: method, key: method }
  const said = [...tokens.slice(0, food.next), word, ...tokens.slice(food.next)]
  const whole = finderOf(said)(name)
  return whole?.cookingAgrees && whole.next > food.next ? said : tokens
}
