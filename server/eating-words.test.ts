import { globSync, readFileSync } from 'node:fs'
import { unkindWords } from '#nutrition/recommendations/test-unkind-words.ts'
import { expect, test } from 'vitest'

const floors = globSync('{server,web,contract,plate,nutrition}/**/*.{ts,tsx}')
/** Money and machines, people's own words, recipes (which speak of kitchens), and the copyright line of the tables. */
const elsewhere =
  /\.test\.tsx?$|\/test-|^(server|web)\/(billing|admin|platform|adapters)|^server\/billing|meal-text\/|observations\/|cookbook\/|health-text\/|about-data-screen/
const files = floors.filter((file) => !elsewhere.test(file))

/** Quoted strings, template texts and JSX text with more than a word in them: what a person may read. */
function sentencesIn(source: string): string[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '')
  const quoted = code.match(/'(?:[^'\\\n]|\\.)+'|`(?:[^`\\]|\\.)+`|>[^<>{}=;]+</g) ?? []
  return quoted.filter((text) => /\p{L} /u.test(text))
}

test('no sentence of pages, mails and notices shames, commands or rewards restraint', () => {
  const sentences = files.flatMap((file) =>
    sentencesIn(readFileSync(file, 'utf8')).map((text) => `${file}: ${text}`),
  )
  expect(sentences.length).toBeGreaterThan(2000)
  expect(sentences.filter((text) => unkindWords.test(text))).toEqual([])
})
