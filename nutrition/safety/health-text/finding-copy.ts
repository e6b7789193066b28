import type { FindingCode } from '../health-findings.ts'

/** Portuguese name of each finding and its effect on the plan, both shown to the person. */
export const findingCopy: Readonly<Record<FindingCode, { label: string; effect: string }>> = {
  gestante: { label: 'Gestação', effect: 'sem déficit de energia' },
  lactante: { label: 'Amamentação', effect: 'sem déficit de energia' },
  pos_parto: { label: 'Pós-parto', effect: 'sem déficit de energia' },
  transtorno_alimentar: { label: 'Relação delicada com a comida', effect: 'sem números de calorias ou peso' },
  renal: { label: 'Condição renal', effect: 'metas só com a sua equipe' },
  hepatica: { label: 'Condição do fígado', effect: 'metas só com a sua equipe' },
  cardiaca: { label: 'Condição do coração', effect: 'sem metas maiores de treino' },
  insuficiencia_cardiaca: {
    label: 'Insuficiência cardíaca',
    effect: 'sem déficit de energia e com pouco sal',
  },
  cancer: { label: 'Acompanhamento oncológico', effect: 'metas só com a sua equipe' },
  transplante: { label: 'Transplante', effect: 'metas só com a sua equipe' },
  diabetes: { label: 'Diabetes', effect: 'carboidrato distribuído, sem bebidas adoçadas e doces' },
  diabetes_1: { label: 'Diabetes tipo 1', effect: 'sem déficit de energia' },
  insulina: { label: 'Uso de insulina', effect: 'sem déficit de energia' },
  hipoglicemia: { label: 'Hipoglicemia', effect: 'sem déficit de energia' },
  celiaca: { label: 'Doença celíaca', effect: 'sem glúten' },
  lactose: { label: 'Intolerância à lactose', effect: 'sem lactose' },
  bariatrica: { label: 'Cirurgia bariátrica', effect: 'metas só com a sua equipe' },
  cirurgia_abdominal: { label: 'Cirurgia abdominal recente', effect: 'metas só com a sua equipe' },
  anticoagulantes: { label: 'Anticoagulante', effect: 'folhas verdes em quantidade parecida todo dia' },
  imao: { label: 'Inibidor da MAO', effect: 'sem queijos maturados, embutidos e fermentados' },
  litio: { label: 'Lítio', effect: 'sem déficit de energia e com sal estável' },
  corticoides: { label: 'Corticoide', effect: 'sem déficit de energia' },
  inibidor_de_apetite: { label: 'Inibidor de apetite', effect: 'sem déficit de energia' },
  glp1: { label: 'Medicamento da classe GLP-1', effect: 'sem déficit de energia' },
  poupador_de_potassio: { label: 'Medicamento que retém potássio', effect: 'sem meta de potássio' },
  erro_inato: { label: 'Erro inato do metabolismo', effect: 'metas só com a sua equipe' },
  menor_de_18: { label: 'Menos de 18 anos', effect: 'sem metas numéricas' },
  fragilidade: { label: 'Fraqueza ou quedas', effect: 'sem déficit de energia' },
  perda_rapida: { label: 'Perda de peso rápida', effect: 'sem déficit de energia' },
  hipertensao: { label: 'Pressão alta', effect: 'com pouco sal' },
  colesterol_alto: { label: 'Colesterol ou triglicerídeos altos', effect: 'com pouca gordura saturada' },
  tireoide: { label: 'Condição da tireoide', effect: 'sem mudança no cálculo' },
  ansiedade_depressao: { label: 'Ansiedade ou depressão', effect: 'ritmo mais leve' },
  alergia_grave: { label: 'Alergia grave', effect: 'só receitas com ingredientes conferidos' },
}

export const careQuestionText = 'Isso exige dieta especial ou acompanhamento?'
