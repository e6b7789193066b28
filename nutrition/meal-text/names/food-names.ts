/** Cooking methods that people name; they are finer than the table's `Preparation`. */
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
 * Names of a food besides the table's names and synonyms: defaults for bare words, rows per cooking method, names that
 * include a filling, everyday words.
 */
export interface FoodNames {
  /** Names separated by `|`, accents optional, singular, without cooking words. */
  readonly says: string
  readonly food: string
  readonly cooked?: Readonly<Partial<Record<Cooking, string>>>
  /** Row of the drink's powder, used when it is measured in spoons, sachets or doses. */
  readonly spooned?: string
  /** Household measure implied by the name: `bife`, `filé`, `coxa`. */
  readonly measure?: string
  /** Grams of one piece if the table's row has no measure for it: a slice of sashimi. */
  readonly pieceGrams?: number
  /**
   * Kind of following words that are part of the dish: `flavor` accepts "de morango", `filling` also "com catupiry".
   * Flavors with their own row are longer names and match first.
   */
  readonly takes?: 'flavor' | 'filling'
  /** Whether the names are brands for which the generic row stands in. */
  readonly isBrand?: true
}
