import { findRecipe, recipes } from '#nutrition/recipes/cookbook/recipe-library.ts'
import { expect, test } from 'vitest'
import { findFile, photoNamesOf, picturePrompt, slugOf, storageKey, versionOf } from './rules.ts'

const lombo = findRecipe('lombo-com-abacaxi')!

test('an image prompt names dish, foods and tableware, without people', () => {
  const prompt = picturePrompt(lombo)
  for (const part of [lombo.name, lombo.imageQuery, 'em um prato raso', 'vista de cima', 'mesa de uma casa'])
    expect(prompt.toLowerCase()).toContain(part.toLowerCase())
  expect(prompt).toMatch(/lombo/i)
  expect(prompt).toMatch(/Sem texto, sem letras, sem marcas, sem pessoas, sem mãos\.$/)
  expect(picturePrompt(lombo, ' assado\n na   brasa ')).toContain('O que se procura: assado na brasa.')
})

test('every recipe has a complete prompt', () => {
  for (const recipe of recipes) {
    const prompt = picturePrompt(recipe)
    expect(prompt).not.toMatch(/undefined|null|\[object|\n|: \./)
    expect(prompt.length).toBeLessThan(1_200)
  }
})

test('equal bytes have the same version, others another', () => {
  expect(versionOf(Uint8Array.of(1))).toMatch(/^[0-9a-f]{6}$/)
  expect(versionOf(Uint8Array.of(1))).toBe(versionOf(Uint8Array.of(1)))
  expect(versionOf(Uint8Array.of(1))).not.toBe(versionOf(Uint8Array.of(2)))
})

test('a file name consists of version, size and format', () => {
  expect(findFile('0a1b2c', '0a1b2c-960.webp')).toEqual({
    version: '0a1b2c',
    edgePx: 960,
    format: 'webp',
  })
  const others = ['0a1b2c-961.webp', '0a1b2c-960.png', '0a1b2d-960.webp', '../0a1b2c-960.webp', '']
  expect(others.filter((name) => findFile('0a1b2c', name))).toEqual([])
  expect(storageKey('arroz', findFile('0a1b2c', '0a1b2c-320.avif')!)).toBe(
    'recipe-images/arroz/0a1b2c-320.avif',
  )
})

test('a photo matches a recipe name or id, ignoring case and accents', () => {
  const names = ['lombo-com-abacaxi', 'Lombo com Abacaxi', lombo.name, lombo.name.normalize('NFD')]
  for (const name of names) expect(photoNamesOf(lombo)).toContain(slugOf(name))
  expect(slugOf(' Pão de queijo (mineiro)! ')).toBe('pao-de-queijo-mineiro')
})

test('no two recipes match the same photo', () => {
  const owners = new Map<string, string>()
  for (const recipe of recipes) {
    for (const name of photoNamesOf(recipe)) {
      expect([name, owners.get(name) ?? recipe.id]).toEqual([name, recipe.id])
      owners.set(name, recipe.id)
    }
  }
})
