import { PageHeader } from '../ui/page-header.tsx'
import { Screen } from '../ui/screen.tsx'

export function TrialExpiredScreen() {
  return (
    <Screen>
      <PageHeader title="Seu período de teste terminou" />
    </Screen>
  )
}
