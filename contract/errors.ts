import { accountErrors } from './account/errors.ts'
import { billingErrors } from './billing/errors.ts'
import { dayErrors } from './day/errors.ts'
import { menusErrors } from './menus/errors.ts'
import { messagesErrors } from './messages/errors.ts'
import { privacyErrors } from './privacy/errors.ts'
import { recipesErrors } from './recipes/errors.ts'
import { reportsErrors } from './reports/errors.ts'
import { scansErrors } from './scans/errors.ts'

/**
 * All error codes of the API with HTTP status and Portuguese text: the codes of requests in general, and the codes of
 * each area. `{name}` in a text is replaced by the error's value of that name.
 */
export const errors = {
  malformed_json: {
    status: 400,
    detail: 'Não foi possível ler o pedido: o JSON está incompleto ou inválido.',
  },
  validation_failed: { status: 422, detail: 'Alguns campos precisam de ajuste.' },
  unsupported_media_type: { status: 415, detail: 'Tipo de conteúdo não aceito. Use {expected}.' },
  payload_too_large: { status: 413, detail: 'O envio passa do limite de {limit}.' },
  connection_too_slow: {
    status: 408,
    detail:
      'A conexão está lenta demais e o envio parou no meio. Nada do que você digitou ou fotografou se perdeu: tente de novo com um sinal melhor.',
  },
  unknown_host: { status: 421, detail: 'Este endereço não é o deste aplicativo. Abra {origin}.' },
  cross_site_request: { status: 403, detail: 'Pedido vindo de outro site foi recusado.' },
  not_found: { status: 404, detail: 'Não encontramos o que você procura.' },
  method_not_allowed: { status: 405, detail: 'Este endereço não aceita essa operação.' },
  rate_limited: { status: 429, detail: 'Muitas tentativas. Tente novamente em {wait}.' },
  internal_error: { status: 500, detail: 'Algo deu errado do nosso lado. Tente novamente em instantes.' },
  database_unavailable: {
    status: 503,
    detail: 'Estamos sem acesso aos dados agora. Tente novamente em instantes.',
  },
  storage_unavailable: {
    status: 503,
    detail: 'Estamos sem acesso às fotos agora. Tente novamente em instantes.',
  },
  out_of_space: {
    status: 507,
    detail:
      'Estamos sem espaço para guardar coisas novas agora. O que você já tinha está guardado; tente de novo em alguns minutos.',
  },
  busy: {
    status: 503,
    detail:
      'Há muita gente pedindo isto agora. Nada do que você enviou ou digitou se perdeu: tente de novo em instantes.',
  },
  not_ready: { status: 503, detail: 'O serviço ainda está iniciando.' },
  shutting_down: { status: 503, detail: 'Esta cópia do serviço está encerrando.' },
  ...accountErrors,
  ...billingErrors,
  ...dayErrors,
  ...menusErrors,
  ...messagesErrors,
  ...privacyErrors,
  ...recipesErrors,
  ...reportsErrors,
  ...scansErrors,
} as const satisfies Record<string, { status: number; detail: string }>

/** Text of `trial_expired` on a scan, for accounts that never had a plan. */
export const scanTrialOver = 'Trial expirado. Faça upgrade para continuar usando FoodScan.'

/** Appended to the refusal of a photo when the next photo without a plate on that day will cost a scan. */
export const lastFreeRefusal =
  'Já são {count} fotos hoje sem um prato que desse para ler: a partir da próxima, cada uma usa 1 scan.'

/** Appended to the refusal of a photo that cost a scan. `{count}`: number of photos without a plate today. */
export const refusalCharged =
  'Esta foto usou 1 scan, porque é a {count}ª de hoje sem um prato que desse para ler. Se contar agora o que tem no prato, não gasta outro.'

/** Text of `weight_unlikely` for a weight that is unlikely for the height. */
export const weightUnlikelyForHeight = 'Confere? {weight}\u00a0kg é um peso incomum para a sua altura.'

/** Text of `questionnaire_required` on a weigh-in: the questionnaire includes the consent to store health data. */
export const weightNeedsQuestionnaire =
  'Complete o questionário para registrar seu peso: é nele que você autoriza o uso de dados de saúde.'

/** Text of `invalid_credentials` for forms with only a password. */
export const wrongPassword = 'Senha incorreta. Confira e tente de novo.'

export type ErrorCode = keyof typeof errors

/** Returns the text of an error with `{name}` placeholders replaced; a placeholder without a value becomes empty. */
export function errorDetail(code: ErrorCode, values: Readonly<Record<string, string | number>> = {}): string {
  return fillPlaceholders(errors[code].detail, values)
}

/** Replaces `{name}` placeholders; a placeholder without a value becomes empty. */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}
