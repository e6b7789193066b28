import type { CheckInAction } from '#contract/day/check-in-actions.ts'
import { Check } from 'lucide-react'
import { DrawnEmoji } from '../../ui/drawn/drawn-emoji.tsx'

interface ActionButtonProps {
  action: CheckInAction
  isOn: boolean
  onTap: () => void
}

/** Toggle for one answer. */
export function ActionButton({ action: { label, emoji }, isOn, onTap }: ActionButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onTap}
      className="relative flex min-h-12 items-center gap-2 rounded-control border border-edge bg-surface px-2.5 py-2 text-left text-sm leading-tight font-semibold select-none aria-pressed:border-folha aria-pressed:bg-folha-soft aria-pressed:text-folha high-contrast:aria-pressed:border-4"
    >
      <DrawnEmoji emoji={emoji} />
      <span className="min-w-0 flex-1">{label}</span>
      {isOn && (
        <span
          aria-hidden="true"
          className="absolute -top-1.5 -right-1.5 grid size-5 place-items-center rounded-full bg-folha text-paper"
        >
          <Check size={12} strokeWidth={4} />
        </span>
      )}
    </button>
  )
}
