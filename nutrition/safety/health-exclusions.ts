import type { AllergenTag } from '../foods/food.ts'
import type { IdentityId } from '../foods/identity/identity-id.ts'
import type { FoodRule } from './food-rules.ts'
import {
  hasDiabetes,
  hasHighCholesterol,
  hasHypertension,
  isLactating,
  isPregnant,
  type HealthFacts,
} from './health-facts.ts'

/** Foods that a reason excludes, the same for every person. */
export interface ExclusionRule {
  readonly tags?: readonly AllergenTag[]
  readonly rules?: readonly FoodRule[]
  readonly identities?: readonly IdentityId[]
  /** Portuguese text that completes "Deixamos de fora …". */
  readonly text: string
}

/** Foods excluded for the people for whom `when` is true. */
interface HealthExclusion extends ExclusionRule {
  /** `gestacao`: the food also causes a warning on a plate. `saude`: the food is only not suggested. */
  readonly source: 'gestacao' | 'saude'
  readonly answer: string
  readonly when: (facts: HealthFacts) => boolean
}

export const healthExclusions: readonly HealthExclusion[] = [
  {
    source: 'gestacao',
    answer: 'Gestação',
    when: isPregnant,
    tags: ['alcool'],
    rules: ['animal_cru', 'prato_cru', 'figado', 'peixe_com_mercurio'],
    text: 'álcool, carnes, peixes e ovos crus, fígado e peixes com muito mercúrio',
  },
  {
    source: 'saude',
    answer: 'Gestação',
    when: isPregnant,
    rules: [
      'queijo_de_risco',
      'frio_de_risco',
      'broto_cru',
      'preparado_com_alcool',
      'cha_ou_mate',
      'energetico',
      'peixe_a_moderar',
    ],
    text: 'queijos frescos e mofados, frios, patês e defumados, brotos, chás, mate, energéticos e atum',
  },
  {
    source: 'gestacao',
    answer: 'Amamentação',
    when: isLactating,
    tags: ['alcool'],
    rules: ['peixe_com_mercurio'],
    text: 'álcool e peixes com muito mercúrio',
  },
  {
    source: 'saude',
    answer: 'Amamentação',
    when: isLactating,
    rules: ['peixe_a_moderar', 'preparado_com_alcool', 'cha_ou_mate', 'energetico'],
    text: 'atum e outros peixes grandes, chás, mate e energéticos',
  },
  {
    source: 'saude',
    answer: 'Hipertensão',
    when: hasHypertension,
    rules: ['embutido_ou_instantaneo', 'muito_salgado'],
    text: 'embutidos, instantâneos, carnes salgadas e outros alimentos com muito sódio',
  },
  {
    source: 'saude',
    answer: 'Colesterol alto',
    when: hasHighCholesterol,
    rules: ['fritura', 'gordura_saturada', 'toranja'],
    text: 'frituras, empanados, embutidos, miúdos, manteiga, queijos amarelos, cortes gordos e toranja',
  },
  {
    source: 'saude',
    answer: 'Diabetes',
    when: hasDiabetes,
    rules: ['bebida_adocada', 'acucar_ou_doce', 'suco', 'bebida_doce', 'laticinio_adocado'],
    text: 'sucos, água de coco, bebidas adoçadas, açúcar, mel e doces',
  },
  {
    source: 'saude',
    answer: 'Inibidor da MAO',
    when: (facts) => facts.declared.includes('imao'),
    tags: ['alcool'],
    rules: ['rico_em_tiramina'],
    text: 'queijos curados, embutidos, carnes salgadas, shoyu, fava e bebidas alcoólicas',
  },
  {
    source: 'saude',
    answer: 'Condição renal',
    when: hasKidneyCondition,
    rules: ['carambola', 'substituto_de_sal'],
    text: 'carambola e sal com potássio',
  },
  {
    source: 'saude',
    answer: 'Refluxo',
    when: (facts) => facts.digestiveIssues.includes('Refluxo'),
    tags: ['alcool'],
    rules: ['fritura', 'gatilho_de_refluxo', 'irritante'],
    text: 'frituras, álcool, café, chocolate, pimenta, tomate e frutas ácidas',
  },
  {
    source: 'saude',
    answer: 'Diarreia',
    when: (facts) => facts.digestiveIssues.includes('Diarreia'),
    tags: ['alcool', 'lactose'],
    rules: ['fritura', 'bebida_adocada', 'irritante'],
    text: 'frituras, álcool, café, pimenta, bebidas adoçadas e alimentos com lactose',
  },
  {
    source: 'saude',
    answer: 'Intestino irritável',
    when: (facts) => facts.digestiveIssues.includes('Síndrome do intestino irritável'),
    tags: ['fodmap'],
    text: 'alimentos ricos em FODMAPs',
  },
]

function hasKidneyCondition({ conditions, declared }: HealthFacts): boolean {
  return conditions.includes('renal') || declared.includes('renal') || declared.includes('transplante')
}
