import { classNames } from '../style/class-names.ts'

interface ProgressBarProps {
  label: string
  value: number
  max: number
  /** Value in words, such as `Etapa 2 de 7`. */
  valueText?: string
  tone?: 'primary' | 'success' | 'warning' | 'danger'
}

const fills = { primary: 'bg-folha', success: 'bg-limao', warning: 'bg-gema', danger: 'bg-tomate' }

export function ProgressBar({ label, value, max, valueText, tone = 'primary' }: ProgressBarProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={valueText}
      className="h-2 overflow-hidden rounded-full bg-line high-contrast:border"
    >
      <div
        className={classNames(
          'h-full origin-left rounded-full transition-transform duration-300 high-contrast:bg-[Highlight]',
          fills[tone],
        )}
        style={{ transform: `scaleX(${share})` }}
      />
    </div>
  )
}
