import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LandingPage } from '../../app/landing/landing-page.tsx'
import { landingCalls, landingSections } from './landing-marks.ts'

const page = renderToStaticMarkup(<LandingPage />)
const marks = (name: string) =>
  new Set([...page.matchAll(new RegExp(`${name}="([^"]*)"`, 'g'))].map(([, mark]) => mark))

test('the lists hold exactly the sections and calls of the landing page', () => {
  expect(marks('data-section')).toEqual(new Set(landingSections))
  expect(marks('data-cta')).toEqual(new Set(landingCalls))
})
