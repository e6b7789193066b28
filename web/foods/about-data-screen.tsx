import { PageHeader } from '../ui/page-header.tsx'
import { Screen } from '../ui/screen.tsx'

export function AboutDataScreen() {
  return (
    <Screen>
      <PageHeader title="Sobre os dados" />
    </Screen>
  )
}
