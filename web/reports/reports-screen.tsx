import { useEffect } from 'react'
import { AccessGate } from '../billing/access-gate.tsx'
import { track } from '../tracking/track.ts'
import { Card } from '../ui/card.tsx'
import { StallInAssembly } from '../ui/stall-in-assembly.tsx'

export function ReportsScreen() {
  useEffect(() => track('ReportView'), [])
  return (
    <StallInAssembly
      title="Relatórios"
      promise="Aqui você vai ver a semana e o mês de longe: o que apareceu no prato e como ficou perto das suas metas."
      goods={['Médias de energia, proteína e fibras', 'Os alimentos que mais aparecem']}
    >
      <AccessGate
        entitlement="advanced_reports"
        title="Análise avançada"
        description="Semana e mês lado a lado, e o relatório em PDF. Também está em montagem."
      >
        <Card aria-labelledby="analise-avancada" className="flex flex-col gap-1">
          <h2 id="analise-avancada" className="text-lg font-bold">
            Análise avançada
          </h2>
          <p>Semana e mês lado a lado, e o relatório em PDF. Também está em montagem; o seu plano abre.</p>
        </Card>
      </AccessGate>
    </StallInAssembly>
  )
}
