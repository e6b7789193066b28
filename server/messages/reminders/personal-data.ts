import type { PersonalData } from '../../platform/personal-data.ts'

export const reminderData: PersonalData = {
  exportedTables: [
    {
      name: 'push_subscriptions',
      file: 'aparelhos-com-avisos',
      by: 'created_at',
      says: 'aparelhos que recebem avisos',
      without: ['endpoint', 'p256dh', 'auth'],
      position: 230,
    },
    {
      name: 'reminder_deliveries',
      file: 'lembretes-enviados',
      by: 'date',
      says: 'lembretes enviados',
      position: 240,
    },
  ],
}
