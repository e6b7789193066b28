/** Column headings of the export. With hidden numbers only the first ones of each list are used. */
export const dayHeadings = {
  quiet: ['Data', 'Dia da semana', 'Refeições', 'Alimentos'],
  figures: [
    'Calorias (kcal)',
    'Meta estimada de calorias (kcal)',
    'Proteína (g)',
    'Meta estimada de proteína (g)',
    'Fibras (g)',
    'Meta estimada de fibras (g)',
    'Aderência ao plano (%)',
    'Scans',
    'Peso (kg)',
    'Água (ml)',
  ],
} as const

export const itemHeadings = {
  quiet: ['Data', 'Hora', 'Refeição', 'Alimento', 'Porção'],
  figures: [
    'Gramas',
    'Calorias (kcal)',
    'Proteína (g)',
    'Carboidratos (g)',
    'Gorduras (g)',
    'Fibras (g)',
    'Grupo NOVA',
    'Fonte',
  ],
} as const

/** Name of a ticked meal of the plan, which is stored as a dish and not as foods. */
export const tickedMealName = 'Refeição do plano, marcada como feita'

export function fileName(what: 'dias' | 'alimentos', from: string, to: string): string {
  return `prato-certo-${what}-${from}-a-${to}.csv`
}
