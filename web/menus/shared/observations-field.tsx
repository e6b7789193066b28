import type { longestObservations } from '#contract/menus/week-plans.ts'
import { useQuery } from '@tanstack/react-query'
import { Check, Plus } from 'lucide-react'
import { LazyHealthFindings } from '../../account/shared/lazy-health-findings.tsx'
import { classNames } from '../../ui/style/class-names.ts'
import { formatList } from '../../ui/format/list-pt-br.ts'
import { TextArea } from '../../ui/form/text-area.tsx'
import { observationsQuery } from '../week-plans/queries.ts'
import { useDebounced } from '../../ui/hooks/use-debounced.ts'

const longest: typeof longestObservations = 600
const pauseMs = 500

export interface Observations {
  text: string
  /** Keys of findings that the person rejected. */
  removed: readonly string[]
  /** Keys of health findings that the person rejected. */
  removedHealth: readonly string[]
}

interface ObservationsFieldProps {
  value: Observations
  onChange: (value: Observations) => void
  disabled?: boolean
  /** Whether the label is for screen readers only, because text beside the field repeats it. */
  hideLabel?: boolean
}

/** Free-text note for a week; its findings are shown below while typing. */
export function ObservationsField({
  value,
  onChange,
  disabled = false,
  hideLabel = false,
}: ObservationsFieldProps) {
  return (
    <div className="flex flex-col gap-3">
      <TextArea
        label="Observações desta semana"
        hideLabel={hideLabel}
        placeholder="Ex.: semana corrida, sem forno, quinta tem churrasco"
        rows={2}
        className="min-h-[calc(3rem+22px)]"
        maxLength={longest}
        value={value.text}
        disabled={disabled}
        onChange={({ target }) => onChange({ ...value, text: target.value })}
      />
      <Understood value={value} onChange={onChange} />
    </div>
  )
}

function Understood({ value, onChange }: Pick<ObservationsFieldProps, 'value' | 'onChange'>) {
  const { data, isError } = useQuery(observationsQuery(useDebounced(value.text.trim(), pauseMs)))
  const isOn = (key: string) => !value.removed.includes(key)
  const toggle = (key: string) =>
    onChange({
      ...value,
      removed: isOn(key) ? [...value.removed, key] : value.removed.filter((one) => one !== key),
    })
  const isEmpty = value.text.trim() === ''
  return (
    <div role="status" className="flex flex-col gap-2">
      {!isEmpty && isError && (
        <p className="text-sm text-ink-soft">Agora não conseguimos mostrar o que entendemos.</p>
      )}
      {!isEmpty && data && data.understood.length > 0 && (
        <>
          <p className="text-sm font-semibold">Entendemos</p>
          <ul className="-my-1 flex flex-wrap gap-x-1.5">
            {data.understood.map(({ key, text }) => (
              <li key={key}>
                <button
                  type="button"
                  aria-pressed={isOn(key)}
                  onClick={() => toggle(key)}
                  className="flex min-h-11 items-center rounded-full text-left"
                >
                  <span
                    className={classNames(
                      'inline-flex items-center gap-1 rounded-full border py-1.75 pr-3.5 pl-2.5 text-sm leading-tight',
                      isOn(key)
                        ? 'border-folha bg-folha-soft font-semibold text-folha'
                        : 'border-edge bg-surface text-ink-soft line-through',
                    )}
                  >
                    {isOn(key) ? (
                      <Check aria-hidden="true" size={15} strokeWidth={3} className="shrink-0" />
                    ) : (
                      <Plus aria-hidden="true" size={15} className="shrink-0" />
                    )}
                    {text}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {!isEmpty && data && (
        <LazyHealthFindings
          findings={data.health}
          concerns={data.concerns}
          removed={value.removedHealth}
          onChange={(removedHealth) => onChange({ ...value, removedHealth })}
          note="Vale desta semana em diante, até você mudar no Perfil."
        />
      )}
      {!isEmpty && data && <UnusedWords {...data} />}
    </div>
  )
}

interface UnusedWordsProps {
  ignored: readonly string[]
  undated?: readonly string[] | undefined
}

/** Says back the parts of the note that a menu cannot consider, and asks for the days of those that only lack them. */
export function UnusedWords({ ignored, undated = [] }: UnusedWordsProps) {
  return (
    <>
      {undated.length > 0 && <p className="text-sm text-ink-soft">{undatedText(undated)}</p>}
      {ignored.length > 0 && <p className="text-sm text-ink-soft">{ignoredText(ignored)}</p>}
    </>
  )
}

function ignoredText(ignored: readonly string[]): string {
  return `Não sei usar isto ainda: ${quotedList(ignored)}.`
}

/** The example adds a day to the person's own words. */
function undatedText(undated: readonly string[]): string {
  return `Falta o dia em ${quotedList(undated)}. Escreva, por exemplo, “${undated[0]} na sexta”.`
}

function quotedList(parts: readonly string[]): string {
  return formatList(parts.map((words) => `“${words}”`))
}
