import type { TargetSummary } from '#contract/account/questionnaire.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { Remarks } from './remarks.tsx'

/** Targets without any figure: care, the reasons, and where to get help. */
export function QualitativeTargets({ targets }: { targets: TargetSummary }) {
  return (
    <>
      <p className="text-lg">
        Obrigado por contar. Pelas suas respostas, quem pode cuidar melhor dos seus números é um profissional
        de saúde, então aqui a comida vem sem metas.
      </p>
      <Remarks title="Por que fazemos assim" remarks={targets.reasons} />
      <Card tone="leaf" className="flex flex-col gap-2">
        <h2 className="text-lg font-bold">Onde buscar apoio</h2>
        <p>
          Um nutricionista pode montar um plano com você. Pelo SUS, comece pela Unidade Básica de Saúde mais
          próxima: ela acolhe e encaminha.
        </p>
      </Card>
      <Remarks title="Vale saber" remarks={targets.notices} />
      <p>Receitas, ideias de refeição e o registro dos seus pratos continuam com você, no seu ritmo.</p>
    </>
  )
}
