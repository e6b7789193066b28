import type { PlateMeal } from '../../../plate/meal.ts'

/** A guide of recipes before it is drawn, in words and numbers that are already those to be read. */
export interface GuideContent {
  readonly title: string
  readonly author: string
  readonly subject: string
  readonly keywords: string
  readonly createdAt: Date
  /** At the foot of every page but the cover, beside its number. */
  readonly foot: string
  readonly cover: {
    readonly subtitle: string
    /** For whom it was made, and what was left out. */
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
  /** What the drawing shows, for who hears it. */
  readonly plateAlt: string
  /** Small above the name: where it is from. */
  readonly overline: string
  /** `25 min`, `Rende 4 porções`. */
  readonly facts: readonly string[]
  readonly tags: readonly string[]
  readonly ingredients: { readonly heading: string; readonly items: readonly string[] }
  readonly steps: { readonly heading: string; readonly items: readonly string[] }
  /** Of one portion, and where they are from; nothing for who is not shown numbers. */
  readonly numbers: {
    readonly figures: readonly { readonly value: string; readonly label: string }[]
    readonly source: string
  } | null
}
