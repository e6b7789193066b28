import type { Bars, Calendar, Trend } from './document-content.ts'
import {
  addFigure,
  drawKeys,
  drawPlot,
  labelSize,
  type Place,
  type Plot,
  roundSteps,
  titleHeight,
} from './chart-frame.ts'
import { heat, ink, inkSoft, line, tones } from './document-look.ts'
import { type Paper, widthOf, write } from './paper.ts'

type Values = readonly (number | null)[]

const whole = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 })
const oneDigit = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 })

export function drawBars(paper: Paper, place: Place, bars: Bars): void {
  const { values, targets, tone, unit } = bars
  const { pdf } = paper
  const highest = Math.max(...known(values), ...known(targets), 1)
  addFigure(paper, { ...bars, place }, () => {
    drawKeys(paper, place, [
      {
        label: `por dia (${unit})`,
        draw: (x, y) => pdf.roundedRect(x + 3, y - 4, 6, 8, 2).fill(tones[tone]),
      },
      { label: 'meta estimada', draw: (x, y) => dashed(paper, () => pdf.moveTo(x, y).lineTo(x + 12, y)) },
    ])
    const steps = roundSteps(0, highest)
    const plot = drawPlot(paper, place, { steps, days: values.length, formatValue: whole.format })
    values.forEach((value, day) => drawBar(paper, plot, { day, value, color: tones[tone] }))
    drawTargets(paper, plot, targets)
  })
}

interface Bar {
  readonly day: number
  readonly value: number | null
  readonly color: string
}

/** Draws the bar of a day. A day without data gets a dot, because a bar without height would mean zero. */
function drawBar({ pdf }: Paper, plot: Plot, { day, value, color }: Bar): void {
  const width = Math.min(plot.slot * 0.62, 11)
  const x = plot.xOf(day) - width / 2
  if (value === null) pdf.circle(plot.xOf(day), plot.bottom - 2.5, 1).fill(tones.soft)
  else {
    const height = Math.max(plot.bottom - plot.yOf(value), 0.5)
    const round = Math.min(width / 2, 3, height)
    const y = plot.bottom - height
    pdf
      .path(
        `M${x} ${plot.bottom}v${round - height}q0 ${-round} ${round} ${-round}h${width - 2 * round}q${round} 0 ${round} ${round}V${plot.bottom}z`,
      )
      .fill(color)
    if (y < 0) throw new RangeError('A bar is higher than its page.')
  }
}

function drawTargets(paper: Paper, plot: Plot, targets: Values): void {
  dashed(paper, () => {
    targets.forEach((target, day) => {
      if (target === null) return
      const from = plot.left + plot.slot * day
      if ((targets[day - 1] ?? null) === null) paper.pdf.moveTo(from, plot.yOf(target))
      else paper.pdf.lineTo(from, plot.yOf(target))
      paper.pdf.lineTo(from + plot.slot, plot.yOf(target))
    })
    return paper.pdf
  })
}

function dashed({ pdf }: Paper, draw: () => PDFKit.PDFDocument): void {
  pdf.lineWidth(1.2).dash(3, { space: 2 })
  draw().stroke(ink)
  pdf.undash()
}

export function drawTrend(paper: Paper, place: Place, trend: Trend): void {
  const { points, line: through, tone, unit } = trend
  const { pdf } = paper
  const all = [...known(points), ...known(through)]
  const [lowest, highest] = [Math.min(...all), Math.max(...all)]
  const room = Math.max((2 - (highest - lowest)) / 2, 0.3)
  addFigure(paper, { ...trend, place }, () => {
    drawKeys(paper, place, [
      { label: `pesagem (${unit})`, draw: (x, y) => pdf.circle(x + 7, y, 2.2).fill(tones.soft) },
      {
        label: 'tendência de 7 dias',
        draw: (x, y) =>
          pdf
            .lineWidth(2)
            .moveTo(x, y)
            .lineTo(x + 12, y)
            .stroke(tones[tone]),
      },
    ])
    const steps = roundSteps(lowest - room, highest + room)
    const plot = drawPlot(paper, place, { steps, days: points.length, formatValue: oneDigit.format })
    points.forEach((value, day) => {
      if (value !== null) pdf.circle(plot.xOf(day), plot.yOf(value), 2.2).fill(tones.soft)
    })
    drawLine(paper, plot, through)
    pdf.stroke(tones[tone])
  })
}

function drawLine({ pdf }: Paper, plot: Plot, through: Values): void {
  pdf.lineWidth(2).lineJoin('round').lineCap('round')
  let isDown = false
  through.forEach((value, day) => {
    if (value === null) return
    if (isDown) pdf.lineTo(plot.xOf(day), plot.yOf(value))
    else pdf.moveTo(plot.xOf(day), plot.yOf(value))
    isDown = true
  })
}

const weekdays = ['seg', 'ter', 'qua', 'qui', 'sex', 'sáb', 'dom']
const cell = { height: 24, gap: 3 } as const

export function calendarHeight({ firstColumn, percentages }: Calendar): number {
  const weeks = Math.ceil((firstColumn + percentages.length) / 7)
  return titleHeight + 12 + weeks * (cell.height + cell.gap)
}

export function drawCalendar(paper: Paper, place: Place, calendar: Calendar): void {
  const { firstColumn, percentages } = calendar
  const width = (place.width - cell.gap * 6) / 7
  const top = place.y + titleHeight
  addFigure(paper, { ...calendar, place }, () => {
    weekdays.forEach((name, at) =>
      write(paper, name, {
        x: place.x + at * (width + cell.gap),
        y: top - 3,
        size: labelSize,
        color: inkSoft,
        width,
        align: 'center',
      }),
    )
    percentages.forEach((percentage, day) => {
      const [week, column] = [Math.floor((firstColumn + day) / 7), (firstColumn + day) % 7]
      const x = place.x + column * (width + cell.gap)
      const y = top + 10 + week * (cell.height + cell.gap)
      drawDay(paper, { x, y, width, height: cell.height }, { day: day + 1, percentage })
    })
  })
}

interface CalendarDay {
  readonly day: number
  readonly percentage: number | null
}

function drawDay(paper: Paper, { x, y, width, height }: Place, { day, percentage }: CalendarDay): void {
  const { pdf } = paper
  if (percentage === null) {
    pdf
      .lineWidth(0.75)
      .roundedRect(x + 0.5, y + 0.5, width - 1, height - 1, 5)
      .stroke(line)
    write(paper, `${day}`, { x: x + 4, y: y + 3, size: 6.5, color: inkSoft })
    return
  }
  const { ground, ink: inkOn } = heat[Math.min(Math.floor(percentage / 20), heat.length - 1)] ?? {
    ground: line,
    ink,
  }
  pdf.roundedRect(x, y, width, height, 5).fill(ground)
  write(paper, `${day}`, { x: x + 4, y: y + 3, size: 6.5, color: inkOn })
  const text = `${percentage}%`
  const look = { size: 8.5, font: 'strong', color: inkOn } as const
  write(paper, text, { x: x + (width - widthOf(paper, text, look)) / 2, y: y + 9, ...look })
}

function known(values: Values): number[] {
  return values.filter((value) => value !== null)
}
