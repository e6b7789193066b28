import type { SampleSlip } from './sample-slip.ts'

const working = 'Lendo o prato…'
const notFetched = 'A tabela não chegou. Confira a conexão e toque em “Contar este prato”.'

/** The slip that the page was built with, and the drawing beside it. */
export function findPaper(page: Document) {
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
  const lines = part('lines')
  const [blank] = lines.children
  const totals = part('totals')
  const picture = part('drawing').querySelector('img')
  let address = ''

  const lineOf = (printed: SampleSlip['lines'][number]) => {
    const line = blank?.cloneNode(true)
    if (!(line instanceof HTMLElement)) throw new Error('The sample has no line.')
    for (const [name, text] of Object.entries(printed)) write(name, text, line)
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
    sayWorking: () => write('status', working),
    sayNotFetched: () => write('status', notFetched),
    print: (slip: SampleSlip) => {
      lines.replaceChildren(...slip.lines.map(lineOf))
      totals.hidden = slip.lines.length === 0
      for (const [name, text] of Object.entries(slip.totals)) write(`total-${name}`, text)
      note('unmatched', slip.unmatched)
      note('questions', slip.questions)
      draw(slip.drawing)
      write('status', slip.status)
    },
  }
}
