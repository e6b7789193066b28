import { statesAmount } from '../grouping/ingredient-lists.ts'
import type { SpokenItem } from '../reading/spoken-item.ts'

const cooking =
  /(?<!\p{L})(?:cozinh(?:ei|amos)|fiz(?:emos)?|prepar(?:ei|amos)|grelh(?:ei|amos)|ass(?:ei|amos)|frit(?:ei|amos))(?!\p{L})/iu

/**
 * Returns the places of the foods that were cooked, each with its amount, before they were shared at a position of the text:
 * `cozinhei 500 g de batata e grelhei 4 filés, dividimos`. Undefined for fewer than two.
 */
export function cookedPlaces(
  items: readonly SpokenItem[],
  at: number,
  text: string,
): readonly number[] | undefined {
  const sentence = text.slice(0, at).lastIndexOf('. ') + 1
  const verb = text.slice(sentence, at).search(cooking)
  if (verb < 0) return undefined
  const places = [...items.entries()].flatMap(([place, item]) =>
    item.start >= sentence + verb && item.start < at && statesAmount(item) ? [place] : [],
  )
  return places.length > 1 ? places : undefined
}
