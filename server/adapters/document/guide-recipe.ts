import type { GuideRecipe } from './guide-content.ts'
import { ink, inkSoft, line, paper as paperColor, tones } from './document-look.ts'
import { addChips, addPlate, leaf, leafEnd, leafWidth, markPlace } from './guide-paper.ts'
import { addArtifact, addElement, addGroup, heightOf, type Paper, type TextLook, write } from './paper.ts'

const plate = { side: 124, gap: 12 } as const
const head = leafWidth - plate.side - plate.gap
const columns = { ingredients: 148, gap: 16 } as const
const stepsWidth = leafWidth - columns.ingredients - columns.gap
const figuresHeight = 66
/**
 * Font sizes of a recipe's lists, largest first. The first size with which the whole recipe fits on its page is used.
 */
const sizes = [11.5, 10.5, 9.75, 9, 8.5] as const

/** Adds a recipe on the current page. `isWhole` is false if it did not fit even in the smallest size. */
export function addRecipe(paper: Paper, recipe: GuideRecipe): { readonly isWhole: boolean } {
  markPlace(paper, recipe.id)
  const top = addHead(paper, recipe)
  const bottom = recipe.numbers ? leafEnd - figuresHeight - 10 : leafEnd
  const fitting = sizes.find((one) => top + heightOfColumns(paper, recipe, one) <= bottom)
  const size = fitting ?? sizes[sizes.length - 1]!
  const { ingredients, steps } = recipe
  addList(paper, ingredients, { x: leaf.gutter, y: top, width: columns.ingredients, size, isNumbered: false })
  const x = leaf.gutter + columns.ingredients + columns.gap
  addList(paper, steps, { x, y: top, width: stepsWidth, size, isNumbered: true })
  if (recipe.numbers) addNumbers(paper, recipe.numbers)
  return { isWhole: fitting !== undefined }
}

/** Adds overline, name, story, facts and tags beside the plate; returns the position below them. */
function addHead(paper: Paper, recipe: GuideRecipe): number {
  const lines: readonly (readonly [string, string, TextLook & { width: number }, number])[] = [
    ['P', recipe.overline, { font: 'strong', size: 8.5, color: tones.folha, width: head }, 3],
    ['H3', recipe.name, { font: 'display', size: nameSize(recipe.name), width: head, lineGap: -1 }, 5],
    ['P', recipe.story, { size: 10, color: inkSoft, width: head, lineGap: 2 }, 5],
    ['P', recipe.facts.join(' · '), { font: 'strong', size: 9, width: head }, 0],
  ]
  let y: number = leaf.top
  for (const [type, text, look, after] of lines) {
    addElement(paper, { type }, () => write(paper, text, { x: leaf.gutter, y, ...look }))
    y += heightOf(paper, text, look) + after
  }
  const place = { x: leaf.width - leaf.gutter - plate.side, y: leaf.top - 8, side: plate.side }
  addPlate(paper, recipe.plate, { ...place, alt: recipe.plateAlt })
  y += addChips(paper, recipe.tags, { x: leaf.gutter, y: y + 8, width: head }) + 8
  const end = Math.max(y, leaf.top - 8 + plate.side) + 8
  addArtifact(paper, () =>
    paper.pdf
      .lineWidth(0.75)
      .moveTo(leaf.gutter, end)
      .lineTo(leaf.width - leaf.gutter, end)
      .stroke(line),
  )
  return end + 14
}

function nameSize(name: string): number {
  return name.length > 34 ? 17 : 20
}

type Words = GuideRecipe['ingredients']

const listHeading = { font: 'display', size: 13 } as const
const headingHeight = 23
const numberIndent = 16
const betweenItems = { ingredients: 3.5, steps: 6 } as const

interface ListPlace {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly size: number
  readonly isNumbered: boolean
}

function itemLook({ width, size, isNumbered }: Omit<ListPlace, 'x' | 'y'>) {
  const indent = isNumbered ? numberIndent : 10
  return {
    size,
    width: width - indent,
    lineGap: 2,
    indent,
    after: isNumbered ? betweenItems.steps : betweenItems.ingredients,
  }
}

function heightOfColumns(paper: Paper, { ingredients, steps }: GuideRecipe, size: number): number {
  return Math.max(
    heightOfList(paper, ingredients, { width: columns.ingredients, size, isNumbered: false }),
    heightOfList(paper, steps, { width: stepsWidth, size, isNumbered: true }),
  )
}

function heightOfList(paper: Paper, { items }: Words, place: Omit<ListPlace, 'x' | 'y'>): number {
  const look = itemLook(place)
  return items.reduce((sum, text) => sum + heightOf(paper, text, look) + look.after, headingHeight)
}

function addList(paper: Paper, { heading, items }: Words, place: ListPlace): void {
  const look = itemLook(place)
  addElement(paper, { type: 'H4' }, () => write(paper, heading, { x: place.x, y: place.y, ...listHeading }))
  let y = place.y + headingHeight
  addGroup(paper, { type: 'L' }, (list) =>
    items.forEach((text, at) => {
      const label = place.isNumbered ? `${at + 1}` : '•'
      addGroup(paper, { type: 'LI', parent: list }, (item) => {
        addElement(paper, { type: 'Lbl', parent: item }, () =>
          write(paper, label, { x: place.x, y, font: 'strong', size: place.size, color: tones.folha }),
        )
        addElement(paper, { type: 'LBody', parent: item }, () =>
          write(paper, text, { x: place.x + look.indent, y, ...look }),
        )
      })
      y += heightOf(paper, text, look) + look.after
    }),
  )
}

/** Adds the nutrients of one portion at the bottom of the page, at the same height on every page. */
function addNumbers(paper: Paper, { figures, source }: NonNullable<GuideRecipe['numbers']>): void {
  const y = leafEnd - figuresHeight
  addArtifact(paper, () =>
    paper.pdf.roundedRect(leaf.gutter, y, leafWidth, figuresHeight - 4, 10).fill(paperColor),
  )
  const width = (leafWidth - 24) / figures.length
  addGroup(paper, { type: 'L' }, (list) =>
    figures.forEach(({ value, label }, at) => {
      const x = leaf.gutter + 12 + at * width
      addGroup(paper, { type: 'LI', parent: list }, (item) =>
        addGroup(paper, { type: 'LBody', parent: item }, (body) => {
          addElement(paper, { type: 'P', parent: body }, () =>
            write(paper, value, { x, y: y + 9, font: 'display', size: 14, color: ink }),
          )
          addElement(paper, { type: 'P', parent: body }, () =>
            write(paper, label, { x, y: y + 27, size: 8.5, color: inkSoft }),
          )
        }),
      )
    }),
  )
  addElement(paper, { type: 'P' }, () =>
    write(paper, source, {
      x: leaf.gutter + 12,
      y: y + 45,
      size: 7.5,
      color: inkSoft,
      width: leafWidth - 24,
    }),
  )
}
