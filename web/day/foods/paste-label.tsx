import { type LabelReading, readLabel } from '#nutrition/labels/read-label.ts'
import { ClipboardPaste } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { LabelPhoto } from './label-photo.tsx'
import { Banner } from '../../ui/overlay/banner.tsx'

interface PasteLabelProps {
  onRead: (reading: LabelReading) => void
}

const longest = 6000

interface Outcome {
  isEmpty: boolean
  notUnderstood: readonly string[]
}

/** Fills the form from the text of a label, and lists what was not understood. */
export function PasteLabel({ onRead }: PasteLabelProps) {
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const read = (label: string) => {
    const reading = readLabel(label)
    const isEmpty = !reading.columns['100'] && !reading.columns.portion
    setOutcome({ isEmpty, notUnderstood: reading.notUnderstood })
    if (isEmpty) return
    setOpen(false)
    onRead(reading)
  }
  const notice = (
    <div role="status" className="empty:hidden">
      {outcome && <ReadingNotice outcome={outcome} />}
    </div>
  )
  if (!isOpen) {
    return (
      <div className="flex flex-col gap-3">
        <LabelPhoto
          onText={(copied) => {
            setText(copied)
            read(copied)
          }}
        />
        <Button variant="secondary" wide onClick={() => setOpen(true)}>
          <ClipboardPaste aria-hidden="true" size={20} /> Colar o texto do rótulo
        </Button>
        {notice}
      </div>
    )
  }
  return (
    <div className="flex flex-col gap-3">
      <TextArea
        label="Texto do rótulo"
        hint="Cole a tabela nutricional inteira, com a porção. Alérgenos também ajudam."
        rows={4}
        maxLength={longest}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button variant="secondary" disabled={text.trim() === ''} onClick={() => read(text)}>
        Preencher com este texto
      </Button>
      {notice}
    </div>
  )
}

function ReadingNotice({ outcome: { isEmpty, notUnderstood } }: { outcome: Outcome }) {
  if (isEmpty) {
    return (
      <Banner tone="warning" title="Não achei uma tabela nutricional neste texto">
        Confira se a energia, os carboidratos e as proteínas estão nele, ou digite os valores abaixo.
      </Banner>
    )
  }
  if (notUnderstood.length === 0)
    return <Banner tone="success" title="Rótulo lido. Confira os valores abaixo." />
  return (
    <Banner tone="warning" title="Li o rótulo, menos estas linhas">
      <ul className="flex flex-col gap-0.5">
        {notUnderstood.map((line) => (
          <li key={line} className="wrap-anywhere">
            “{line}”
          </li>
        ))}
      </ul>
    </Banner>
  )
}
