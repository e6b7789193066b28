import type { AuditEventKind } from '#contract/privacy/audit-log.ts'
import type { ConsentPurpose, ConsentSource, DataRecipient } from '#contract/privacy/consents.ts'

/** Label and short explanation of each consent. */
export const purposeTexts: Readonly<Record<ConsentPurpose, { label: string; hint: string }>> = {
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

export const sourceTexts: Readonly<Record<ConsentSource, string>> = {
  sign_up: 'ao criar a conta',
  questionnaire: 'no questionário',
  privacy_screen: 'em Seus dados',
  banner: 'no aviso de anúncios',
}

export const recipientTexts: Readonly<Record<DataRecipient['kind'], (name: string) => string>> = {
  payments: (name) =>
    `${name}: recebe o pagamento. Vão o seu nome, o seu e-mail, o plano e o valor, quando você compra. O cartão você informa só a ele.`,
  mail: (name) =>
    `${name}: entrega os e-mails. Vão o seu endereço e o texto de cada mensagem, com os números do resumo ou do relatório que você deixou ligado.`,
  storage: (name) =>
    `${name}: guarda os arquivos. Vão as fotos dos seus pratos, sem nome nem e-mail, e são apagadas lá no mesmo prazo.`,
  vision: (name) =>
    `${name}: reconhece alimentos em fotos. Vai só a foto, sem nome, e-mail ou identificador, e só se você autorizar.`,
  products: (name) =>
    `${name}: informa os dados de um produto que ainda não conhecemos. Vai só o código de barras, pelo nosso servidor, sem nada sobre você.`,
  pixel: (name) => `${name}: mede anúncios, só se você aceitar. O que vai está na seção seguinte.`,
}

/** Events of the audit log, addressed to the account's owner. */
export const auditEventLabels: Readonly<Record<AuditEventKind, string>> = {
  address_confirmed: 'E-mail confirmado',
  signed_in: 'Entrada na conta',
  sign_in_refused: 'Tentativa de entrar recusada',
  signed_out: 'Saída da conta',
  session_ended: 'Sessão encerrada em um aparelho',
  sessions_ended: 'Saída de todos os aparelhos',
  password_changed: 'Senha trocada',
  password_reset: 'Senha nova por e-mail',
  email_changed: 'E-mail trocado',
  second_factor_added: 'Segunda etapa ligada',
  second_factor_removed: 'Segunda etapa desligada',
  second_factor_refused: 'Código recusado',
  recovery_code_used: 'Código de recuperação usado',
  recovery_codes_made: 'Códigos de recuperação criados',
  factor_reset_asked: 'Pedido para entrar sem a segunda etapa',
  factor_reset_begun: 'Espera para entrar sem a segunda etapa iniciada',
  factor_reset_cancelled: 'Pedido para entrar sem a segunda etapa cancelado',
  passkey_added: 'Chave de acesso incluída',
  passkey_removed: 'Chave de acesso retirada',
  consent_given: 'Autorização dada',
  consent_withdrawn: 'Autorização retirada',
  health_consent_withdrawn: 'Autorização dos dados de saúde retirada',
  data_export_allowed: 'Cópia dos dados pedida',
  data_export_begun: 'Cópia dos dados baixada',
  account_erased: 'Conta apagada',
  quota_reached: 'Cota de scans atingida',
  foreign_account_named: 'Pedido em nome de outra conta recusado',
  admin_refused: 'Acesso à administração recusado',
  admin_acted: 'Alteração feita na administração',
  webhook_refused: 'Aviso de pagamento recusado',
}
