import { useQuery } from '@tanstack/react-query'
import { Banner } from '../ui/banner.tsx'
import { tasteOutlookQuery } from './queries.ts'
import { impossibleText, outlookText } from './taste-words.ts'

/** How many recipes are left, and which meal has none. */
export function TasteOutlookNote({ without }: { without: readonly string[] }) {
  const { data } = useQuery({ ...tasteOutlookQuery(without), enabled: without.length > 0 })
  if (!data || without.length === 0) return null
  const impossible = impossibleText(data)
  return (
    <div role="status" className="flex flex-col gap-3">
      <p className="text-ink-soft">{outlookText(without, data)}</p>
      {impossible && (
        <Banner tone="warning" title="Assim não fecha">
          {impossible}
        </Banner>
      )}
    </div>
  )
}
