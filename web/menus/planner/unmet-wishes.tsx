import type { MenuExplanation } from '#contract/menus/menus.ts'
import { Banner } from '../../ui/overlay/banner.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { DottedList } from '../../ui/layout/dotted-list.tsx'

export type AskedWish = MenuExplanation['asks'][number]

const consentTexts: Readonly<Record<AskedWish, string>> = {
  dislikes: 'Aceitar o que prefiro evitar',
  time_any: 'Posso cozinhar por mais tempo',
}

interface UnmetWishesProps {
  explanation: MenuExplanation
  onYes: (wish: AskedWish) => void
}

/**
 * Explains why meals stayed empty and how to fill them. Suggestions that relax a restriction need the
 * person's consent.
 */
export function UnmetWishes({ explanation: { suggestions, asks }, onYes }: UnmetWishesProps) {
  if (suggestions.length === 0) return null
  return (
    <Banner
      tone="warning"
      title="Nem tudo coube ao mesmo tempo"
      action={
        asks.length > 0 && (
          <div className="flex flex-wrap gap-2">
            {asks.map((wish) => (
              <Button key={wish} variant="secondary" onClick={() => onYes(wish)}>
                {consentTexts[wish]}
              </Button>
            ))}
          </div>
        )
      }
    >
      <DottedList className="gap-1" items={suggestions} />
    </Banner>
  )
}
