import { PageHeader } from '../ui/page-header.tsx'
import { Screen } from '../ui/screen.tsx'

export function RecipesScreen() {
  return (
    <Screen>
      <PageHeader title="Receitas" />
    </Screen>
  )
}
