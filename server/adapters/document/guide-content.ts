import type { PlateMeal } from '../../../plate/meal.ts'

/** Content of a recipe guide before it is drawn, with its texts and numbers already formatted. */
export interface GuideContent {
  readonly title: string
  readonly author: string
  readonly subject: string
  readonly keywords: string
  readonly createdAt: Date
  /** Footer of every page but the cover, beside the page number. */
  readonly foot: string
  readonly cover: {
    readonly subtitle: string
    /** Text about the edition: complete, or without the foods that the person excludes. */
    readonly edition: string
    readonly plates: readonly PlateMeal[]
  }
  readonly contentsTitle: string
  readonly chapters: readonly GuideChapterPages[]
  readonly method: { readonly title: string; readonly sections: readonly MethodSection[] }
  readonly index: {
    readonly title: string
    readonly note: string
    readonly groups: readonly IndexGroup[]
  }
}

export interface MethodSection {
  readonly heading: string
  readonly paragraphs: readonly string[]
}

export interface IndexGroup {
  readonly heading: string
  readonly recipes: readonly Pick<GuideRecipe, 'id' | 'name'>[]
}

export interface GuideChapterPages {
  readonly id: string
  readonly title: string
  readonly intro: string
  readonly wholePlate: {
    readonly heading: string
    readonly meal: PlateMeal
    readonly recipes: readonly Pick<GuideRecipe, 'id' | 'name'>[]
  }
  readonly recipes: readonly GuideRecipe[]
}

export interface GuideRecipe {
  readonly id: string
  readonly name: string
  readonly story: string
  readonly plate: PlateMeal
  /** Text of the drawing that screen readers read. */
  readonly plateAlt: string
  /** Small text above the recipe's name: its region of origin. */
  readonly overline: string
  /** Time and yield: `25 min`, `Rende 4 porções`. */
  readonly facts: readonly string[]
  readonly tags: readonly string[]
  readonly ingredients: { readonly heading: string; readonly items: readonly string[] }
  readonly steps: { readonly heading: string; readonly items: readonly string[] }
  /** Nutrients of one portion with their source; `null` for an account with hidden numbers. */
  readonly numbers: {
    readonly figures: readonly { readonly value: string; readonly label: string }[]
    readonly source: string
  } | null
}
