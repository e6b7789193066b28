import { distressCareText } from './eating-care.ts'
import {
  hasDiabetes,
  hasHeartProblem,
  hasHypertension,
  isCeliac,
  isPregnant,
  takesAnticoagulants,
  takesInsulin,
  type HealthFacts,
} from './health-facts.ts'
import type { FindingCode } from './health-findings.ts'
import type { Notice } from './notice.ts'

interface HealthNotice extends Notice {
  readonly when: (facts: HealthFacts) => boolean
}

const declares = (code: FindingCode) => (facts: HealthFacts) => facts.declared.includes(code)

const notices: readonly HealthNotice[] = [
  {
    code: 'sofrimento_intenso',
    when: declares('sofrimento_intenso'),
    text: distressCareText,
  },
  {
    code: 'pre_natal',
    when: isPregnant,
    text: 'Siga o pré-natal: é ele que acompanha o ganho de peso e as suas necessidades. Deixamos de fora álcool, carnes, peixes e ovos crus, fígado, peixes com mais mercúrio, atum, queijos frescos e mofados e chás; prefira leite e queijos pasteurizados e até 200 mg de cafeína por dia (cerca de 2 xícaras de café).',
  },
  {
    code: 'insulina',
    when: takesInsulin,
    text: 'Você usa insulina: mudar a quantidade de carboidrato pode causar hipoglicemia. Não altere doses por conta própria e mostre estas metas a quem acompanha você antes de segui-las.',
  },
  {
    code: 'diabetes',
    when: hasDiabetes,
    text: 'Distribuímos o carboidrato ao longo do dia e damos preferência a alimentos integrais. Mostre as metas a quem acompanha sua glicemia.',
  },
  {
    code: 'hipertensao',
    when: hasHypertension,
    text: 'As sugestões usam pouco sal e deixam de fora embutidos, carnes salgadas e instantâneos. O limite de sódio do dia já inclui o sal do preparo.',
  },
  {
    code: 'estatinas',
    when: (facts) => facts.medications.includes('statinas'),
    text: 'Toranja (grapefruit) pode alterar o efeito de algumas estatinas. Confirme com o seu médico ou farmacêutico.',
  },
  {
    code: 'anticoagulantes',
    when: takesAnticoagulants,
    text: 'Com anticoagulantes, o importante é manter parecida, de um dia para o outro, a quantidade de folhas verdes, sem cortar de vez. Fale com o seu médico antes de mudar a rotina.',
  },
  {
    code: 'levotiroxina',
    when: (facts) => facts.medications.includes('levotiroxina') || facts.declared.includes('tireoide'),
    text: 'A levotiroxina costuma ser tomada em jejum, de 30 a 60 minutos antes do café da manhã. Siga a orientação que você recebeu.',
  },
  {
    code: 'problemas_cardiacos',
    when: hasHeartProblem,
    text: 'Com um problema cardíaco, não sugerimos metas maiores para dias de treino. Confirme exercícios e líquidos com o seu cardiologista.',
  },
  {
    code: 'hipoglicemia',
    when: declares('hipoglicemia'),
    text: 'Com hipoglicemia, refeições regulares ajudam, e a causa merece acompanhamento. Se sentir tremor, suor frio ou confusão, siga a orientação que você recebeu ou procure atendimento.',
  },
  {
    code: 'glp1',
    when: declares('glp1'),
    text: 'Com esse medicamento a fome diminui, e comer o suficiente vira parte do cuidado. Mostre estas metas a quem receitou, sobretudo a de proteína.',
  },
  {
    code: 'inibidor_de_apetite',
    when: declares('inibidor_de_apetite'),
    text: 'Com inibidor de apetite, a fome deixa de ser um bom guia. Mostre estas metas a quem receitou.',
  },
  {
    code: 'imao',
    when: declares('imao'),
    text: 'Com inibidores da MAO, alimentos maturados e fermentados podem subir a pressão de repente. Deixamos de fora queijos maturados, embutidos, shoyu e bebidas fermentadas; confirme a lista completa com o seu médico.',
  },
  {
    code: 'litio',
    when: declares('litio'),
    text: 'Com lítio, o importante é manter parecidos, de um dia para o outro, o sal e a água. Fale com o seu médico antes de mudar a alimentação.',
  },
  {
    code: 'corticoides',
    when: (facts) => facts.medications.includes('corticoides') || facts.declared.includes('corticoides'),
    text: 'Corticoides podem mexer com o apetite, o inchaço e a glicose. Passado o uso, atualize suas respostas.',
  },
  {
    code: 'fragilidade',
    when: declares('fragilidade'),
    text: 'Fraqueza e quedas merecem uma avaliação. Um médico, nutricionista ou fisioterapeuta ajuda a recuperar força com segurança.',
  },
  {
    code: 'cirurgia_recente',
    when: (facts) => facts.recentSurgeries === 'outra',
    text: 'Depois de uma cirurgia recente, confirme com a equipe que acompanha você se estas metas servem para este momento.',
  },
  {
    code: 'outra_condicao',
    when: (facts) => facts.conditions.includes('outro') || facts.medications.includes('outro'),
    text: 'Você informou outra condição ou medicamento, e o cálculo pode não considerar tudo. Confirme as metas com um profissional de saúde.',
  },
  {
    code: 'alergias_graves',
    when: (facts) => facts.conditions.includes('alergias_graves') || facts.declared.includes('alergia_grave'),
    text: 'Com alergia grave, confira sempre o rótulo e o preparo: nenhuma análise do aplicativo garante que um prato é seguro.',
  },
  {
    code: 'gluten_contaminacao',
    when: (facts) =>
      facts.allergies.includes('Glúten') || facts.intolerances.includes('Glúten') || isCeliac(facts),
    text: 'Deixamos de fora trigo, centeio, cevada, malte e aveia. Em caso de doença celíaca, confira também a contaminação cruzada no preparo.',
  },
  {
    code: 'frutos_do_mar',
    when: (facts) => facts.allergies.includes('Frutos do mar'),
    text: 'Por segurança, a alergia a frutos do mar também deixa de fora os peixes.',
  },
  {
    code: 'vegano_b12',
    when: (facts) => facts.styles.includes('Vegano'),
    text: 'Sem alimentos de origem animal, a vitamina B12 precisa vir de alimentos fortificados ou suplemento. Converse com um nutricionista.',
  },
  {
    code: 'refluxo',
    when: (facts) => facts.digestiveIssues.includes('Refluxo'),
    text: 'Com refluxo, refeições menores e mais frequentes costumam cair melhor. Deixamos de fora frituras, álcool, café, chocolate, pimenta, tomate e frutas ácidas.',
  },
  {
    code: 'diarreia',
    when: (facts) => facts.digestiveIssues.includes('Diarreia'),
    text: 'Com diarreia, deixamos de fora frituras, álcool, café, pimenta e alimentos com lactose. Se ela durar mais de alguns dias, ou vier com sangue ou febre, procure um médico.',
  },
  {
    code: 'intestino_irritavel',
    when: (facts) => facts.digestiveIssues.includes('Síndrome do intestino irritável'),
    text: 'Deixamos de fora alimentos ricos em FODMAPs. Essa restrição não deve durar muito: um nutricionista ajuda a reintroduzi-los.',
  },
]

/** Returns the notices that apply to a person's health and medication answers, most important first. */
export function healthNoticesOf(facts: HealthFacts): Notice[] {
  return notices.filter(({ when }) => when(facts)).map(({ code, text }) => ({ code, text }))
}
