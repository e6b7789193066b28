import { localDay } from '../../ui/format/local-day.ts'
import { showToast } from '../../ui/overlay/toast.ts'
import type { copyDay } from './copy-day.ts'
import { copiedText, leftOutText, nothingCopied } from './copy-copy.ts'

type Reply = Pick<Awaited<ReturnType<typeof copyDay>>, 'meals' | 'left_out'>

/** Announces what a copy that waited for the connection logged, and what it left out. */
export function announceSentCopy(to: string, { meals, left_out: leftOut }: Reply): void {
  const description = leftOutText(leftOut, { isLate: true })
  showToast({
    title: meals.length > 0 ? copiedText(meals.length, to, localDay(new Date())) : nothingCopied,
    ...(description && { description }),
  })
}
