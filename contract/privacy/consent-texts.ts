/** A consent text. Each consent stores the version and hash of its text, so a changed text needs a new version. */
export interface ConsentText {
  readonly version: string
  readonly text: string
}

export const consentTexts = {
  termos: {
    version: '2026-11',
    text: 'Tenho 18 anos ou mais e aceito os Termos de Uso e a Política de Privacidade.',
  },
  aviso_medico: {
    version: '2026-11',
    text: 'Entendo que o aplicativo oferece sugestões educativas e não realiza prescrição dietética, que é atividade do nutricionista (Lei 8.234/1991). Em caso de gestação, amamentação, doença, uso de medicamentos ou alergia grave, vou procurar um profissional.',
  },
  dados_saude_plano: {
    version: '2026-11',
    text: 'Autorizo o uso dos dados de saúde que informei (como peso, condições, medicamentos e alergias) para calcular minhas metas e sugestões de cardápio, e de forma anonimizada em estatísticas. Posso retirar esta autorização quando quiser.',
  },
  acompanhamento: {
    version: '2026-11',
    text: 'Aceito receber mensagens de acompanhamento sobre o meu progresso. É opcional.',
  },
  fotos_ia: {
    version: '2026-11-2',
    text: 'Autorizo o envio da foto do prato ou do rótulo, sem meu nome nem meus dados, a um serviço de inteligência artificial que apenas identifica os alimentos ou copia o que está impresso no rótulo. Posso retirar esta autorização quando quiser e usar palavras.',
  },
  marketing_pixel: {
    version: '2026-11',
    text: 'Autorizo avisar a Meta (Facebook e Instagram) das páginas que abro e de passos como gerar uma dieta ou comprar um plano, para medir anúncios. Meu nome, meu e-mail, o que como e minha saúde não vão. Posso retirar quando quiser.',
  },
} as const satisfies Record<string, ConsentText>

/** Disclaimer under every plan and every scan. */
export const disclaimer =
  'Estimativas educativas geradas por software a partir de tabelas públicas de composição de alimentos. Não substituem consulta, diagnóstico ou prescrição de nutricionista ou médico. Em caso de gestação, amamentação, doença, uso de medicamentos ou alergia grave, procure um profissional. Emergência: 192.'

export const tableCitation =
  'Valores: TACO 4ª ed. (NEPA/UNICAMP, 2011). Medidas caseiras: POF 2008-2009 (IBGE).'

/** Follows `tableCitation` where logged meals are summed; menus and recipes use the Brazilian tables only. */
export const otherTableCitation = 'Alimentos que elas não têm: USDA FoodData Central.'
