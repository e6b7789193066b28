import type { UsualFood } from '#contract/meals.ts'
import { useState } from 'react'
import { messageOf } from '../api/api-error.ts'
import { Button } from '../ui/button.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { exampleDescription } from './copy.ts'

interface DescriptionViewProps {
  photoUrl: string | null
  usual: readonly UsualFood[]
  /** Reads the words; answers what is to be said beside the field, if anything. */
  onRead: (text: string) => Promise<string | undefined>
  /** Kept outside, so that going back or a reload loses nothing. */
  text: string
  onText: (text: string) => void
}

const longest = 1000

/** Words for a plate: what this person usually eats is a tap away, the rest is typed or dictated. */
export function DescriptionView({ photoUrl, usual, onRead, text, onText }: DescriptionViewProps) {
  const [error, setError] = useState<string>()
  const [isReading, setReading] = useState(false)

  const add = (food: UsualFood) => {
    setError(undefined)
    onText(text.trim() === '' ? food.text : `${text.trim().replace(/[,;.]$/, '')}, ${food.text}`)
  }
  const read = async () => {
    if (text.trim() === '') {
      setError('Conte o que tem no prato.')
      return
    }
    setReading(true)
    setError(undefined)
    try {
      setError(await onRead(text.trim()))
    } catch (failure) {
      setError(messageOf(failure))
    } finally {
      setReading(false)
    }
  }

  return (
    <form
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void read()
      }}
    >
      {photoUrl && (
        <img src={photoUrl} alt="Sua foto do prato" className="aspect-3/2 w-full rounded-card object-cover" />
      )}
      <TextArea
        label="O que tem no prato?"
        hint={`Digite ou dite, do seu jeito. Ex.: ${exampleDescription}`}
        error={error}
        value={text}
        maxLength={longest}
        rows={4}
        onChange={(event) => onText(event.target.value)}
      />
      {usual.length > 0 && (
        <div role="group" aria-label="O que você costuma comer" className="flex flex-wrap gap-2">
          {usual.map((food) => (
            <button
              key={food.food_id}
              type="button"
              onClick={() => add(food)}
              className="min-h-11 rounded-full border border-edge bg-surface px-4 py-2 text-left"
            >
              <span aria-hidden="true">+ </span>
              {food.text}
            </button>
          ))}
        </div>
      )}
      <Button type="submit" size="large" wide busy={isReading} busyLabel="Calculando…">
        Ver os números
      </Button>
    </form>
  )
}
