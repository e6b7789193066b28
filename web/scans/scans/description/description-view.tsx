import type { UsualFood } from '#contract/day/meals.ts'
import { formatQuantity, measureNameFor } from '#nutrition/foods/measures/measure-names.ts'
import { useQuery } from '@tanstack/react-query'
import { Check, Plus } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { messageOf } from '../../../api/api-error.ts'
import { deviceReadingQuery } from '../../../day/shared/device-reader/device-readings.ts'
import { LazyVoiceButton } from '../../../day/shared/lazy-voice-button.tsx'
import { isConnectionLost } from '../../../menus/shared/failures.ts'
import { Banner } from '../../../ui/overlay/banner.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { Skeleton } from '../../../ui/layout/skeleton.tsx'
import { formatNumber } from '../../../ui/format/format-pt-br.ts'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { exampleDescription } from '../copy.ts'
import { DeviceReading } from './device-reading.tsx'
import { hasPhrase, withoutPhrase, withPhrase } from './description-text.ts'
import { ResultSkeleton } from '../result/result-skeleton.tsx'
import { useUpgrade } from '../use-upgrade.ts'

interface DescriptionViewProps {
  photoUrl: string | null
  /** Undefined while the foods are loading. */
  usual: readonly UsualFood[] | undefined
  /** Reads the text; returns a message for the field, if any. */
  onRead: (text: string) => Promise<string | undefined>
  /** The parent holds the text, so that going back or a reload loses nothing. */
  text: string
  onText: (text: string) => void
  /** Answer to the text in the field, in place of a message. */
  answer?: ReactNode
  /** Queues the text on the device until the network is back. */
  onLater?: (text: string) => Promise<void>
  /** Reads the given text when the screen opens; the field appears only if that fails or the text is too long. */
  readsAtOnce?: boolean | undefined
}

const longest = 1000

/** Text input for a plate: usual foods are one tap away, the rest is typed or dictated. */
export function DescriptionView({
  photoUrl,
  usual,
  onRead,
  text,
  onText,
  answer,
  onLater,
  readsAtOnce = false,
}: DescriptionViewProps) {
  const [error, setError] = useState<string>()
  const [isReading, setReading] = useState(false)
  /** Text that could not be sent. */
  const [cutOff, setCutOff] = useState<string | null>(null)
  const leadToUpgrade = useUpgrade()
  const excess = excessOf(text.trim())
  const [isFirstReading, setFirstReading] = useState(readsAtOnce && text.trim() !== '' && !excess)

  const toggle = (food: UsualFood) => {
    setError(undefined)
    onText(hasPhrase(text, food.text) ? withoutPhrase(text, food.text) : withPhrase(text, food.text))
  }
  const tell = (failure: unknown, words: string) => {
    if (leadToUpgrade(failure)) return
    if (onLater && isConnectionLost(failure)) setCutOff(words)
    else setError(`${messageOf(failure)} Suas palavras continuam aqui.`)
  }
  const send = (words: string) =>
    onRead(words)
      .then(setError, (failure: unknown) => tell(failure, words))
      .finally(() => {
        setReading(false)
        setFirstReading(false)
      })
  const read = async () => {
    if (text.trim() === '') {
      setError('Conte o que tem no prato.')
      return
    }
    if (excess) return
    setReading(true)
    setError(undefined)
    setCutOff(null)
    await send(text.trim())
  }

  const readFirst = useEffectEvent(() => {
    if (isFirstReading) void send(text.trim())
  })
  useEffect(() => readFirst(), [])

  const readAgain = useEffectEvent(() => {
    if (cutOff === text.trim()) void read()
    else setCutOff(null)
  })
  const backAtMs = useRef(-Infinity)
  useEffect(() => {
    if (cutOff === null) return
    const follow = () => {
      backAtMs.current = Date.now()
      readAgain()
    }
    addEventListener('online', follow)
    const isJustBack = Date.now() - backAtMs.current < settledMs
    const timer = isJustBack ? setTimeout(() => readAgain(), settledMs) : undefined
    return () => {
      removeEventListener('online', follow)
      clearTimeout(timer)
    }
  }, [cutOff])

  if (isFirstReading) return <ResultSkeleton />
  return (
    <form
      className="flex flex-col gap-4"
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
        hint="Digite ou dite, do seu jeito."
        placeholder={`Ex.: ${exampleDescription.replaceAll(/(\d) /g, '$1\u00a0')}`}
        error={excess ?? error}
        value={text}
        rows={4}
        className="min-h-30"
        onChange={(event) => onText(event.target.value)}
      />
      <LazyVoiceButton
        text={text}
        onText={(next) => {
          setError(undefined)
          onText(next)
        }}
      />
      <Button type="submit" size="large" wide busy={isReading} busyLabel="Lendo o prato…">
        Ver os números
      </Button>
      <div role="status" className="empty:hidden">
        {answer}
      </div>
      {cutOff !== null && onLater && (
        <>
          {cutOff === text.trim() && <DeviceReading text={cutOff} />}
          <Later text={text.trim()} isRead={cutOff === text.trim()} onLater={onLater} />
        </>
      )}
      {(usual || cutOff === null) && <UsualFoods foods={usual} text={text} onToggle={toggle} />}
    </form>
  )
}

/** Delay in milliseconds of the second try after reconnecting: a network that has just come back loses requests. */
const settledMs = 5000

/**
 * Message for a text that is too long, with its excess. The field does not cut the text, because that would lose
 * foods unnoticed.
 */
function excessOf({ length }: string): string | undefined {
  if (length <= longest) return undefined
  return `Cabem ${formatNumber(longest)} caracteres, e aqui há ${formatNumber(length)}. Divida em duas refeições.`
}

/** Longest time that saving waits for the reading on the device, ms. */
const longestReadingMs = 4000

interface LaterProps {
  text: string
  /** Whether `DeviceReading` shows the reading of this text. */
  isRead: boolean
  onLater: (text: string) => Promise<void>
}

/** Offers to queue a text that cannot be read now, once the reading on the device can show its allergy warnings. */
function Later({ text, isRead, onLater }: LaterProps) {
  const [isLost, setLost] = useState(false)
  const [isLate, setLate] = useState(false)
  const { isPending } = useQuery({ ...deviceReadingQuery({ text }), enabled: isRead })
  useEffect(() => {
    const timer = setTimeout(setLate, longestReadingMs, true)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div role="status">
      <Banner
        tone="warning"
        title={isLost ? 'Não deu para guardar neste aparelho' : 'Sem internet agora'}
        action={
          !isLost && (
            <Button
              variant="secondary"
              busy={isRead && isPending && !isLate}
              busyLabel="Conferindo alergias…"
              onClick={() => void onLater(text).catch(() => setLost(true))}
            >
              Guardar esta refeição
            </Button>
          )
        }
      >
        {isLost
          ? 'Suas palavras continuam aqui: tente de novo quando a internet voltar.'
          : 'A refeição fica no aparelho e segue sozinha quando a internet voltar. O que houver para conferir espera você.'}
      </Banner>
    </div>
  )
}

interface UsualFoodsProps {
  foods: readonly UsualFood[] | undefined
  text: string
  onToggle: (food: UsualFood) => void
}

/** Tiles of usual foods with their amounts. A tap adds the food's whole phrase to the text, or removes it. */
function UsualFoods({ foods, text, onToggle }: UsualFoodsProps) {
  if (foods?.length === 0) return null
  return (
    <fieldset className="pt-2">
      <legend className="pb-2 font-semibold">Toque para acrescentar</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-2">
        {foods?.map((food) => {
          const isIn = hasPhrase(text, food.text)
          return (
            <button
              key={food.food_id}
              type="button"
              aria-pressed={isIn}
              onClick={() => onToggle(food)}
              className="flex min-h-16 items-start justify-between gap-1.5 rounded-control border border-line bg-surface py-2.5 pr-2.5 pl-3.5 text-left text-sm aria-pressed:border-folha aria-pressed:bg-folha-soft"
            >
              <span className="min-w-0">
                <span className="line-clamp-2 leading-tight font-semibold text-pretty">{food.name}</span>
                <span className="text-ink-soft">
                  {formatQuantity(food.quantity)} {measureNameFor(food.measure, food.quantity)}
                </span>
              </span>
              <span aria-hidden="true" className="text-folha">
                {isIn ? <Check size={18} strokeWidth={3} /> : <Plus size={18} />}
              </span>
            </button>
          )
        }) ??
          Array.from({ length: 6 }, (_, place) => (
            <Skeleton key={place} className="h-16 w-full rounded-control" />
          ))}
      </div>
    </fieldset>
  )
}
