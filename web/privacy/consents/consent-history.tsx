import { consentTexts } from '#contract/privacy/consent-texts.ts'
import type { ConsentRecord } from '#contract/privacy/consents.ts'
import { formatInstantClock } from '../../ui/format/clock-pt-br.ts'
import { formatDayWithYear } from '../../ui/format/days-pt-br.ts'
import { purposeTexts, sourceTexts } from './copy.ts'
import { localDay } from '../../ui/format/local-day.ts'

/** History of consents with time, place and text: the proof is visible to the person too. */
export function ConsentHistory({ history }: { history: readonly ConsentRecord[] }) {
  return (
    <details className="pt-1">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-folha">
        Ver histórico ({history.length})
      </summary>
      <ol className="flex flex-col gap-3 pt-2">
        {history.map((one, index) => (
          <HistoryLine key={`${one.purpose} ${one.recorded_at} ${index}`} record={one} />
        ))}
      </ol>
    </details>
  )
}

function HistoryLine({ record }: { record: ConsentRecord }) {
  const { purpose, granted, recorded_at: at, text_version: version, source } = record
  const shown = consentTexts[purpose]
  return (
    <li className="flex flex-col gap-0.5">
      <p className="font-medium">
        {purposeTexts[purpose].label}: {granted ? 'autorizado' : wordOfNo(record)}
      </p>
      <p className="text-sm text-ink-soft">
        {formatDayWithYear(localDay(at))}, {formatInstantClock(at)}, {sourceTexts[source]}
      </p>
      <p className="text-sm text-ink-soft">
        Texto {version}
        {shown.version === version && <>: “{shown.text}”</>}
      </p>
    </li>
  )
}

/**
 * Returns the word for a consent that is not given: withdrawn on the privacy screen, or refused in the questionnaire
 * or the banner.
 */
function wordOfNo({ source }: ConsentRecord): string {
  return source === 'privacy_screen' ? 'retirado' : 'não autorizado'
}
