import { StallInAssembly } from '../ui/stall-in-assembly.tsx'

export function DietsScreen() {
  return (
    <StallInAssembly
      title="Dietas"
      promise="Aqui vão ficar as suas sugestões de cardápio para a semana, feitas das suas metas e do que você gosta."
      goods={[
        'Um cardápio por dia, com trocas de um toque',
        'Alergias e restrições respeitadas em cada prato',
        'O resto do dia se ajusta ao que você já comeu',
      ]}
    />
  )
}
