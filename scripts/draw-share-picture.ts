/**
 * Draws the link preview picture of the front page. Run by hand when the front page's plate or text changes:
 * `node scripts/draw-share-picture.ts`. Uses a browser, because no image library here can set type.
 */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { brand } from '#contract/brand.ts'
import { renderPlate } from '../plate/render.ts'
import { findBrowser } from './find-browser.mjs'
import { heroText, mealOf } from '../web/app/landing/plates/sample-meals.ts'
import { readSample } from '../web/day/shared/table-reader/sample-reading.ts'

const size = { width: 1200, height: 630 } as const
const file = path.join(import.meta.dirname, '../web/public/icons/share-1200x630.png')
const font = createRequire(import.meta.url).resolve(
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
)

const stripe = 60
const drop = 70
const stripes = (offset: number) =>
  Array.from(
    { length: size.width / stripe / 2 },
    (_, pair) =>
      `M${(pair * 2 + offset) * stripe} 0h${stripe}v${drop - stripe / 2}a${stripe / 2} ${stripe / 2} 0 0 1-${stripe} 0z`,
  ).join('')

const mark = await readFile(path.join(import.meta.dirname, '../web/public/icons/mark.svg'), 'utf8')
const { kcal } = readSample(heroText).totals

const page = `<!doctype html><meta charset="utf-8"><style>
@font-face { font-family: display; font-weight: 200 800; src: url(data:font/woff2;base64,${(await readFile(font)).toString('base64')}); }
* { margin: 0; box-sizing: border-box; }
body { position: relative; width: 1200px; height: 630px; overflow: hidden; background: #fbf7ee; color: #231c14; font-family: display; }
.cloth { position: absolute; inset: 0 0 0 600px; clip-path: polygon(6% 0, 100% 0, 100% 100%, 0 100%); background: linear-gradient(90deg, #c23a2233 50%, #0000 50%) 0 0/60px 60px, linear-gradient(#c23a2233 50%, #0000 50%) 0 0/60px 60px, #fffdf8; }
.awning { position: absolute; inset: 0 0 auto; }
.plate { position: absolute; left: 640px; top: 86px; width: 500px; height: 500px; }
.sign { position: absolute; left: 930px; top: 490px; padding: 12px 28px; border-radius: 8px; background: #f2a71b; font-size: 60px; font-weight: 800; transform: rotate(-3deg); }
.sign small { font-size: 32px; font-weight: 700; }
.brand { position: absolute; left: 64px; top: 116px; display: flex; align-items: center; gap: 16px; font-size: 38px; font-weight: 800; letter-spacing: -0.025em; }
.brand svg { width: 56px; height: 56px; }
h1 { position: absolute; left: 62px; top: 236px; width: 560px; font-size: 92px; line-height: 0.98; font-weight: 800; letter-spacing: -0.035em; }
</style>
<div class="cloth"></div>
<svg class="awning" width="1200" height="${drop}"><path fill="#0f6b44" d="${stripes(0)}"/><path fill="#e4f2e9" d="${stripes(1)}"/></svg>
<div class="brand">${mark}${brand.name}</div>
<h1>Arroz, feijão e a conta certa.</h1>
${renderPlate(mealOf(heroText), { class: 'plate' })}
<div class="sign">${kcal} <small>kcal</small></div>`

const { executablePath, args } = await findBrowser()
const browser = await chromium.launch({ executablePath, args })
const sheet = await browser.newPage({ viewport: size })
await sheet.setContent(page)
await sheet.evaluate(() => document.fonts.ready)
const painted = await sheet.screenshot()
await browser.close()
await sharp(painted).png({ palette: true, quality: 92, effort: 10 }).toFile(file)
