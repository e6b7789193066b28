import type { CSSProperties, ReactNode } from 'react'
import { classNames } from '../style/class-names.ts'
import type { RingTone } from './ring-tone.ts'
import { useWasVisible } from '../hooks/use-was-visible.ts'

const strokes: Record<RingTone, string> = {
  primary: 'stroke-folha',
  success: 'stroke-limao',
  warning: 'stroke-gema',
}

interface ProgressRingProps {
  /** Drawn as 0 below 0 and as 100 above 100. */
  percentage: number
  tone: RingTone
  /** Complete description, such as `Proteína: 64 de 110 g, 58%`. */
  label: string
  /** Diameter in pixels at a text size of 16 px. */
  size?: number
  thickness?: number
  /** Content inside the ring, hidden from screen readers: `label` has to state it. */
  children?: ReactNode
}

/** Ring that fills to a percentage. It stays empty until it first becomes visible, then animates. */
export function ProgressRing({
  percentage,
  tone,
  label,
  size = 96,
  thickness = 10,
  children,
}: ProgressRingProps) {
  const [ring, seen] = useWasVisible()
  const radius = (size - thickness) / 2
  const length = 2 * Math.PI * radius
  const share = Math.min(1, Math.max(0, percentage / 100))
  return (
    <div
      ref={ring}
      role="img"
      aria-label={label}
      className="relative grid max-w-full place-items-center"
      style={{ width: inRem(size), height: inRem(size) }}
    >
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${size} ${size}`}
        className="absolute inset-0 size-full -rotate-90"
      >
        <circle
          cx={size / 2}
          cy={size / 2}
          r={radius}
          fill="none"
          strokeWidth={thickness}
          className="stroke-line"
        />
        {share > 0 && seen && (
          <circle
            cx={size / 2}
            cy={size / 2}
            r={radius}
            fill="none"
            strokeWidth={thickness}
            strokeLinecap="round"
            strokeDasharray={length}
            strokeDashoffset={length * (1 - share)}
            className={classNames(
              'ring-sweep transition-[stroke-dashoffset] duration-500 ease-out',
              strokes[tone],
            )}
            style={{ '--ring-length': length } as CSSProperties}
          />
        )}
      </svg>
      <span aria-hidden="true" className="relative text-center leading-tight">
        {children}
      </span>
    </div>
  )
}

/** Converts pixels to rem, so that a ring scales with the text inside. */
const inRem = (px: number) => `${px / 16}rem`
