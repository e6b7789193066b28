import type { FinderOf } from '../matching/food-matching.ts'
import { readNumeral } from '../words/numerals.ts'
import type { Token } from '../words/tokens.ts'
import { entryOf } from '../words/words.ts'

/** Cooking verbs with the word that they mean behind a food. */
const cooked: Readonly<Record<string, string>> = {
  fritei: 'frito',
  cozinhei: 'cozido',
  grelhei: 'grelhado',
}

/** Adds the cooking method behind each food that a verb names before it: `fritei 2 ovos` is `2 ovos fritos`. */
export function cookByVerb(tokens: readonly Token[], finderOf: FinderOf): readonly Token[] {
  let said = tokens
  for (let at = 0; at < said.length; at += 1) {
    const method = entryOf(cooked, said[at]?.plain ?? '')
    if (method) said = withMethod(said, at + 1, { method, finderOf }) ?? said
  }
  return said
}

function withMethod(
  tokens: readonly Token[],
  start: number,
  { method, finderOf }: { readonly method: string; readonly finderOf: FinderOf },
): readonly Token[] | undefined {
  const name = readNumeral(tokens, start)?.next ?? start
  const food = tokens[name]?.kind === 'word' ? finderOf(tokens)(name) : undefined
  const last = food && tokens[food.next - 1]
  if (!food || food.cooking || !last) return undefined
  const word: Token = { ...last, start: last.end, accented: method, plain: method, key: method }
  const said = [...tokens.slice(0, food.next), word, ...tokens.slice(food.next)]
  const whole = finderOf(said)(name)
  return whole?.cookingAgrees && whole.next > food.next ? said : undefined
}
