import { expect, test } from 'vitest'
import { normalizeText } from '../../foods/normalize-text.ts'
import { describeRecipe } from '../described-recipe.ts'
import { recipes } from './recipe-library.ts'

/**
 * Foods that a step may name only if they are ingredients of the recipe; other foods would be neither counted nor
 * checked.
 */
const foodWords =
  'abacate abacaxi abobora abobrinha acelga acem acucar agriao alcaparra alcatra alecrim alface alho amendoa amendoim arroz atum aveia azeite azeitona bacalhau bacon banana banha batata baunilha berinjela beterraba brocolis cacau cachaca cafe calabresa camarao canela cebola cebolinha cenoura charque chicoria chocolate chuchu coalhada coalho coco coentro colorau cominho costelinha couve curcuma dende ervilha espinafre fava feijao fermento figado fuba gelatina gengibre gergelim goiaba hortela inhame iogurte jambu jilo ketchup kiwi laranja leite lentilha limao linguica linhaca lombo louro maca macarrao maionese mamao mandioca manga manjericao manteiga maracuja margarina mel melado melancia melao milho moela morango mostarda mucarela noz oleo oregano ovo palmito pao paprica parmesao patinho pepino pequi pera pernil pescada pimenta pimentao pinhao pipoca polvilho presunto pupunha quiabo quinoa rabanete repolho requeijao ricota rucula salmao salsinha sardinha shoyu soja sururu taioba tangerina tapioca tofu tomate torrada trigo tucupi uva vagem vinagre vinho'.split(
    ' ',
  )

/** General words. A step may use one if an ingredient matches its pattern. */
const shelves: Readonly<Record<string, RegExp>> = {
  queijo: /queijo|ricota|requeijao/,
  frango: /frango/,
  peixe: /pescada|merluza|corvina|tucunare|pintado|salmao|sardinha|bacalhau|atum/,
  farinha: /farinha|fuba|aveia|goma/,
  castanha: /castanha/,
  porco: /porco|lombo|pernil|bisteca/,
}

/**
 * Phrases to ignore: the oil and corn that are part of popcorn, the shape `formato de pão`, and the plant `couve
 * manteiga`.
 */
const inAnotherSense =
  /oleo de girassol com 2 colheres de sopa de milho de pipoca|formato de pao|couve manteiga/g

test('every food named in the steps is an ingredient', () => {
  const needed = [
    ...foodWords.map((word) => [word, new RegExp(`\\b${word}`)] as const),
    ...Object.entries(shelves),
  ].map(([word, food]) => ({ word, pattern: new RegExp(`\\b${word}(s|es)?\\b`), food }))
  const unlisted = recipes.map(describeRecipe).flatMap(({ id, steps, foodNames }) => {
    const text = normalizeText(steps.join(' ; ')).replaceAll(inAnotherSense, ' ')
    const listed = foodNames.map((name) => normalizeText(name)).join(' ; ')
    return needed
      .filter(({ pattern, food }) => pattern.test(text) && !food.test(listed))
      .map(({ word }) => `${id}: ${word}`)
  })
  expect(unlisted).toEqual([])
})
