/** Cooking methods that people name, which are more detailed than the table's `Preparation`. */
export type Cooking =
  | 'cru'
  | 'cozido'
  | 'grelhado'
  | 'assado'
  | 'frito'
  | 'mexido'
  | 'refogado'
  | 'empanado'
  | 'ensopado'

/**
 * Names of a food in addition to the table's names and synonyms: defaults for single words, rows by cooking method,
 * names that include a filling, everyday words.
 */
export interface FoodNames {
  /** Names separated by `|`, in the singular, without cooking words. Accents are optional. */
  readonly says: string
  /** Id of a row of the table or of a dish. */
  readonly food: string
  readonly cooked?: Readonly<Partial<Record<Cooking, string>>>
  /** Row of the drink's powder, used when the amount is in spoons, sachets or doses. */
  readonly spooned?: string
  /** Household measure that the name implies: `bife`, `filé`, `coxa`. */
  readonly measure?: string
  /** Grams of one piece, if the table's row has no measure for it: a slice of sashimi. */
  readonly pieceGrams?: number
  /**
   * Following words that become part of the dish. `flavor` accepts "de morango"; `filling` accepts also "com catupiry".
   * Flavors with their own row are longer names and match first.
   */
  readonly takes?: 'flavor' | 'filling'
  /** Set if the row only stands in for what the names mean, such as a brand (`stand-ins.ts`). */
  readonly standsIn?: 'close' | 'far'
}
