import type { Segment } from './segments.ts'

/** Matches a weight that the writer wants to reach, not one to lose. Group 1 is the weight in kg. */
const goal =
  /\b(?:(?:chegar|voltar|descer|baixar|ir)(?: (?!perder|menos|eliminar)\w+){0,4}? (?:a|ao|aos|nos|para|ate)(?: os)?|(?:pesar|bater|meta|alvo|peso dos sonhos|sonho|quero|ficar com)(?: (?!perder|menos|eliminar|emagrecer|secar|baixar|levantar)\w+){0,3}?) (\d\d)(?: \d)? ?(?:kg|kgs|kilos?|quilos?)\b(?! (?:a menos|no|na|de (?:carga|supino|musculo|massa|agachamento|terra|leg|levantamento|barra|rosca|remada|stiff|halter|afundo|desenvolvimento)|em cada|embora))/
/** Matches a height of 1.40 to 1.99 m. One of its groups is the centimetres above one metre. */
const height =
  /\b1 ?(?:m|metro e)? ?([4-9]\d)(?: ?(?:m|cm|de altura))?\b(?! ?(?:kg|quilos|kilos|g|ml|l|km|h|reais))|\b1([4-9]\d) ?(?:cm|centimetros)\b/

/** Body mass index (kg/m²) of moderate thinness, and the least of a healthy adult (WHO 1995). */
const thinness = { moderate: 17, healthy: 18.5 }
/** Below this index the number is hardly a goal weight: "meta: 30 kg" may be a loss. */
const implausible = 12

export interface ThinGoal {
  readonly segment: Segment
  /** False when the goal is only somewhat below a healthy weight or hardly a goal, so that a question is asked. */
  readonly isDangerous: boolean
}

/** Returns the segment with a goal weight below a healthy one for the height in the same text; `null` if none. */
export function thinGoalIn(segments: readonly Segment[]): ThinGoal | null {
  const tall = segments.map(({ text }) => height.exec(text)).find((match) => match !== null)
  if (!tall) return null
  const metres = 1 + Number(tall[1] ?? tall[2]) / 100
  for (const segment of segments) {
    const match = goal.exec(segment.text)
    if (!match) continue
    const index = Number(match[1]) / metres ** 2
    if (index < thinness.healthy)
      return { segment, isDangerous: index < thinness.moderate && index >= implausible }
  }
  return null
}
