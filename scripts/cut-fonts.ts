/**
 * Subsets the two typefaces to the weights and characters in use, which saves a third of their size on a first visit.
 * Run by hand when a font changes; needs Python with fonttools and brotli: `node scripts/cut-fonts.ts`.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const target = fileURLToPath(new URL('../web/app/fonts/', import.meta.url))
const cut = join(mkdtempSync(join(tmpdir(), 'fonts-')), 'cut.ttf')

const faces = [
  {
    name: 'figtree',
    from: import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
    weights: '400:800',
  },
  {
    name: 'bricolage',
    from: import.meta
      .resolve('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'),
    weights: '700:800',
  },
]
/** Latin of Western Europe, its punctuation, and signs in use such as arrows, minus and euro. */
const letters =
  'U+20-7E,U+A0-FF,U+102,U+131,U+152,U+153,U+2009,U+2010-2015,U+2018-201E,U+2022,U+2026,U+202F,U+2032,U+2033,U+2039,U+203A,U+2044,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215'

for (const { name, from, weights } of faces) {
  execFileSync('fonttools', [
    'varLib.instancer',
    fileURLToPath(from),
    `wght=${weights}`,
    '--quiet',
    `--output=${cut}`,
  ])
  execFileSync('pyftsubset', [
    cut,
    `--unicodes=${letters}`,
    '--layout-features=kern,mark,ccmp,locl,tnum',
    '--no-hinting',
    '--name-IDs=0,1,2,13,14',
    '--flavor=woff2',
    `--output-file=${join(target, `${name}.woff2`)}`,
  ])
}
