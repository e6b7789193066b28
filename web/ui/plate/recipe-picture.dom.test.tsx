import { recipeImageAddress } from '#contract/recipes/recipe-image-address.ts'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { RecipePicture } from './recipe-picture.tsx'

const image = recipeImageAddress('baiao-de-dois', 'a1')
const picture = (address: string | null) => (
  <RecipePicture image={address} sizes="64px" caption={<p>Foto: Ana</p>}>
    <p>prato desenhado</p>
  </RecipePicture>
)
const pictured = (container: HTMLElement) => container.querySelector('img')
const drawn = () => screen.queryByText('prato desenhado')

afterEach(cleanup)

test('a recipe with a picture offers both sizes, the smaller format first', () => {
  const { container } = render(picture(image))
  expect(Array.from(container.querySelectorAll('source'), ({ type, srcset }) => [type, srcset])).toEqual([
    [
      'image/avif',
      '/imagens/receitas/baiao-de-dois/a1-320.avif 320w, /imagens/receitas/baiao-de-dois/a1-960.avif 960w',
    ],
    [
      'image/webp',
      '/imagens/receitas/baiao-de-dois/a1-320.webp 320w, /imagens/receitas/baiao-de-dois/a1-960.webp 960w',
    ],
  ])
  expect(pictured(container)?.getAttribute('src')).toBe(image)
  expect(drawn()).toBeNull()
})

test('the outline of a plate is shown until the picture has loaded', () => {
  const { container } = render(picture(image))
  expect(container.querySelector('svg')).not.toBeNull()
  fireEvent.load(pictured(container)!)
  expect(container.querySelector('svg')).toBeNull()
})

test('without a picture the plate is drawn', () => {
  const { container } = render(picture(null))
  expect(drawn()).not.toBeNull()
  expect(pictured(container)).toBeNull()
})

test('a failed picture falls back to the drawn plate and a later one is tried', () => {
  const { container, rerender } = render(picture(image))
  fireEvent.error(pictured(container)!)
  expect(drawn()).not.toBeNull()
  expect(screen.queryByText('Foto: Ana')).toBeNull()
  rerender(picture(recipeImageAddress('baiao-de-dois', 'b2')))
  expect(drawn()).toBeNull()
  expect(screen.queryByText('Foto: Ana')).not.toBeNull()
  expect(pictured(container)?.getAttribute('src')).toContain('/b2-960.webp')
})
