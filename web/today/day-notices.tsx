import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { seenMomentQuery } from '../api/seen-moment.ts'
import { seenNote } from '../api/seen-note.ts'
import { todayQuery } from '../api/today.ts'
import { InstallHint } from '../install/install-hint.tsx'
import { SeenNotice } from '../ui/seen-notice.tsx'
import { WaitingCard } from '../waiting-meals/waiting-card.tsx'
import { seenWords } from './seen-words.ts'

/** What is to be said before the day: that it was read earlier, what waits for it, and that the app can be installed. */
export function DayNotices({ onOpen }: { onOpen: (mealId: string) => void }) {
  const [now] = useState(() => new Date())
  const query = useQuery(todayQuery)
  const note = seenNote(query)
  const { data: seenAt } = useQuery({ ...seenMomentQuery(['today']), enabled: note !== null })
  const { data: today } = query
  return (
    <>
      <SeenNotice
        text={note && seenAt ? `${note} ${seenWords(seenAt, now)}` : note}
        onRetry={() => void query.refetch()}
      />
      <WaitingCard onOpen={onOpen} />
      {today && today.plan.scans.length > 0 && note === null && <InstallHint />}
    </>
  )
}
