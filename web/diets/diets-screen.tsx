import { PageHeader } from '../ui/page-header.tsx'
import { Screen } from '../ui/screen.tsx'

export function DietsScreen() {
  return (
    <Screen>
      <PageHeader title="Dietas" />
    </Screen>
  )
}
