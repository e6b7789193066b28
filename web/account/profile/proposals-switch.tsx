import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../api/api-error.ts'
import { todayQuery } from '../../api/today.ts'
import { Switch } from '../../ui/form/switch.tsx'
import { showToast } from '../../ui/overlay/toast.ts'
import { settingsTexts } from './copy.ts'
import { useChangeProfile } from './queries.ts'

/** Turns proposals to change the day's menu on and off, at once. */
export function ProposalsSwitch({ isOn }: { isOn: boolean }) {
  const client = useQueryClient()
  const { mutate, isPending, variables } = useChangeProfile()
  const change = (isWanted: boolean) =>
    mutate(
      { rebalance_proposals: isWanted },
      {
        onSuccess: () => {
          showToast({ ...settingsTexts.saved, tone: 'success' })
          void client.invalidateQueries({ queryKey: todayQuery.queryKey })
        },
        onError: (error) =>
          showToast({
            ...settingsTexts.failed,
            ...(error instanceof ApiError && { description: error.detail }),
            tone: 'error',
          }),
      },
    )
  return (
    <Switch
      label="Propor ajustes no cardápio quando eu comer diferente"
      hint="O cardápio só muda quando você confirma"
      checked={isPending ? (variables.rebalance_proposals ?? isOn) : isOn}
      onChange={({ target }) => change(target.checked)}
    />
  )
}
