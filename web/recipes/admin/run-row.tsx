import { CircleAlert, CircleCheck, Clock, type LucideIcon, Paintbrush } from 'lucide-react'
import { memo } from 'react'
import { PlateOutline } from '../../ui/plate/lazy-plate.tsx'
import { RecipePicture } from '../../ui/plate/recipe-picture.tsx'
import { classNames } from '../../ui/style/class-names.ts'
import type { ItemState, RunItem } from './image-run.ts'

const looks: Record<ItemState['at'], { words: string; tone: string; Icon: LucideIcon }> = {
  queued: { words: 'Na fila', tone: 'text-ink-soft', Icon: Clock },
  generating: { words: 'Gerando', tone: 'text-folha', Icon: Paintbrush },
  done: { words: 'Pronta', tone: 'text-folha', Icon: CircleCheck },
  failed: { words: 'Falhou', tone: 'text-tomate', Icon: CircleAlert },
}

/** Row for one recipe of a run of pictures, with its state. */
export const RunRow = memo(function RunRow({ item: { recipe, state } }: { item: RunItem }) {
  const { words, tone, Icon } = looks[state.at]
  return (
    <li
      aria-current={state.at === 'generating' ? 'step' : undefined}
      className={classNames(
        'flex items-center gap-3 px-4 py-2.5 [contain-intrinsic-block-size:auto_4.25rem] [content-visibility:auto]',
        state.at === 'generating' && 'bg-folha-soft',
      )}
    >
      <span className="w-12 shrink-0">
        <RecipePicture image={state.at === 'done' ? state.image : null} sizes="48px">
          <PlateOutline />
        </RecipePicture>
      </span>
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="leading-snug font-medium">{recipe.name}</span>
        <span className={classNames('flex items-start gap-1.5 text-sm', tone)}>
          <Icon aria-hidden="true" size={16} className="mt-0.5 shrink-0" />
          <span>
            {words}
            {state.at === 'failed' && `: ${state.failure.detail}`}
          </span>
        </span>
      </span>
    </li>
  )
})
