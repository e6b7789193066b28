import type { GuideChapterPages, GuideContent } from './guide-content.ts'
import { ink, inkSoft, line, paper as paperColor, tones } from './document-look.ts'
import { drawMeal } from './drawn-meal.ts'
import {
  addLink,
  addPlate,
  leaf,
  leafEnd,
  leafWidth,
  markPlace,
  pageNumber,
  turnLeaf,
} from './guide-paper.ts'
import {
  addArtifact,
  addElement,
  addGroup,
  hangAwning,
  heightOf,
  type Paper,
  type TextLook,
  write,
} from './paper.ts'

const awningHeight = 34
/** Places of the plates on the cover: the first, large one in the middle, the others around it, cut off by the edge. */
const coverPlates = [
  { x: 117, y: 330, side: 186 },
  { x: -58, y: 300, side: 132 },
  { x: 345, y: 306, side: 138 },
  { x: -34, y: 462, side: 146 },
  { x: 310, y: 470, side: 152 },
  { x: 146, y: 524, side: 132 },
] as const

/**
 * Position in points at which the cover's text ends in an edition with few exclusions; longer text moves the plates
 * down.
 */
const usualEnd = 294

export function addCover(paper: Paper, { title, author, cover }: GuideContent): void {
  const centered = { width: leafWidth, align: 'center', lineGap: 2 } as const
  const lines = [
    ['P', author, { ...centered, font: 'display', size: 14, color: tones.folha }, 22],
    ['H1', title, { ...centered, font: 'display', size: 36, lineGap: -3 }, 12],
    ['P', cover.subtitle, { ...centered, size: 12.5, color: ink, lineGap: 3 }, 12],
    ['P', cover.edition, { ...centered, size: 9.5, color: inkSoft }, 0],
  ] as const
  const top = awningHeight + 30
  const end = lines.reduce((y, [, text, look, after]) => y + heightOf(paper, text, look) + after, top)
  const drop = Math.max(0, end - usualEnd)
  addArtifact(paper, () => {
    paper.pdf.rect(0, 0, leaf.width, leaf.height).fill(paperColor)
    coverPlates.forEach((place, at) => {
      const meal = cover.plates[at]
      if (meal) drawMeal(paper.pdf, meal, { ...place, y: place.y + drop })
    })
  })
  hangAwning(paper, awningHeight)
  let y = top
  for (const [type, text, look, after] of lines) y += addCentered(paper, { type, text, look, y }) + after
}

interface CenteredText {
  readonly type: string
  readonly text: string
  readonly look: TextLook & { readonly width: number }
  readonly y: number
}

/**
 * Adds centered text in lines of similar length: as narrow as possible without a further line. Returns its height.
 */
function addCentered(paper: Paper, { type, text, look, y }: CenteredText): number {
  const height = heightOf(paper, text, look)
  let { width } = look
  while (width > look.width / 2 && heightOf(paper, text, { ...look, width: width - 6 }) <= height) width -= 6
  const x = (leaf.width - width) / 2
  addElement(paper, { type }, () => write(paper, text, { x, y, ...look, width }))
  return height
}

const lineHeight = { chapter: 27, recipe: 15.5 } as const
const heading = { font: 'display', size: 24 } as const
const belowHeading = 44

interface ContentsLine {
  readonly id: string
  readonly text: string
  readonly isChapter: boolean
}

/** Pages of the table of contents, which is written once the page numbers of the recipes are known. */
export interface Contents {
  write(pageOf: ReadonlyMap<string, number>): void
}

export function keepContents(
  paper: Paper,
  { contentsTitle, chapters, method, index }: GuideContent,
): Contents {
  const pages = pageLines([
    ...chapters.flatMap(({ id, title, recipes }) => [
      { id, text: title, isChapter: true },
      ...recipes.map((recipe) => ({ id: recipe.id, text: recipe.name, isChapter: false })),
    ]),
    { id: methodId, text: method.title, isChapter: true },
    { id: indexId, text: index.title, isChapter: true },
  ])
  const first = pageNumber(paper) + 1
  for (const _ of pages) turnLeaf(paper)
  // The section is placed here in the reading order, although its text is written last.
  const part = paper.pdf.struct('Sect')
  paper.root.add(part)
  return {
    write(pageOf) {
      paper.pdf.switchToPage(first - 1)
      addElement(paper, { type: 'H2', parent: part }, () =>
        write(paper, contentsTitle, { x: leaf.gutter, y: leaf.top, ...heading }),
      )
      addGroup(paper, { type: 'TOC', parent: part }, (whole) =>
        pages.forEach((lines, at) => {
          paper.pdf.switchToPage(first - 1 + at)
          writeLines(paper, whole, { lines, top: leaf.top + (at === 0 ? belowHeading : 0), pageOf })
        }),
      )
      part.end()
    },
  }
}

export const methodId = 'metodo'
export const indexId = 'indice'

/** Splits the contents into pages. At least two recipes follow a chapter's name on its page. */
function pageLines(lines: readonly ContentsLine[]): readonly (readonly ContentsLine[])[] {
  const pages: ContentsLine[][] = [[]]
  let y = leaf.top + belowHeading
  for (const entry of lines) {
    const height = heightOfLine(entry)
    const needed = entry.isChapter ? height + 2 * lineHeight.recipe : height
    if (y + needed > leafEnd) {
      pages.push([])
      y = leaf.top
    }
    pages.at(-1)?.push(entry)
    y += height
  }
  return pages
}

function heightOfLine({ isChapter }: ContentsLine): number {
  return isChapter ? lineHeight.chapter : lineHeight.recipe
}

interface ContentsPage {
  readonly lines: readonly ContentsLine[]
  readonly top: number
  readonly pageOf: ReadonlyMap<string, number>
}

function writeLines(paper: Paper, whole: Paper['root'], { lines, top, pageOf }: ContentsPage): void {
  let y = top
  for (const entry of lines) {
    const height = heightOfLine(entry)
    const look = entry.isChapter
      ? ({ font: 'strong', size: 12, color: tones.folha } as const)
      : ({ size: 10, color: ink } as const)
    const page = `${pageOf.get(entry.id) ?? ''}`
    const textAt = y + (entry.isChapter ? 9 : 1)
    const area = { x: leaf.gutter, y: textAt, width: leafWidth, height: lineHeight.recipe }
    addGroup(paper, { type: 'TOCI', parent: whole }, (item) =>
      addLink(paper, { parent: item, id: entry.id, spoken: `${entry.text}, página ${page}`, area }, () => {
        write(paper, entry.text, { x: leaf.gutter, y: textAt, ...look })
        write(paper, page, { x: leaf.gutter, y: textAt, ...look, width: leafWidth, align: 'right' })
      }),
    )
    y += height
    if (entry.isChapter) ruleBelow(paper, textAt + 17)
  }
}

function ruleBelow(paper: Paper, y: number): void {
  addArtifact(paper, () =>
    paper.pdf
      .lineWidth(0.5)
      .moveTo(leaf.gutter, y)
      .lineTo(leaf.width - leaf.gutter, y)
      .stroke(line),
  )
}

const openingPlate = { side: 236, top: 46 } as const

/** Adds the first page of a chapter: its title, and a plate with links to the recipes on it. */
export function addChapterOpening(
  paper: Paper,
  { id, title, intro, wholePlate }: GuideChapterPages,
  pageOf: ReadonlyMap<string, number>,
): void {
  addArtifact(paper, () => paper.pdf.rect(0, 0, leaf.width, leaf.height).fill(paperColor))
  markPlace(paper, id)
  const centered = { width: leafWidth, align: 'center' } as const
  let y: number = openingPlate.top + openingPlate.side + 18
  const addBelow = (text: Omit<CenteredText, 'y'>, after: number) => {
    y += addCentered(paper, { ...text, y }) + after
  }
  const titleLook = { ...centered, font: 'display', size: 28, lineGap: -2 } as const
  addBelow({ type: 'H2', text: title, look: titleLook }, 8)
  const names = wholePlate.recipes.map(({ name }) => name)
  const place = { x: (leaf.width - openingPlate.side) / 2, y: openingPlate.top, side: openingPlate.side }
  addPlate(paper, wholePlate.meal, { ...place, alt: `Desenho de um prato com ${names.join(', ')}` })
  addBelow({ type: 'P', text: intro, look: { ...centered, size: 11, lineGap: 3 } }, 16)
  const headingLook = { ...centered, font: 'strong', size: 10, color: tones.folha } as const
  addBelow({ type: 'P', text: wholePlate.heading, look: headingLook }, 3)
  addGroup(paper, { type: 'L' }, (list) =>
    wholePlate.recipes.forEach((recipe) => {
      const text = `${recipe.name}, p. ${pageOf.get(recipe.id) ?? ''}`
      const area = { x: leaf.gutter, y, width: leafWidth, height: 15 }
      addGroup(paper, { type: 'LI', parent: list }, (item) =>
        addGroup(paper, { type: 'LBody', parent: item }, (body) =>
          addLink(paper, { parent: body, id: recipe.id, spoken: text, area }, () =>
            write(paper, text, { x: leaf.gutter, y, ...centered, size: 10.5 }),
          ),
        ),
      )
      y += 16
    }),
  )
}
