import { formatAmount, formatQuantity, measureNameFor } from '../foods/measures/measure-names.ts'
import { openMeasure, type Ingredient } from './recipe.ts'

/**
 * Formats an ingredient: `2 colheres de sopa de azeite (16 g)`, `½ limão (42 g), só o suco`, `300 g de alcatra`, `sal a
 * gosto`. The weight beside a measure is rounded as on a kitchen scale.
 */
export function spokenIngredient(
  { grams, quantity, measure, note }: Pick<Ingredient, 'grams' | 'quantity' | 'measure' | 'note'>,
  food: { readonly name: string; readonly unit: 'g' | 'ml' },
): string {
  const name = food.name.replace(measure.startsWith('lata') ? ' em lata' : '', '')
  const weight = `${formatAmount(weighable(grams))} ${food.unit}`
  const count = /^unidade( pequena| média| grande)?$/.exec(measure)
  const isOwnMeasure = name.startsWith(measure)
  const isPlural = quantity >= 2
  const noteText = note === undefined ? '' : `, ${isPlural && count ? pluralNote(note) : note}`
  if (measure === openMeasure) return `${name} ${openMeasure}${noteText}`
  if (measure === 'grama') return `${formatAmount(grams)} ${food.unit} de ${name}${noteText}`
  // A millilitre of oil or honey does not weigh exactly 1 g.
  if (measure === 'ml')
    return `${formatAmount(quantity)} ml de ${name}${grams === quantity ? '' : ` (${weight})`}${noteText}`
  const spoken =
    count || isOwnMeasure
      ? `${formatQuantity(quantity)} ${isSmallPart(quantity) ? 'de ' : ''}${counted(name, isPlural)}${sizeWord(count?.[1], name, isPlural)}`
      : `${formatQuantity(quantity)} ${measureNameFor(measure, quantity)} de ${name}`
  return `${spoken} (${weight})${noteText}`
}

/** Returns whether a quantity is spoken with `de`, as `¼ de limão`; half of a piece is not: `½ limão`. */
function isSmallPart(quantity: number): boolean {
  return quantity < 1 && quantity !== 0.5
}

/** Rounds to whole grams, as on a kitchen scale; below 10 g to half grams, at least 0.5. */
export function weighable(grams: number): number {
  return grams >= 10 ? Math.round(grams) : Math.max(0.5, Math.round(grams * 2) / 2)
}

/**
 * Returns the plural of a name: `pão francês` -> `pães franceses`. Words after a preposition or hyphen do not change.
 */
function counted(name: string, isPlural: boolean): string {
  if (!isPlural) return name
  const [, head = name, rest = ''] = /^(.*?)((?:-| (?:de|do|da|em|com)\b).*)?$/.exec(name) ?? []
  return head.split(' ').map(pluralWord).join(' ') + rest
}

function pluralWord(word: string): string {
  if (word === 'pão') return 'pães'
  if (word === 'francês') return 'franceses'
  return measureNameFor(word, 2)
}

function sizeWord(size: string | undefined, name: string, isPlural: boolean): string {
  if (size === undefined || size === ' média') return ''
  if (size === ' grande') return isPlural ? ' grandes' : ' grande'
  const isFeminine = /^[^ -]*a\b/.test(name)
  return `${isFeminine ? ' pequena' : ' pequeno'}${isPlural ? 's' : ''}`
}

/** Puts participles and adjectives of a note in the plural: `2 tomates, picados`. */
function pluralNote(note: string): string {
  return note.replaceAll(/\b(\p{L}+[ai]d[oa]|madur[oa]|inteir[oa])(?!\p{L})/gu, '$1s')
}
