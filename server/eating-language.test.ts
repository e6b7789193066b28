import { globSync, readFileSync } from 'node:fs'
import { unkindWords } from '#nutrition/day/recommendations/test-unkind-words.ts'
import { expect, test } from 'vitest'

const floors = globSync('{server,web,contract,plate,nutrition}/**/*.{ts,tsx}')
/**
 * Files without the check: money and operations, people's own words, recipes (which mention kitchens), and the tables'
 * copyright line.
 */
const elsewhere =
  /\.test\.tsx?$|\/test-|^(server|web)\/(billing|admin|platform|adapters)|^server\/billing|meal-text\/|observations\/|cookbook\/|health-text\/|about-data-screen/
const files = floors.filter((file) => !elsewhere.test(file))

/** Returns the texts in a source that a person may read: strings, templates and JSX texts of more than one word. */
function sentencesIn(source: string): string[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '')
  const quoted = code.match(/'(?:[^'\\\n]|\\.)+'|`(?:[^`\\]|\\.)+`|>[^<>{}=;]+</g) ?? []
  return quoted.filter((text) => /\p{L} /u.test(text))
}

test('no text in pages, mails or notices shames, commands or praises restraint', () => {
  const sentences = files.flatMap((file) =>
    sentencesIn(readFileSync(file, 'utf8')).map((text) => `${file}: ${text}`),
  )
  expect(sentences.length).toBeGreaterThan(2000)
  expect(sentences.filter((text) => unkindWords.test(text))).toEqual([])
})
