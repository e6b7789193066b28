import { classNames } from '../style/class-names.ts'

interface NumberedStepsProps {
  steps: readonly string[]
  /** Large enough to read from the stove. */
  isLarge?: boolean
}

export function NumberedSteps({ steps, isLarge = false }: NumberedStepsProps) {
  return (
    <ol className={classNames('flex flex-col', isLarge ? 'gap-4' : 'gap-3')}>
      {steps.map((step, at) => (
        <li key={step} className={classNames('flex', isLarge ? 'gap-4' : 'gap-3')}>
          <span
            aria-hidden="true"
            className={classNames(
              'flex shrink-0 items-center justify-center rounded-full font-bold high-contrast:border',
              isLarge
                ? 'size-9 bg-gema font-display text-lg text-on-ripe'
                : 'size-7 bg-folha-soft text-sm text-folha',
            )}
          >
            {at + 1}
          </span>
          <span className={classNames('text-pretty', isLarge ? 'pt-1.5' : 'pt-0.5')}>{step}</span>
        </li>
      ))}
    </ol>
  )
}
