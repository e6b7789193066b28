/** Nutrient of a mark: energy, protein, fiber, water. */
export type ChartTone = 'energy' | 'protein' | 'fiber' | 'water'

/** A filled mark means goal reached, a hollow one missed: the two differ without colour. */
export const wholeMarks: Record<ChartTone, string> = {
  energy: 'fill-folha stroke-folha',
  protein: 'fill-goiaba stroke-goiaba',
  fiber: 'fill-acai stroke-acai',
  water: 'fill-ceu stroke-ceu',
}
export const hollowMarks: Record<ChartTone, string> = {
  energy: 'fill-folha/20 stroke-folha',
  protein: 'fill-goiaba/20 stroke-goiaba',
  fiber: 'fill-acai/20 stroke-acai',
  water: 'fill-ceu/20 stroke-ceu',
}
export const swatches: Record<ChartTone, string> = {
  energy: 'bg-folha',
  protein: 'bg-goiaba',
  fiber: 'bg-acai',
  water: 'bg-ceu',
}
