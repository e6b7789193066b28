import type { GuideContent, IndexGroup } from './guide-content.ts'
import { ink, inkSoft, tones } from './document-look.ts'
import { indexId, methodId } from './guide-front.ts'
import { addLink, leaf, leafEnd, leafWidth, markPlace, turnLeaf } from './guide-paper.ts'
import { addElement, addGroup, heightOf, type Paper, write } from './paper.ts'

const title = { font: 'display', size: 24 } as const
const belowTitle = 44

function addTitle(paper: Paper, text: string): void {
  addElement(paper, { type: 'H2' }, () => write(paper, text, { x: leaf.gutter, y: leaf.top, ...title }))
  paper.y = leaf.top + belowTitle
}

export function addMethod(paper: Paper, { method }: GuideContent): void {
  markPlace(paper, methodId)
  addTitle(paper, method.title)
  const headingLook = { font: 'strong', size: 11, width: leafWidth } as const
  const textLook = { size: 9.5, width: leafWidth, lineGap: 2.5 } as const
  for (const { heading, paragraphs } of method.sections) {
    const first = paragraphs[0] ?? ''
    const needed = heightOf(paper, heading, headingLook) + 4 + heightOf(paper, first, textLook)
    if (paper.y + needed > leafEnd) turnLeaf(paper)
    addElement(paper, { type: 'H3' }, () =>
      write(paper, heading, { x: leaf.gutter, y: paper.y, ...headingLook }),
    )
    paper.y += heightOf(paper, heading, headingLook) + 4
    for (const text of paragraphs) {
      const height = heightOf(paper, text, textLook)
      if (paper.y + height > leafEnd) turnLeaf(paper)
      addElement(paper, { type: 'P' }, () => write(paper, text, { x: leaf.gutter, y: paper.y, ...textLook }))
      paper.y += height + 6
    }
    paper.y += 6
  }
}

const gap = 20
const columnWidth = (leafWidth - gap) / 2
const numberWidth = 18
const groupHeading = { font: 'strong', size: 9.5, color: tones.folha, width: columnWidth } as const
const entryLook = { size: 8.5, color: ink, width: columnWidth - numberWidth, lineGap: 1.5 } as const
const headingHeight = 15
const afterEntry = 2.5
const afterGroup = 8

/**
 * Adds the index in two columns, which continue on the next page. A heading is never separated from its first recipe.
 */
export function addIndex(paper: Paper, { index }: GuideContent, pageOf: ReadonlyMap<string, number>): void {
  markPlace(paper, indexId)
  addTitle(paper, index.title)
  const noteLook = { size: 9.5, color: inkSoft, width: leafWidth } as const
  addElement(paper, { type: 'P' }, () =>
    write(paper, index.note, { x: leaf.gutter, y: paper.y - 10, ...noteLook }),
  )
  paper.y += heightOf(paper, index.note, noteLook) + 2
  const cursor = { column: 0, top: paper.y, y: paper.y }
  const makeRoom = (height: number) => {
    if (cursor.y + height <= leafEnd) return
    if (cursor.column === 0) cursor.column = 1
    else {
      turnLeaf(paper)
      Object.assign(cursor, { column: 0, top: leaf.top })
    }
    cursor.y = cursor.top
  }
  for (const group of index.groups) addIndexGroup(paper, group, { cursor, makeRoom, pageOf })
}

interface IndexPlace {
  readonly cursor: { column: number; y: number }
  readonly makeRoom: (height: number) => void
  readonly pageOf: ReadonlyMap<string, number>
}

function addIndexGroup(
  paper: Paper,
  { heading, recipes }: IndexGroup,
  { cursor, makeRoom, pageOf }: IndexPlace,
): void {
  const columnX = () => leaf.gutter + cursor.column * (columnWidth + gap)
  makeRoom(headingHeight + heightOf(paper, recipes[0]?.name ?? '', entryLook))
  addElement(paper, { type: 'H3' }, () =>
    write(paper, heading, { x: columnX(), y: cursor.y, ...groupHeading }),
  )
  cursor.y += headingHeight
  addGroup(paper, { type: 'L' }, (list) =>
    recipes.forEach(({ id, name }) => {
      const height = heightOf(paper, name, entryLook)
      makeRoom(height)
      const [x, y, page] = [columnX(), cursor.y, `${pageOf.get(id) ?? ''}`]
      const area = { x, y, width: columnWidth, height }
      addGroup(paper, { type: 'LI', parent: list }, (item) =>
        addGroup(paper, { type: 'LBody', parent: item }, (body) =>
          addLink(paper, { parent: body, id, spoken: `${name}, página ${page}`, area }, () => {
            write(paper, name, { x, y, ...entryLook })
            write(paper, page, { x, y, ...entryLook, width: columnWidth, align: 'right' })
          }),
        ),
      )
      cursor.y += height + afterEntry
    }),
  )
  cursor.y += afterGroup
}
