import type { SampleSlip } from '../../../day/shared/table-reader/sample-slip.ts'
import type { TellStatus } from './sample-status.ts'

/** Finds the prerendered slip and the drawing beside it. */
export function findPaper(page: Document, tellStatus: TellStatus) {
  const part = (name: string, within: ParentNode = page) => {
    const found = within.querySelector<HTMLElement>(`[data-sample="${name}"]`)
    if (!found) throw new Error(`The sample has no ${name}.`)
    return found
  }
  const write = (name: string, text: string, within?: ParentNode) => {
    part(name, within).textContent = text
  }
  const note = (name: string, text: string) => {
    write(name, text)
    part(name).hidden = text === ''
  }
  const slip = part('slip')
  const lines = part('lines')
  const [blank] = lines.children
  const totals = part('totals')
  const picture = part('drawing').querySelector('img')
  let address = ''

  const lineOf = (told: SampleSlip['lines'][number]) => {
    const line = blank?.cloneNode(true)
    if (!(line instanceof HTMLElement)) throw new Error('The sample has no line.')
    for (const name of ['name', 'amount', 'kcal', 'source'] as const) write(name, told[name], line)
    return line
  }
  const draw = ({ svg, label }: SampleSlip['drawing']) => {
    if (!picture) return
    URL.revokeObjectURL(address)
    address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
    picture.src = address
    picture.alt = label
  }

  return {
    /** Scrolls the slip into view: on a phone it may lie below the field. */
    reveal: () => slip.scrollIntoView({ block: 'nearest' }),
    /** Whether the slip's numbers are hidden, because they do not belong to the text in the field. */
    isStale: () => slip.hasAttribute('data-stale'),
    sayWorking: () => tellStatus(page, 'working'),
    sayNotFetched: () => tellStatus(page, 'notFetched'),
    print: (printed: SampleSlip) => {
      lines.replaceChildren(...printed.lines.map(lineOf))
      totals.hidden = printed.lines.length === 0
      for (const [name, text] of Object.entries(printed.totals)) write(`total-${name}`, text)
      note('unmatched', printed.unmatched)
      note('questions', printed.questions)
      draw(printed.drawing)
      slip.removeAttribute('data-stale')
      write('status', printed.status)
    },
  }
}
