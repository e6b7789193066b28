import { normalizeText } from '../../foods/normalize-text.ts'
import { singular } from '../../meal-text/words/words.ts'

/** Returns a normalized name with each word in the singular: `Tomates cereja` -> `tomate cereja`. */
export function singularName(name: string): string {
  return normalizeText(name).split(' ').map(singular).join(' ')
}
