import { clockTime } from '#nutrition/shared/calendar/clock-time.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { todayQuery } from '../../../api/today.ts'
import { deviceReadingQuery } from '../../../day/shared/device-reader/device-readings.ts'
import type { DeviceReading as Reading } from '../../../day/shared/device-reader/read-on-device.ts'
import { LazyWaterAnswer } from '../../../day/shared/lazy-water-answer.tsx'
import { PlateWarnings } from '../../../day/shared/plate-summary.tsx'
import { leftOutText, nothingRecognised } from '../../../day/shared/table-reader/slip-copy.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { Skeleton } from '../../../ui/layout/skeleton.tsx'
import { formatList } from '../../../ui/format/list-pt-br.ts'
import { formatGrams, formatKcal } from '../../../ui/format/units-pt-br.ts'
import { localDay } from '../../../ui/format/local-day.ts'
import { deviceNotes, foodlessTexts } from '../copy.ts'
import { saidText } from './said-time.ts'

/** Plate that this device reads from a text without a network. The server's reading replaces it later. */
export function DeviceReading({ text }: { text: string }) {
  const { data: today } = useQuery(todayQuery)
  const { data: reading, error } = useQuery(deviceReadingQuery({ text }))
  if (error) {
    return (
      <p className="text-sm text-ink-soft">
        A tabela de alimentos ainda não está neste aparelho: ela chega sozinha quando você usa o app com
        internet. Guarde a refeição, e ela é lida quando a internet voltar. Até lá não avisamos sobre
        alergias: confira os ingredientes.
      </p>
    )
  }
  if (!reading) return <Skeleton className="h-32 w-full rounded-card" />
  // Without a stored day and stored answers, the device cannot know whether numbers are hidden, so it shows none.
  const hidesNumbers = reading.hidesNumbers || (today?.numbers_hidden ?? reading.person === 'unknown')
  return (
    <>
      <PlateWarnings warnings={reading.warnings} />
      <Slip reading={reading} hidesNumbers={hidesNumbers} />
    </>
  )
}

function isOnlyWater(reading: Reading): reading is Reading & { readonly waterMl: number } {
  return reading.waterMl !== null && reading.foodless === null && reading.unmatched.length === 0
}

function answerTo({ foodless, care }: Reading): string {
  if (foodless === 'care' && care) return `${foodlessTexts.care.title}. ${care}`
  if (foodless === null) return nothingRecognised
  return foodless === 'again'
    ? deviceNotes.again
    : `${foodlessTexts[foodless].title}. ${foodlessTexts[foodless].text}`
}

function Slip({ reading, hidesNumbers }: { reading: Reading; hidesNumbers: boolean }) {
  const { lines, totals, unmatched, questions, person, said, meals, care } = reading
  const [today] = useState(() => localDay(new Date()))
  if (lines.length === 0) {
    if (isOnlyWater(reading)) return <LazyWaterAnswer ml={reading.waterMl} date={said.date} />
    return <p className="text-sm text-ink-soft">{answerTo(reading)}</p>
  }
  const time = saidText(
    {
      date: said.date ?? null,
      meal_type: said.mealType ?? null,
      time: said.minutes === undefined ? null : clockTime(said.minutes),
      is_time_named: said.minutes !== undefined,
    },
    today,
  )
  return (
    <Card>
      {care && <p className="pb-3 text-pretty">{care}</p>}
      <h2 className="pb-2 font-semibold">Lido neste aparelho</h2>
      {meals > 1 && (
        <p className="pb-2 text-sm text-ink-soft">
          São <strong className="text-ink">{meals} refeições</strong>: com internet, você confere uma de cada
          vez.
        </p>
      )}
      {time && meals === 1 && (
        <p className="pb-2 text-sm text-ink-soft">
          Entendi: <strong className="text-ink">{time}</strong>.
        </p>
      )}
      <ul className="divide-y divide-line">
        {lines.map(({ name, measured, weight, nutrition }, place) => (
          <li key={place} className="flex items-baseline justify-between gap-3 py-2">
            <span className="min-w-0">
              {name}{' '}
              <span className="block text-sm text-ink-soft">
                {hidesNumbers ? measured : measured === '' ? weight : `${measured} (${weight})`}
              </span>
            </span>
            {!hidesNumbers && <span className="shrink-0 text-sm">{formatKcal(nutrition.kcal)}</span>}
          </li>
        ))}
      </ul>
      {!hidesNumbers && (
        <p className="border-t border-line pt-2 text-sm">
          <strong>{formatKcal(totals.kcal)}</strong> · {formatGrams(totals.proteinG)} de proteína ·{' '}
          {formatGrams(totals.carbG)} de carboidrato · {formatGrams(totals.fatG)} de gordura
        </p>
      )}
      {unmatched.length > 0 && (
        <p className="pt-2 text-sm">
          {leftOutText(formatList(unmatched.map((words) => `“${words}”`)))}
          {person === 'answered' && ` ${deviceNotes.unchecked}`}
        </p>
      )}
      {questions.map((question) => (
        <p key={question} className="pt-2 text-sm">
          {question}
        </p>
      ))}
      <p className="pt-2 text-sm text-ink-soft">{deviceNotes[person]}</p>
    </Card>
  )
}
