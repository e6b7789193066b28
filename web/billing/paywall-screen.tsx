import { PageHeader } from '../ui/page-header.tsx'
import { Screen } from '../ui/screen.tsx'

export function PaywallScreen() {
  return (
    <Screen>
      <PageHeader title="Planos" />
    </Screen>
  )
}
