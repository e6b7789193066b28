import type { DocumentContent, Heading, List, Paragraph, Table, Tiles } from './document-content.ts'
import { ink, inkSoft, line, paper as paperColor, tones } from './document-look.ts'
import {
  addArtifact,
  addElement,
  addGroup,
  columnWidth,
  ensureRoom,
  hangAwning,
  heightOf,
  page,
  type Paper,
  write,
} from './paper.ts'

const awningHeight = 30

export function addTitle(paper: Paper, { title, overline, subtitle, author }: DocumentContent): void {
  hangAwning(paper, awningHeight)
  const x = page.gutter
  paper.y = awningHeight + 26
  addElement(paper, paper.root, 'P', {}, () =>
    write(paper, author, x, paper.y, { font: 'display', size: 13, color: tones.folha }),
  )
  paper.y += 34
  addElement(paper, paper.root, 'P', {}, () =>
    write(paper, overline, x, paper.y, { font: 'strong', size: 10, color: inkSoft }),
  )
  paper.y += 15
  const heading = { font: 'display', size: 27, width: columnWidth, lineGap: 0 } as const
  const height = heightOf(paper, title, heading)
  addElement(paper, paper.root, 'H1', {}, () => write(paper, title, x, paper.y, heading))
  paper.y += height + 4
  addElement(paper, paper.root, 'P', {}, () => write(paper, subtitle, x, paper.y, { color: inkSoft }))
  paper.y += 30
}

const headingLooks = {
  2: { font: 'display', size: 16, before: 14, after: 8 },
  3: { font: 'strong', size: 11, before: 6, after: 4 },
} as const

/** Adds a heading, never alone at the end of a page: `follows` is the height needed below it. */
export function addHeading(paper: Paper, { level, text }: Heading, follows: number): void {
  const { font, size, before, after } = headingLooks[level]
  ensureRoom(paper, before + size + after + follows)
  if (paper.y > page.top) paper.y += before
  addElement(paper, paper.root, `H${level}`, {}, () =>
    write(paper, text, page.gutter, paper.y, { font, size }),
  )
  paper.y += size * 1.25 + after
}

export function addParagraph(paper: Paper, { text, isSoft = false }: Paragraph): void {
  const look = isSoft
    ? { size: 8.5, color: inkSoft, width: columnWidth, lineGap: 2 }
    : { size: 10.5, color: ink, width: columnWidth, lineGap: 3 }
  const height = heightOf(paper, text, look)
  ensureRoom(paper, height)
  addElement(paper, paper.root, 'P', {}, () => write(paper, text, page.gutter, paper.y, look))
  paper.y += height + (isSoft ? 6 : 8)
}

const indent = 14

export function addList(paper: Paper, { items }: List): void {
  const look = { size: 10.5, width: columnWidth - indent, lineGap: 3 } as const
  addGroup(paper, paper.root, 'L', (whole) =>
    items.forEach((text) => {
      const height = heightOf(paper, text, look)
      ensureRoom(paper, height)
      addGroup(paper, whole, 'LI', (item) => {
        addElement(paper, item, 'Lbl', {}, () =>
          write(paper, '•', page.gutter + 1, paper.y, { size: look.size, color: tones.folha }),
        )
        addElement(paper, item, 'LBody', {}, () => write(paper, text, page.gutter + indent, paper.y, look))
      })
      paper.y += height + 3
    }),
  )
  paper.y += 6
}

const tile = { height: 74, gap: 8, padding: 12 } as const

export function addTiles(paper: Paper, { tiles }: Tiles): void {
  const { height, gap, padding } = tile
  ensureRoom(paper, height)
  const width = (columnWidth - gap * (tiles.length - 1)) / tiles.length
  const { y } = paper
  addArtifact(paper, () => {
    tiles.forEach((_, at) =>
      paper.pdf.roundedRect(page.gutter + at * (width + gap), y, width, height, 10).fill(paperColor),
    )
  })
  addGroup(paper, paper.root, 'L', (list) =>
    tiles.forEach(({ label, value, note }, at) => {
      const x = page.gutter + at * (width + gap) + padding
      const inner = { width: width - 2 * padding + 8 }
      const lines = [
        [label, 11, { size: 8.5, color: inkSoft }],
        [value, 24, { font: 'display', size: 18 }],
        [note, 51, { size: 8.5, color: inkSoft }],
      ] as const
      addGroup(paper, list, 'LI', (item) =>
        addGroup(paper, item, 'LBody', (body) =>
          lines
            .filter(([text]) => text !== '')
            .forEach(([text, below, look]) =>
              addElement(paper, body, 'P', {}, () => write(paper, text, x, y + below, { ...inner, ...look })),
            ),
        ),
      )
    }),
  )
  paper.y += height + 12
}

/** A table short enough for one page is never split. */
const row = { height: 15, size: 8.5, padding: 6, mostTogether: 40 } as const

export function roomOfTable({ rows }: Table): number {
  return row.height * (rows.length <= row.mostTogether ? rows.length + 1 : 4)
}

export function addTable(paper: Paper, table: Table): void {
  const { columns, rows } = table
  const total = columns.reduce((sum, { width }) => sum + width, 0)
  const cells = columns.map((column, at) => {
    const before = columns.slice(0, at).reduce((sum, { width }) => sum + width, 0)
    const x = page.gutter + (before / total) * columnWidth
    return { ...column, x, width: (column.width / total) * columnWidth }
  })
  const writeCell = (text: string, at: number, isStrong: boolean, color: string = ink) => {
    const cell = cells[at]
    if (!cell) return
    write(paper, text, cell.x, paper.y + 3, {
      size: row.size,
      font: isStrong ? 'strong' : 'text',
      color,
      width: cell.width - (at === columns.length - 1 ? 0 : row.padding),
      align: cell.align ?? 'left',
    })
  }
  const writeHeader = () => columns.forEach(({ header }, at) => writeCell(header, at, true, inkSoft))
  const rule = (color: string, weight: number) =>
    addArtifact(paper, () =>
      paper.pdf
        .lineWidth(weight)
        .moveTo(page.gutter, paper.y + row.height)
        .lineTo(page.width - page.gutter, paper.y + row.height)
        .stroke(color),
    )

  ensureRoom(paper, roomOfTable(table))
  addGroup(paper, paper.root, 'Table', (whole) => {
    addGroup(paper, whole, 'THead', (head) =>
      addGroup(paper, head, 'TR', (headRow) =>
        columns.forEach(({ header }, at) =>
          addElement(paper, headRow, 'TH', { scope: 'Column' }, () => writeCell(header, at, true, inkSoft)),
        ),
      ),
    )
    rule(inkSoft, 0.75)
    paper.y += row.height
    addGroup(paper, whole, 'TBody', (body) =>
      rows.forEach((texts) => {
        // A repeated header is decoration, because the structure tree already has it.
        if (ensureRoom(paper, row.height)) {
          addArtifact(paper, writeHeader)
          rule(inkSoft, 0.75)
          paper.y += row.height
        }
        addGroup(paper, body, 'TR', (bodyRow) =>
          texts.forEach((text, at) =>
            addElement(paper, bodyRow, at === 0 ? 'TH' : 'TD', at === 0 ? { scope: 'Row' } : {}, () =>
              writeCell(text, at, at === 0),
            ),
          ),
        )
        rule(line, 0.5)
        paper.y += row.height
      }),
    )
  })
  paper.y += 10
}
