import type { Column, DocumentContent, Heading, List, Paragraph, Table, Tiles } from './document-content.ts'
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
  type TextLook,
  write,
} from './paper.ts'

const awningHeight = 30

export function addTitle(paper: Paper, { title, overline, subtitle, author }: DocumentContent): void {
  hangAwning(paper, awningHeight)
  const x = page.gutter
  paper.y = awningHeight + 26
  addElement(paper, { type: 'P' }, () =>
    write(paper, author, { x, y: paper.y, font: 'display', size: 13, color: tones.folha }),
  )
  paper.y += 34
  addElement(paper, { type: 'P' }, () =>
    write(paper, overline, { x, y: paper.y, font: 'strong', size: 10, color: inkSoft }),
  )
  paper.y += 15
  const heading = { font: 'display', size: 27, width: columnWidth, lineGap: 0 } as const
  const height = heightOf(paper, title, heading)
  addElement(paper, { type: 'H1' }, () => write(paper, title, { x, y: paper.y, ...heading }))
  paper.y += height + 4
  addElement(paper, { type: 'P' }, () => write(paper, subtitle, { x, y: paper.y, color: inkSoft }))
  paper.y += 30
}

const headingLooks = {
  2: { font: 'display', size: 16, before: 14, after: 8 },
  3: { font: 'strong', size: 11, before: 6, after: 4 },
} as const

/**
 * Adds a heading. `follows`: height below the heading that must fit on the same page, so that a heading is never the
 * last line of a page.
 */
export function addHeading(paper: Paper, { level, text }: Heading, follows: number): void {
  const { font, size, before, after } = headingLooks[level]
  ensureRoom(paper, before + size + after + follows)
  if (paper.y > page.top) paper.y += before
  addElement(paper, { type: `H${level}` }, () =>
    write(paper, text, { x: page.gutter, y: paper.y, font, size }),
  )
  paper.y += size * 1.25 + after
}

export function addParagraph(paper: Paper, { text, isSoft = false }: Paragraph): void {
  const look = isSoft
    ? { size: 8.5, color: inkSoft, width: columnWidth, lineGap: 2 }
    : { size: 10.5, color: ink, width: columnWidth, lineGap: 3 }
  const height = heightOf(paper, text, look)
  ensureRoom(paper, height)
  addElement(paper, { type: 'P' }, () => write(paper, text, { x: page.gutter, y: paper.y, ...look }))
  paper.y += height + (isSoft ? 6 : 8)
}

const indent = 14

export function addList(paper: Paper, { items }: List): void {
  const look = { size: 10.5, width: columnWidth - indent, lineGap: 3 } as const
  addGroup(paper, { type: 'L' }, (whole) =>
    items.forEach((text) => {
      const height = heightOf(paper, text, look)
      ensureRoom(paper, height)
      addGroup(paper, { type: 'LI', parent: whole }, (item) => {
        addElement(paper, { type: 'Lbl', parent: item }, () =>
          write(paper, '•', { x: page.gutter + 1, y: paper.y, size: look.size, color: tones.folha }),
        )
        addElement(paper, { type: 'LBody', parent: item }, () =>
          write(paper, text, { x: page.gutter + indent, y: paper.y, ...look }),
        )
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
  addGroup(paper, { type: 'L' }, (list) =>
    tiles.forEach(({ label, value, note }, at) => {
      const x = page.gutter + at * (width + gap) + padding
      const inner = { width: width - 2 * padding + 8 }
      const lines = [
        [label, 11, { size: 8.5, color: inkSoft }],
        [value, 24, { font: 'display', size: 18 }],
        [note, 51, { size: 8.5, color: inkSoft }],
      ] as const
      addGroup(paper, { type: 'LI', parent: list }, (item) =>
        addGroup(paper, { type: 'LBody', parent: item }, (body) =>
          lines
            .filter(([text]) => text !== '')
            .forEach(([text, below, look]) =>
              addElement(paper, { type: 'P', parent: body }, () =>
                write(paper, text, { x, y: y + below, ...inner, ...look }),
              ),
            ),
        ),
      )
    }),
  )
  paper.y += height + 12
}

/** Look of a table's rows in points. A table of at most `mostTogether` rows is kept on one page. */
const row = { height: 15, size: 8.5, padding: 6, mostTogether: 40 } as const

export function roomOfTable({ rows }: Table): number {
  return row.height * (rows.length <= row.mostTogether ? rows.length + 1 : 4)
}

export function addTable(paper: Paper, table: Table): void {
  const cells = cellsOf(table)
  ensureRoom(paper, roomOfTable(table))
  addGroup(paper, { type: 'Table' }, (whole) => {
    addGroup(paper, { type: 'THead', parent: whole }, (head) =>
      addGroup(paper, { type: 'TR', parent: head }, (headRow) =>
        cells.forEach((cell) =>
          addElement(paper, { type: 'TH', parent: headRow, scope: 'Column' }, () => writeHeader(paper, cell)),
        ),
      ),
    )
    endRow(paper, headerRule)
    addGroup(paper, { type: 'TBody', parent: whole }, (body) =>
      table.rows.forEach((texts) => {
        // A header repeated on a further page is decoration, because the structure tree has it already.
        if (ensureRoom(paper, row.height)) {
          addArtifact(paper, () => cells.forEach((cell) => writeHeader(paper, cell)))
          endRow(paper, headerRule)
        }
        addGroup(paper, { type: 'TR', parent: body }, (parent) => addCells(paper, cells, { parent, texts }))
        endRow(paper, rowRule)
      }),
    )
  })
  paper.y += 10
}

interface Cell extends Column {
  readonly x: number
}

/** Returns the columns with their positions and widths on the page. */
function cellsOf({ columns }: Table): readonly Cell[] {
  const total = columns.reduce((sum, { width }) => sum + width, 0)
  return columns.map((column, at) => {
    const before = columns.slice(0, at).reduce((sum, { width }) => sum + width, 0)
    const width = (column.width / total) * columnWidth
    const padding = at === columns.length - 1 ? 0 : row.padding
    return { ...column, x: page.gutter + (before / total) * columnWidth, width: width - padding }
  })
}

interface TableRow {
  readonly parent: Paper['root']
  readonly texts: readonly string[]
}

function addCells(paper: Paper, cells: readonly Cell[], { parent, texts }: TableRow): void {
  cells.forEach((cell, at) => {
    const text = texts[at]
    if (text === undefined) return
    const tag = at === 0 ? ({ type: 'TH', scope: 'Row' } as const) : { type: 'TD' }
    const look = { font: at === 0 ? 'strong' : 'text', color: ink } as const
    addElement(paper, { ...tag, parent }, () => writeCell(paper, text, { ...cell, ...look }))
  })
}

function writeHeader(paper: Paper, cell: Cell): void {
  writeCell(paper, cell.header, { ...cell, font: 'strong', color: inkSoft })
}

function writeCell(
  paper: Paper,
  text: string,
  cell: Cell & Required<Pick<TextLook, 'font' | 'color'>>,
): void {
  const { x, width, font, color, align = 'left' } = cell
  write(paper, text, { x, y: paper.y + 3, size: row.size, font, color, width, align })
}

const headerRule = { color: inkSoft, weight: 0.75 } as const
const rowRule = { color: line, weight: 0.5 } as const

/** Draws the line below the current row and moves to the next row. */
function endRow(paper: Paper, { color, weight }: typeof headerRule | typeof rowRule): void {
  const y = paper.y + row.height
  addArtifact(paper, () =>
    paper.pdf
      .lineWidth(weight)
      .moveTo(page.gutter, y)
      .lineTo(page.width - page.gutter, y)
      .stroke(color),
  )
  paper.y = y
}
