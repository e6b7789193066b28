import { Sheet } from '../ui/sheet.tsx'
import { GuideCard } from './guide-card.tsx'

/** The guide where the recipes are. */
export function GuideSheet({ onClose }: { onClose: () => void }) {
  return (
    <Sheet open title="Receitas em PDF" onClose={onClose}>
      <GuideCard />
    </Sheet>
  )
}
