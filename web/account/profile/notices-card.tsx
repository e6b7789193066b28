import type { SettingName } from '#contract/account/settings.ts'
import { messageOf } from '../../api/api-error.ts'
import { DeviceReminders } from '../../messages/shared/device-reminders.tsx'
import { Switch } from '../../ui/form/switch.tsx'
import { useSettings } from './queries.ts'
import { SettingsCard, SettingsTrouble } from './settings-card.tsx'

const notices: readonly { name: SettingName; label: string; hint: string }[] = [
  { name: 'meal_reminders', label: 'Lembretes das refeições', hint: 'Nos horários que você escolheu' },
  { name: 'weekly_tips', label: 'Dicas da semana', hint: 'Na segunda-feira: num aviso ou por e-mail' },
  { name: 'foodscan_reminders', label: 'Lembretes do FoodScan', hint: 'Depois de três dias sem registro' },
  {
    name: 'weekly_summary_mail',
    label: 'Resumo da semana por e-mail',
    hint: 'Na segunda-feira, quando houve registros',
  },
  {
    name: 'monthly_report_mail',
    label: 'Relatório do mês por e-mail',
    hint: 'No dia 1º, com o mês que passou',
  },
]

/** Switches of the notices; `isOver`: neither a trial nor a plan is running, so that no reminder is sent. */
export function NoticesCard({ isOver }: { isOver: boolean }) {
  const { query, change } = useSettings()
  const { data: settings, error } = query
  return (
    <SettingsCard
      title="Avisos"
      note={`Cada chave vale na hora, para todos os seus aparelhos.${isOver ? ' Sem um plano, os lembretes não são enviados.' : ''}`}
    >
      {error && !settings && (
        <SettingsTrouble message={messageOf(error)} onRetry={() => void query.refetch()} />
      )}
      {!error || settings
        ? notices.map(({ name, ...words }) => (
            <Switch
              key={name}
              {...words}
              disabled={!settings}
              checked={settings?.[name] ?? true}
              onChange={({ target }) => change({ [name]: target.checked })}
            />
          ))
        : null}
      {!isOver && <DeviceReminders />}
    </SettingsCard>
  )
}
