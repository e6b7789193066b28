import type { TasteOutlook } from '#contract/menus/tastes.ts'
import { useQuery } from '@tanstack/react-query'
import { Banner } from '../../../ui/overlay/banner.tsx'
import { tasteOutlookQuery } from '../queries.ts'
import { impossibleText, outlookText } from './taste-copy.ts'

/**
 * Number of remaining recipes, and meals without any. Always rendered, so that screen readers announce
 * changes.
 */
export function TasteOutlookNote({ without }: { without: readonly string[] }) {
  const { data, isError } = useQuery({ ...tasteOutlookQuery(without), enabled: without.length > 0 })
  return (
    <div role="status" className="flex flex-col gap-3 empty:hidden">
      {without.length > 0 && (data ? <Outlook without={without} outlook={data} /> : isError && <Unknown />)}
    </div>
  )
}

function Outlook({ without, outlook }: { without: readonly string[]; outlook: TasteOutlook }) {
  const impossible = impossibleText(outlook)
  return (
    <>
      <p className="text-ink-soft">{outlookText(without, outlook)}</p>
      {impossible && (
        <Banner tone="warning" title="Assim não fecha">
          {impossible}
        </Banner>
      )}
    </>
  )
}

function Unknown() {
  return (
    <p className="text-ink-soft">
      Não deu para contar agora as receitas que sobram. Suas escolhas valem do mesmo jeito.
    </p>
  )
}
