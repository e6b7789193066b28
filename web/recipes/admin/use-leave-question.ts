import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

type Answer = (leaves: boolean) => void

/**
 * Asks before leaving while work is in progress: the browser shows its own dialog, the app shows the dialog that the
 * caller renders.
 */
export function useLeaveQuestion(isUnderWay: boolean): Answer | null {
  const { history } = useRouter()
  const [answer, setAnswer] = useState<Answer | null>(null)
  useEffect(() => {
    if (!isUnderWay) return undefined
    return history.block({
      enableBeforeUnload: true,
      blockerFn: ({ currentLocation, nextLocation }) =>
        currentLocation.pathname === nextLocation.pathname
          ? false
          : new Promise((resolve) => {
              setAnswer(() => (leaves: boolean) => {
                setAnswer(null)
                resolve(!leaves)
              })
            }),
    })
  }, [history, isUnderWay])
  return answer
}
