import { expect, test } from 'vitest'
import { chatRecipes } from './golden/chat-recipes.ts'
import { readRecipeText } from './read-recipe-text.ts'

test.each(chatRecipes.map((recipe) => [recipe.text.slice(0, 40), recipe] as const))(
  'the chat recipe %j is sorted into ingredients and steps',
  (_, { text, name, ingredients, steps }) => {
    const read = readRecipeText(text)
    expect({ name: read.name, ingredients: read.ingredients, steps: read.steps }).toEqual({
      name,
      ingredients,
      steps: steps.map((step) => expect.stringContaining(step.replace(/\.$/u, ''))),
    })
  },
)
