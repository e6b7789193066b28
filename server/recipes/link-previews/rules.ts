import { wordList } from '#nutrition/shared/figures/word-list.ts'
import { allergenNames, noAllergenSeen } from '#contract/account/allergen-names.ts'
import { brand } from '#contract/brand.ts'
import { disclaimer, tableCitation } from '#contract/privacy/consent-texts.ts'
import type { Recipe } from '#contract/recipes/recipes.ts'
import { sharedRecipePath } from '#contract/recipes/shared-recipe.ts'
import { describeMeal } from '../../../plate/label.ts'
import { renderPlate } from '../../../plate/render.ts'
import { html, lines, type Markup, trusted } from '../../platform/http/html.ts'
import { copy, pageStyle, pictureColors } from './copy.ts'

/** Parts of the page that are the same for all recipes of an instance. */
export interface PageFrame {
  readonly publicOrigin: string
  /** Link tags for the style, fonts and icons of the built app. */
  readonly links: Markup
}

/** Layout of the preview image in pixels; chats and social networks support 1200 × 630. */
const picture = { width: 1200, height: 630, plateSize: 516, awningDrop: 84, stripes: 21 } as const

/**
 * Draws the preview image as SVG: the recipe's plate under an awning, without text, because chats show the title beside
 * it.
 */
export function drawPicture(recipe: Recipe): string {
  const { width, height, plateSize, awningDrop } = picture
  const x = (width - plateSize) / 2
  const y = awningDrop + (height - awningDrop - plateSize) / 2
  return html`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="${pictureColors.paper}"/>
${stripes(picture.stripes + 1, width / picture.stripes, awningDrop).map(
  (d, at) => html`<path fill="${at === 0 ? pictureColors.folha : pictureColors.folhaSoft}" d="${d}"/>`,
)}
${draw(plateOf(recipe), { x, y, width: plateSize, height: plateSize })}
</svg>`.toString()
}

export function renderPage(recipe: Recipe, { publicOrigin, links }: PageFrame, isSignedIn: boolean): string {
  const address = publicOrigin + sharedRecipePath(recipe.id)
  const head = html`${titleTags(`${recipe.name} · ${brand.name}`, recipe.story)}
<link rel="canonical" href="${address}">
${sharingTags(recipe, address)}
${links}`
  return document(
    head,
    html`<main class="recipe">
<div class="dish"><div class="stage">${draw(plateOf(recipe))}</div></div>
<div class="told">
<h1>${recipe.name}</h1>
<p class="story">${recipe.story}</p>
${facts(recipe)}
${warnings(recipe)}
${isSignedIn ? button(`/receitas/${recipe.id}`, copy.open) : null}
</div>
${ingredients(recipe)}
${steps(recipe)}
</main>
${isSignedIn ? null : invitation()}`,
  )
}

export function renderMissing({ links }: PageFrame): string {
  return document(
    html`${titleTags(`${copy.missing} · ${brand.name}`, copy.missingText)}
${links}`,
    html`<main class="missing">
<div class="stage">${draw({ items: [], vessel: 'prato' })}</div>
<h1>${copy.missing}</h1>
<p class="story">${copy.missingText}</p>
${button('/', copy.home)}
</main>`,
  )
}

/** Draws a plate. The SVG is trusted, because the drawing escapes its attributes and has no text. */
function draw(...plate: Parameters<typeof renderPlate>): Markup {
  return trusted(renderPlate(...plate))
}

/** The style sheet is trusted, because it is a constant, whose hash is in the policy. */
const styles = trusted(pageStyle)

function plateOf({ foods, vessel }: Recipe) {
  return { items: foods, vessel }
}

/**
 * Returns title and description, with a tag that keeps the page out of search engines: its recipe may need a paid plan.
 */
function titleTags(title: string, description: string): Markup {
  return html`<title>${title}</title>
<meta name="description" content="${description}">
<meta name="robots" content="noindex">`
}

function sharingTags({ name, story, foods, vessel }: Recipe, address: string): Markup {
  const tags = {
    'og:type': 'article',
    'og:site_name': brand.name,
    'og:locale': 'pt_BR',
    'og:title': name,
    'og:description': story,
    'og:url': address,
    'og:image': `${address}.png`,
    'og:image:type': 'image/png',
    'og:image:width': `${picture.width}`,
    'og:image:height': `${picture.height}`,
    'og:image:alt': describeMeal({ items: foods, vessel }),
    'twitter:card': 'summary_large_image',
    'twitter:title': name,
    'twitter:description': story,
    'twitter:image': `${address}.png`,
  }
  return lines(
    Object.entries(tags).map(([tag, content]) => {
      const key = tag.startsWith('og:') ? 'property' : 'name'
      return html`<meta ${key}="${tag}" content="${content}">`
    }),
  )
}

function document(head: Markup, body: Markup): string {
  return html`<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${head}
<style>${styles}</style>
</head>
<body>
${awning()}
<div class="column">
<header><a class="brand" href="/"><img src="/icons/mark.svg" alt="" width="32" height="32">${brand.name}</a></header>
${body}
</div>
<footer><div class="column">
<nav aria-label="Rodapé">${copy.footer.map(([href, label]) => html`<a href="${href}">${label}</a>`)}</nav>
<p>${tableCitation}</p>
<p>${disclaimer}</p>
</div></footer>
</body>
</html>
`.toString()
}

function facts({ time_min: minutes, calories, portions }: Recipe): Markup {
  const told: readonly (readonly [string, string, string])[] = [
    ['Tempo', `${minutes}`, 'min'],
    ...(calories === null ? [] : ([['Calorias', whole.format(calories), 'kcal por porção']] as const)),
    ['Rende', `${portions}`, portions === 1 ? 'porção' : 'porções'],
  ]
  const rows = told.map(
    ([name, value, unit]) => html`<div><dt>${name}</dt><dd><b>${value}</b> <span>${unit}</span></dd></div>`,
  )
  return html`<dl class="facts">${rows}</dl>`
}

const whole = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0, useGrouping: 'always' })

function warnings(recipe: Recipe): Markup | null {
  if (recipe.warnings.length === 0) return null
  return html`<ul class="warnings">${recipe.warnings.map(({ text }) => html`<li>${text}</li>`)}</ul>`
}

function ingredients({ ingredients: list, portions }: Recipe): Markup {
  const serves = portions === 1 ? 'Para 1 porção' : `Para ${portions} porções`
  return html`<section class="ingredients" aria-labelledby="ingredientes">
<h2 id="ingredientes">Ingredientes</h2>
<p class="soft">${serves}</p>
<ul>${list.map((line) => html`<li>${line}</li>`)}</ul>
</section>`
}

function steps(recipe: Recipe): Markup {
  const { instructions, preparation_time_min: preparing, cooking_time_min: cooking } = recipe
  const times = [`${preparing} min de preparo`, ...(cooking > 0 ? [`${cooking} min de cozimento`] : [])]
  return html`<section class="steps" aria-labelledby="modo-de-preparo">
<h2 id="modo-de-preparo">Modo de preparo</h2>
<p class="soft">${times.join(' e ')}</p>
<ol>${instructions.map((step) => html`<li>${step}</li>`)}</ol>
<p class="contains">${allergens(recipe)}</p>
<p class="soft">${copy.labels}</p>
</section>`
}

function allergens(recipe: Recipe): Markup | string {
  const names = allergenNames(recipe.allergens)
  return names.length > 0 ? html`<b>${copy.contains}</b> ${wordList(names)}.` : noAllergenSeen
}

function invitation(): Markup {
  return html`<aside>
<div><h2>${copy.invitation}</h2><p>${copy.invitationText}</p></div>
<div>${button('/auth#criar-conta', copy.signUp)}<p class="soft">${copy.trial}</p></div>
</aside>`
}

function button(href: string, label: string): Markup {
  return html`<a class="button" href="${href}">${label}</a>`
}

/** Draws the awning, as wide as its container; its stripes keep their size. */
function awning(): Markup {
  const [dark = '', pale = ''] = stripes(96, 26, 36)
  return html`<svg class="awning" aria-hidden="true" viewBox="0 0 ${96 * 26} 36" preserveAspectRatio="xMidYMin slice"><path class="dark" d="${dark}"/><path class="pale" d="${pale}"/></svg>`
}

/**
 * Returns two SVG paths that together draw an awning with a scalloped edge: one path has every other stripe, one the
 * stripes in between.
 */
function stripes(count: number, width: number, height: number): string[] {
  const drop = height - width / 2
  return [0, 1].map((offset) =>
    Array.from(
      { length: count / 2 },
      (_, pair) =>
        `M${(pair * 2 + offset) * width} 0h${width}v${drop}a${width / 2} ${width / 2} 0 0 1-${width} 0z`,
    ).join(''),
  )
}
