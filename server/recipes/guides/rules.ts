import { brand } from '#contract/brand.ts'
import type { Recipe } from '#contract/recipes/recipes.ts'
import type { GuideChapter } from '#nutrition/recipes/cookbook/guide-choice.ts'
import type { DescribedRecipe } from '#nutrition/recipes/described-recipe.ts'
import { mainIngredient } from '#nutrition/recipes/main-ingredient.ts'
import type { Exclusions } from '#nutrition/safety/exclusions.ts'
import { plateOfDish } from '../../../plate/dish-plate.ts'
import { plateOfRecipe } from '../../../plate/recipe-plate.ts'
import type {
  GuideChapterPages,
  GuideContent,
  GuideRecipe,
  IndexGroup,
} from '../../adapters/document/guide-content.ts'
import * as copy from './copy.ts'

const { words } = copy

/** Properties of a guide's reader (the account) that change the guide. */
export interface GuideReader {
  readonly exclusions: Exclusions | null
  readonly hidesNumbers: boolean
}

export interface GuideParts {
  readonly chapters: readonly GuideChapter[]
  /** Returns the recipe with this id as this reader sees it. */
  readonly recipeFor: (id: string) => Recipe
  readonly reader: GuideReader
  readonly createdAt: Date
}

/** Builds the contents of a reader's guide. */
export function describeGuide({ chapters, recipeFor, reader, createdAt }: GuideParts): GuideContent {
  const recipes = chapters.flatMap((chapter) => chapter.recipes)
  const plates = chapters.map(wholePlateOf)
  return {
    title: words.title,
    author: brand.name,
    subject: words.subject,
    keywords: words.keywords,
    createdAt,
    foot: words.foot,
    cover: {
      subtitle: copy.subtitleOf(recipes.length),
      edition: copy.editionOf(leftOutFor(reader)),
      // The cover has six places, the first in the middle. The second chapter, everyday lunch, comes first; the first
      // chapter, breakfast, fills the last place if there are fewer than seven chapters.
      plates: [...plates.slice(1, 7), ...plates.slice(0, 1)],
    },
    contentsTitle: words.contents,
    chapters: chapters.map((chapter) =>
      chapterPages(chapter, (recipe) => describeRecipe(recipe, recipeFor(recipe.id))),
    ),
    method: {
      title: words.method,
      sections: reader.hidesNumbers ? copy.methodWithoutNumbers : copy.method,
    },
    index: { title: words.index, note: words.indexNote, groups: indexOf(recipes) },
  }
}

/** Lists the excluded foods, each once: `Glúten` may be both an allergy and an intolerance. */
function leftOutFor({ exclusions }: GuideReader): readonly string[] {
  return [...new Set(exclusions?.all.map(({ text }) => text))]
}

function wholePlateOf({ wholePlate }: GuideChapter) {
  return plateOfDish(wholePlate.map((recipe) => ({ recipe, portions: 1 })))
}

function chapterPages(
  chapter: GuideChapter,
  describe: (recipe: DescribedRecipe) => GuideRecipe,
): GuideChapterPages {
  const { id, recipes, wholePlate } = chapter
  return {
    id,
    ...copy.chapterWords[id],
    wholePlate: {
      heading: wholePlate.length > 1 ? words.wholePlate : words.onThePlate,
      meal: wholePlateOf(chapter),
      recipes: wholePlate.map(({ id: recipeId, name }) => ({ id: recipeId, name })),
    },
    recipes: recipes.map(describe),
  }
}

function describeRecipe(recipe: DescribedRecipe, told: Recipe): GuideRecipe {
  const keeps = copy.keepsOf(told.keeps_days)
  return {
    id: recipe.id,
    name: told.name,
    story: told.story,
    plate: plateOfRecipe(recipe),
    plateAlt: copy.plateAltOf(told.name),
    overline: copy.regionsOf(recipe.regions),
    facts: [copy.minutesOf(told.time_min), copy.portionsOf(told.portions), ...(keeps ? [keeps] : [])],
    tags: tagsOf(told),
    ingredients: { heading: words.ingredients, items: told.ingredients.map(together) },
    steps: { heading: words.steps, items: told.instructions.map(together) },
    numbers: numbersOf(told),
  }
}

/** Joins each number and its unit by a non-breaking space. */
function together(text: string): string {
  return text.replace(/(\d) (g|kg|ml|°C)\b/g, '$1\u00a0$2')
}

function tagsOf({ tags }: Recipe): readonly string[] {
  return (
    Object.entries(copy.tagWords)
      // Every vegan dish is vegetarian, so only `vegano` is shown.
      .filter(([tag]) => tags.includes(tag) && !(tag === 'vegetariano' && tags.includes('vegano')))
      .map(([, word]) => word)
  )
}

function numbersOf({ calories, protein_g, fiber_g, portion_grams }: Recipe): GuideRecipe['numbers'] {
  if (calories === null || protein_g === null || fiber_g === null || portion_grams === null) return null
  const { energy, protein, fiber, portion } = copy.figureWords
  return {
    figures: [
      { value: `${copy.wholeOf(calories)} kcal`, label: energy },
      { value: `${copy.wholeOf(protein_g)} g`, label: protein },
      { value: `${copy.wholeOf(fiber_g)} g`, label: fiber },
      { value: `${copy.wholeOf(portion_grams)} g`, label: portion },
    ],
    source: words.source,
  }
}

function indexOf(recipes: readonly DescribedRecipe[]): IndexGroup[] {
  const groups = new Map<string, DescribedRecipe[]>()
  for (const recipe of recipes) {
    const heading = mainIngredient(recipe)
    groups.set(heading, [...(groups.get(heading) ?? []), recipe])
  }
  const byName = new Intl.Collator('pt-BR').compare
  return [...groups]
    .sort(([a], [b]) => byName(a, b))
    .map(([heading, found]) => ({
      heading,
      recipes: found.map(({ id, name }) => ({ id, name })).sort((a, b) => byName(a.name, b.name)),
    }))
}
