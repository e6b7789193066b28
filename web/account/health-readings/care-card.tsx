import type { HealthConcern } from '#contract/account/health-readings.ts'
import { careTextOf } from '#nutrition/safety/eating-care.ts'
import { Banner } from '../../ui/overlay/banner.tsx'

/** Help with what a text may mean; renders nothing without a concern. */
export function CareCard({ concerns }: { concerns: readonly HealthConcern[] }) {
  const care = careTextOf(...concerns.map(({ key }) => key))
  if (care === null) return null
  return <Banner title="Se anda difícil, há ajuda">{care} Se não for isso, é só seguir.</Banner>
}
