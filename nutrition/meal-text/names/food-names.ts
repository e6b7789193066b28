/** How a food was cooked, as people say it; finer than the table's `Preparation`. */
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
 * Names of a food beyond the table's own names and synonyms: defaults for bare words, cooking methods, names that include a
 * filling, everyday words.
 */
export interface FoodNames {
  /** Names separated by `|`, accents optional, singular, without cooking words. */
  readonly says: string
  readonly food: string
  readonly cooked?: Readonly<Partial<Record<Cooking, string>>>
  /** The row meant when it is measured by the spoon, sachet or dose: the powder of a drink. */
  readonly spooned?: string
  /** The household measure the name itself implies: `bife`, `filé`, `coxa`. */
  readonly measure?: string
  /** Grams of one piece, where the row is given by weight only: a slice of sashimi. */
  readonly pieceGrams?: number
  /**
   * Whether words that follow are part of the dish: `flavor` takes "de morango", `filling` also takes
   * "com catupiry". Named flavors with a row of their own are longer names and win before this.
   */
  readonly takes?: 'flavor' | 'filling'
}
