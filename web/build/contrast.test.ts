import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Theme = 'light' | 'dark'

const theme = readFileSync('web/app/theme.css', 'utf8')

const tokens = new Map(
  [...theme.matchAll(/--color-([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(
    ([, name, light, dark]) => [name!, { light: light!, dark: dark! }],
  ),
)

function token(name: string, shown: Theme): string {
  const color = tokens.get(name)
  if (!color) throw new Error(`theme.css has no --color-${name}`)
  return color[shown]
}

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

function contrast(one: string, other: string, shown: Theme): number {
  const [dark, light] = [luminance(token(one, shown)), luminance(token(other, shown))].sort((a, b) => a - b)
  return (light! + 0.05) / (dark! + 0.05)
}

const grounds = ['paper', 'surface', 'folha-soft', 'gema-soft', 'tomate-soft', 'ceu-soft']
const texts = ['ink', 'ink-soft', 'folha', 'tomate', 'ceu', 'acai']
const fills = ['folha', 'tomate', 'ceu', 'acai']

const textPairs = [
  ...grounds.flatMap((ground) => texts.map((text) => [text, ground] as const)),
  ...fills.map((fill) => ['paper', fill] as const),
  ['on-ripe', 'gema'] as const,
  ['on-ripe', 'limao'] as const,
  ['ink', 'line'] as const,
]

const themes: readonly Theme[] = ['light', 'dark']

test.each(themes.flatMap((shown) => textPairs.map(([text, ground]) => [text, ground, shown] as const)))(
  '%s has enough contrast on %s in the %s theme (4.5:1)',
  (text, ground, shown) => {
    expect(contrast(text, ground, shown)).toBeGreaterThanOrEqual(4.5)
  },
)

test.each(themes.flatMap((shown) => ['paper', 'surface'].map((ground) => [ground, shown] as const)))(
  'the edge of a control stands out from %s in the %s theme (3:1)',
  (ground, shown) => {
    expect(contrast('edge', ground, shown)).toBeGreaterThanOrEqual(3)
  },
)

test('the palette is the one of the visual identity', () => {
  expect(
    Object.fromEntries(
      [...tokens].filter(
        ([name]) => !/-soft$|on-|edge/.test(name) || name === 'ink-soft' || name === 'folha-soft',
      ),
    ),
  ).toEqual({
    paper: { light: '#fbf7ee', dark: '#17130e' },
    surface: { light: '#ffffff', dark: '#221c15' },
    ink: { light: '#231c14', dark: '#f6efe2' },
    'ink-soft': { light: '#63584a', dark: '#b9ad9b' },
    line: { light: '#e8dfcf', dark: '#3a3127' },
    folha: { light: '#0f6b44', dark: '#58c08d' },
    'folha-soft': { light: '#e4f2e9', dark: '#1b3328' },
    limao: { light: '#6fa81b', dark: '#a5d64c' },
    gema: { light: '#f2a71b', dark: '#f7bc4b' },
    tomate: { light: '#c23a22', dark: '#f0745d' },
    ceu: { light: '#1f67a6', dark: '#74b4ea' },
    acai: { light: '#5a2a6e', dark: '#c79bdb' },
    goiaba: { light: '#d9506b', dark: '#f28da1' },
  })
})
