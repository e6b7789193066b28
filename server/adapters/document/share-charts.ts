import type { Hours, Shares } from './document-content.ts'
import { addFigure, labelSize, type Place, titleHeight } from './chart-frame.ts'
import { inkSoft, line, tones } from './document-look.ts'
import { type Paper, widthOf, write } from './paper.ts'

const bar = { height: 16, keyHeight: 15 } as const

export function sharesHeight({ shares }: Shares): number {
  return titleHeight + bar.height + 10 + shares.length * bar.keyHeight
}

export function drawShares(paper: Paper, place: Place, drawn: Shares): void {
  const { pdf } = paper
  const y = place.y + titleHeight
  addFigure(paper, { ...drawn, place }, () => {
    pdf.save().roundedRect(place.x, y, place.width, bar.height, 5).clip()
    let x = place.x
    for (const { percent, tone } of drawn.shares) {
      const width = (percent / 100) * place.width
      pdf.rect(x, y, Math.max(width - 1, 0), bar.height).fill(tones[tone])
      x += width
    }
    pdf.restore()
    drawn.shares.forEach(({ label, percent, tone }, at) => {
      const keyY = y + bar.height + 10 + at * bar.keyHeight
      pdf.roundedRect(place.x, keyY + 1, 9, 9, 2.5).fill(tones[tone])
      write(paper, label, { x: place.x + 15, y: keyY, size: 9 })
      const text = `${percent}%`
      const look = { size: 9, font: 'strong' } as const
      write(paper, text, { x: place.x + place.width - widthOf(paper, text, look), y: keyY, ...look })
    })
  })
}

const clock = {
  from: 5 * 60,
  to: 24 * 60,
  everyMinutes: 180,
  rowHeight: 24,
  nameWidth: 92,
  noteWidth: 150,
} as const

export function hoursHeight({ rows }: Hours): number {
  return titleHeight + 12 + rows.length * clock.rowHeight
}

export function drawHours(paper: Paper, place: Place, drawn: Hours): void {
  const { pdf } = paper
  const left = place.x + clock.nameWidth
  const right = place.x + place.width - clock.noteWidth
  const xOf = (minutes: number) =>
    left +
    ((Math.min(Math.max(minutes, clock.from), clock.to) - clock.from) / (clock.to - clock.from)) *
      (right - left)
  const top = place.y + titleHeight
  const bottom = top + 10 + drawn.rows.length * clock.rowHeight
  addFigure(paper, { ...drawn, place }, () => {
    for (let minutes = 6 * 60; minutes <= clock.to; minutes += clock.everyMinutes) {
      const text = `${minutes / 60}h`
      write(paper, text, {
        x: xOf(minutes) - widthOf(paper, text, { size: labelSize }) / 2,
        y: top - 3,
        size: labelSize,
        color: inkSoft,
      })
      pdf
        .lineWidth(0.5)
        .moveTo(xOf(minutes), top + 8)
        .lineTo(xOf(minutes), bottom)
        .stroke(line)
    }
    drawn.rows.forEach(({ label, note, minutes, spreadMinutes }, at) => {
      const y = top + 10 + (at + 0.5) * clock.rowHeight
      write(paper, label, { x: place.x, y: y - 6, size: 9, font: 'strong' })
      write(paper, note, {
        x: right + 14,
        y: y - 6,
        size: 9,
        color: inkSoft,
        width: clock.noteWidth - 14,
        align: 'right',
      })
      if (minutes === null) return
      const [from, to] = [xOf(minutes - spreadMinutes / 2), xOf(minutes + spreadMinutes / 2)]
      pdf.roundedRect(from - 5, y - 5, to - from + 10, 10, 5).fill('#CFE3D7')
      pdf.circle(xOf(minutes), y, 4).fill(tones.folha)
    })
  })
}
