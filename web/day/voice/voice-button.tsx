import { Mic, Square } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { classNames } from '../../ui/style/class-names.ts'
import { speechServiceOf } from './speech-service.ts'
import { useDictation } from './use-dictation.ts'
import { accept, hasAccepted } from './voice-memory.ts'
import { withDictation } from './with-dictation.ts'

export interface VoiceButtonProps {
  /** Text of the field. */
  text: string
  /** Receives the text with the dictated words appended. */
  onText: (text: string) => void
  /** Places the microphone in the row of the field. The row wraps: the words heard are shown in a line below. */
  inRow?: boolean
}

/** Microphone of a text field, with what it hears beside it. */
export function VoiceButton({ text, onText, inRow = false }: VoiceButtonProps) {
  const service = speechServiceOf(navigator)
  const [isAsking, setAsking] = useState(false)
  const { state, interim, trouble, isDeaf, start, stop } = useDictation((words) =>
    onText(withDictation(text, words)),
  )
  const isOn = state !== 'idle'
  const says = { idle: trouble, starting: 'Ligando o microfone…', listening: interim || 'Pode falar…' }[state]
  const begin = () => (hasAccepted(service) ? start() : setAsking(true))
  return (
    <div className={inRow ? 'contents' : 'flex min-w-0 items-center gap-2'}>
      {!isDeaf && (
        <IconButton
          label={isOn ? 'Parar de ouvir' : 'Ditar'}
          icon={isOn ? <Square size={18} fill="currentColor" /> : <Mic size={20} />}
          tone={inRow ? 'plain' : 'tinted'}
          onClick={isOn ? stop : begin}
        />
      )}
      <p
        role="status"
        className={classNames(
          'min-w-0 text-sm text-pretty text-ink-soft empty:hidden',
          inRow && 'order-last basis-full px-4 pb-3',
        )}
      >
        {says}
      </p>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Ditar a refeição"
        actions={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              Agora não
            </Button>
            <Button
              onClick={() => {
                accept(service)
                setAsking(false)
                start()
              }}
            >
              Entendi, ditar
            </Button>
          </>
        }
      >
        <p>
          Quem transforma a sua fala em texto é o navegador: o som vai para {service}, e não passa por nós.
          Nós recebemos só o texto, que você confere antes de usar.
        </p>
      </Dialog>
    </div>
  )
}
