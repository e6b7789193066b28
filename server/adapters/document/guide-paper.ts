import type { PlateMeal } from '../../../plate/meal.ts'
import { folhaSoft, inkSoft, tones } from './document-look.ts'
import { addArtifact, addElement, type Paper, widthOf, write } from './paper.ts'
import { drawMeal } from './drawn-meal.ts'

/** A5 in points: such a page can be read on a phone without zooming, and two print on one A4. */
export const leaf = { width: 419.53, height: 595.28, gutter: 36, top: 44, bottom: 46 } as const
export const leafWidth = leaf.width - 2 * leaf.gutter
export const leafEnd = leaf.height - leaf.bottom

type Element = Paper['root']

/** Starts a page and returns its printed number. */
export function turnLeaf(paper: Paper): number {
  paper.pdf.addPage()
  paper.y = leaf.top
  return pageNumber(paper)
}

export function pageNumber({ pdf }: Paper): number {
  return pdf.bufferedPageRange().count
}

/** Makes the top of the current page the target of links with this id. */
export function markPlace({ pdf }: Paper, id: string): void {
  pdf.addNamedDestination(id, 'XYZ', 0, 0, null)
}

interface LinkArea {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface PageLink {
  readonly parent: Element
  /** Id of the place to which the link leads (`markPlace`). */
  readonly id: string
  /** Text of the link that screen readers read. */
  readonly spoken: string
  readonly area: LinkArea
}

/** Adds a link over `area` to another place in the document; `draw` draws what the link shows. */
export function addLink(paper: Paper, { parent, id, spoken, area }: PageLink, draw: () => void): void {
  const link = paper.pdf.struct('Link')
  parent.add(link)
  link.add(draw)
  // `pdfkit` writes a primitive string as a PDF name; only a String object becomes a text.
  const options = { structParent: link, Contents: Object(spoken) }
  paper.pdf.goTo(area.x, area.y, area.width, area.height, id, options)
  link.end()
}

interface PlatePlace {
  readonly x: number
  readonly y: number
  readonly side: number
  /** Text of the drawing that screen readers read. */
  readonly alt: string
}

export function addPlate(paper: Paper, meal: PlateMeal, { alt, ...place }: PlatePlace): void {
  const { x, y, side } = place
  addElement(paper, { type: 'Figure', alt, bbox: [x, y, x + side, y + side] }, () =>
    drawMeal(paper.pdf, meal, place),
  )
}

const chip = { size: 8, padding: 7, height: 16, gap: 5 } as const

/** Adds short words in rounded fields, side by side and in further rows where needed. Returns their height. */
export function addChips(paper: Paper, words: readonly string[], area: Omit<LinkArea, 'height'>): number {
  if (words.length === 0) return 0
  const look = { size: chip.size, font: 'strong', color: tones.folha } as const
  let { x, y } = area
  const list = paper.pdf.struct('L')
  paper.root.add(list)
  for (const word of words) {
    const width = widthOf(paper, word, look) + 2 * chip.padding
    if (x > area.x && x + width > area.x + area.width) {
      x = area.x
      y += chip.height + chip.gap
    }
    addArtifact(paper, () => paper.pdf.roundedRect(x, y, width, chip.height, chip.height / 2).fill(folhaSoft))
    const item = paper.pdf.struct('LI')
    list.add(item)
    const at = { x: x + chip.padding, y: y + 3.4 }
    addElement(paper, { type: 'LBody', parent: item }, () =>
      write(paper, word, { x: at.x, y: at.y, ...look }),
    )
    item.end()
    x += width + chip.gap
  }
  list.end()
  return y + chip.height - area.y
}

/** Adds the footer with the page number to every page after the cover. */
export function numberLeaves({ pdf }: Paper, foot: string): void {
  const { count } = pdf.bufferedPageRange()
  for (let at = 1; at < count; at++) {
    pdf.switchToPage(at)
    addArtifact(
      { pdf },
      () => {
        const y = leaf.height - 30
        const look = { size: 8, color: inkSoft, width: leafWidth }
        write({ pdf }, foot, { x: leaf.gutter, y, ...look })
        write({ pdf }, `${at + 1}`, { x: leaf.gutter, y, ...look, font: 'strong', align: 'right' })
      },
      'Pagination',
    )
  }
}
