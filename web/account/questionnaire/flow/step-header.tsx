import { ArrowLeft } from 'lucide-react'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { ProgressBar } from '../../../ui/charts/progress-bar.tsx'
import { useArrival } from '../../../ui/hooks/use-arrival.ts'
import { optionalPlace, type Step } from '../steps.ts'
import { stepTitles } from '../step-copy.ts'

interface StepHeaderProps {
  step: Step
  /** Step that sends the answers. */
  last: Step
  onLeave: () => void
}

/** Current position; the title of each step takes the focus, as on a new page. */
export function StepHeader({ step, last, onLeave }: StepHeaderProps) {
  useArrival(step)
  const optional = optionalPlace(step)
  const progress = `Passo ${step} de ${last}`
  return (
    <header className="flex flex-col gap-4 pb-6">
      <div className="flex items-center gap-2">
        <IconButton
          label="Sair do questionário"
          icon={<ArrowLeft size={24} />}
          className="-ml-2.5"
          onClick={onLeave}
        />
        <div className="flex-1">
          <ProgressBar
            label="Andamento do questionário"
            value={step}
            max={last}
            valueText={`${progress} · ${stepTitles[step]}`}
          />
        </div>
      </div>
      <div>
        <p className="text-sm font-medium text-ink-soft">
          {progress}
          {optional && ` · parte opcional, ${optional.at} de ${optional.of}`}
        </p>
        <h1 tabIndex={-1} className="text-[min(1.75rem,13vw)] leading-tight font-bold">
          {stepTitles[step]}
        </h1>
      </div>
    </header>
  )
}
