import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LandingPage } from '../landing/landing-page.tsx'
import { landingCalls, landingSections } from './landing-marks.ts'

const page = renderToStaticMarkup(<LandingPage />)
const marks = (name: string) =>
  new Set([...page.matchAll(new RegExp(`${name}="([^"]*)"`, 'g'))].map(([, mark]) => mark))

test('every part and every call of the landing page is known, and none is known that is not there', () => {
  expect(marks('data-section')).toEqual(new Set(landingSections))
  expect(marks('data-cta')).toEqual(new Set(landingCalls))
})
