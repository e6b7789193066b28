import { PageHeader } from '../ui/page-header.tsx'
import { Screen } from '../ui/screen.tsx'

export function KitScreen() {
  return (
    <Screen>
      <PageHeader title="Kit" />
    </Screen>
  )
}
