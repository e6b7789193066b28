import type { Block, Chart, DocumentContent } from './document-content.ts'
import { calendarHeight, drawBars, drawCalendar, drawTrend } from './day-charts.ts'
import { closePaper, columnWidth, ensureRoom, numberPages, openPaper, page, type Paper } from './paper.ts'
import { drawHours, drawShares, hoursHeight, sharesHeight } from './share-charts.ts'
import {
  addHeading,
  addList,
  addParagraph,
  addTable,
  addTiles,
  addTitle,
  roomOfTable,
} from './text-blocks.ts'
import type { Place } from './chart-frame.ts'

const barsHeight = 128
const pairGap = 22
/** Height in points that must be free below a heading on the heading's page. */
const togetherWithHeading = 60
const headingRoom = 30
const belowChart = 14

/** Renders a document as PDF. Blocks its thread for some tenths of a second. */
export async function renderDocument(content: DocumentContent): Promise<Uint8Array> {
  const paper = openPaper(content)
  addTitle(paper, content)
  content.blocks.forEach((block, at) => addBlock(paper, block, content.blocks[at + 1]))
  numberPages(paper, content.foot)
  return closePaper(paper)
}

function addBlock(paper: Paper, block: Block, next: Block | undefined): void {
  switch (block.kind) {
    case 'heading':
      return addHeading(paper, block, next ? roomOf(next) : 0)
    case 'paragraph':
      return addParagraph(paper, block)
    case 'list':
      return addList(paper, block)
    case 'tiles':
      return addTiles(paper, block)
    case 'table':
      return addTable(paper, block)
    case 'pair':
      return addPair(paper, block.charts)
    default:
      return addChart(paper, block)
  }
}

function roomOf(block: Block): number {
  if (block.kind === 'pair') return Math.max(...block.charts.map(heightOfChart))
  if (block.kind === 'table') return roomOfTable(block)
  if (block.kind === 'heading') return headingRoom + togetherWithHeading
  const isText = ['paragraph', 'list', 'tiles'].includes(block.kind)
  return isText ? togetherWithHeading : heightOfChart(block as Chart)
}

function addChart(paper: Paper, chart: Chart): void {
  const height = heightOfChart(chart)
  ensureRoom(paper, height)
  draw(paper, { x: page.gutter, y: paper.y, width: columnWidth, height }, chart)
  paper.y += height + belowChart
}

function addPair(paper: Paper, charts: readonly [Chart, Chart]): void {
  const height = Math.max(...charts.map(heightOfChart))
  ensureRoom(paper, height)
  const width = (columnWidth - pairGap) / 2
  charts.forEach((chart, at) =>
    draw(paper, { x: page.gutter + at * (width + pairGap), y: paper.y, width, height }, chart),
  )
  paper.y += height + belowChart
}

function draw(paper: Paper, place: Place, chart: Chart): void {
  switch (chart.kind) {
    case 'bars':
      return drawBars(paper, place, chart)
    case 'trend':
      return drawTrend(paper, place, chart)
    case 'calendar':
      return drawCalendar(paper, place, chart)
    case 'shares':
      return drawShares(paper, place, chart)
    case 'hours':
      return drawHours(paper, place, chart)
  }
}

function heightOfChart(chart: Chart): number {
  switch (chart.kind) {
    case 'calendar':
      return calendarHeight(chart)
    case 'shares':
      return sharesHeight(chart)
    case 'hours':
      return hoursHeight(chart)
    case 'bars':
    case 'trend':
      return barsHeight
  }
}
