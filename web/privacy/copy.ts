import type { ConsentPurpose, ConsentSource, DataRecipient } from '#contract/privacy.ts'

/** What each thing that is agreed to is called, and what it means at a glance. */
export const purposeWords: Readonly<Record<ConsentPurpose, { label: string; hint: string }>> = {
  dados_saude_plano: {
    label: 'Dados de saúde',
    hint: 'Peso, condições e alergias, para metas e cardápios',
  },
  fotos_ia: { label: 'Reconhecer fotos com IA', hint: 'Vai só a foto, sem o seu nome' },
  acompanhamento: { label: 'Acompanhamento', hint: 'Recados sobre o seu progresso' },
  marketing_pixel: { label: 'Medir anúncios', hint: 'Páginas e passos, nunca comida nem saúde' },
  aviso_medico: { label: 'Aviso de saúde', hint: 'Que o aplicativo não substitui um profissional' },
  termos: { label: 'Termos e política', hint: 'Aceitos ao criar a conta' },
}

export const sourceWords: Readonly<Record<ConsentSource, string>> = {
  sign_up: 'ao criar a conta',
  questionnaire: 'no questionário',
  privacy_screen: 'em Seus dados',
  banner: 'no aviso de anúncios',
}

export const recipientWords: Readonly<Record<DataRecipient['kind'], (name: string) => string>> = {
  payments: (name) =>
    `${name}: recebe o pagamento. Vão o seu nome, o seu e-mail, o plano e o valor, quando você compra. O cartão você informa só a ele.`,
  mail: (name) =>
    `${name}: entrega os e-mails. Vão o seu endereço e o texto de cada mensagem, com os números do resumo ou do relatório que você deixou ligado.`,
  vision: (name) =>
    `${name}: reconhece alimentos em fotos. Vai só a foto, sem nome, e-mail ou identificador, e só se você autorizar.`,
  pixel: (name) => `${name}: mede anúncios, só se você aceitar. O que vai está na seção seguinte.`,
}
