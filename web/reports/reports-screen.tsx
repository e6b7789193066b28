import { StallInAssembly } from '../ui/stall-in-assembly.tsx'

export function ReportsScreen() {
  return (
    <StallInAssembly
      title="Relatórios"
      promise="Aqui você vai ver a semana e o mês de longe: o que apareceu no prato e como ficou perto das suas metas."
      goods={[
        'Médias de energia, proteína e fibras',
        'Os alimentos que mais aparecem',
        'Semana e mês lado a lado',
      ]}
    />
  )
}
