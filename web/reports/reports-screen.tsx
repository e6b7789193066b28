import { PageHeader } from '../ui/page-header.tsx'
import { Screen } from '../ui/screen.tsx'

export function ReportsScreen() {
  return (
    <Screen>
      <PageHeader title="Relatórios" />
    </Screen>
  )
}
