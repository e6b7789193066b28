/** Table whose rows are exported for their account. */
export interface ExportedTable {
  readonly name: string
  /** File name. */
  readonly file: string
  /** Sort column. */
  readonly by: string
  /** Description for the reader. */
  readonly says: string
  /** Columns not exported: credentials and internal locations. */
  readonly without?: readonly string[]
}

/** Exported tables. Every table with personal data is listed here or in `otherTables`. */
export const exportedTables: readonly ExportedTable[] = [
  {
    name: 'profiles',
    file: 'perfil',
    by: 'name',
    says: 'perfil, respostas do questionário, metas e mudanças nelas',
  },
  { name: 'user_settings', file: 'avisos', by: 'user_id', says: 'quais avisos você quer' },
  { name: 'consents', file: 'autorizacoes', by: 'recorded_at', says: 'o que você autorizou ou retirou' },
  {
    name: 'acts',
    file: 'atividade-da-conta',
    by: 'recorded_at',
    says: 'entradas, senhas, aparelhos e autorizações',
  },
  { name: 'meals', file: 'refeicoes', by: 'date', says: 'refeições e alimentos, em gramas' },
  {
    name: 'meal_entries',
    file: 'refeicoes-recebidas',
    by: 'received_at',
    says: 'refeições que chegaram depois',
  },
  {
    name: 'food_scans',
    file: 'scans',
    by: 'created_at',
    says: 'fotos e descrições de pratos e o que se reconheceu nelas',
    without: ['photo_key', 'photo_sha256'],
  },
  {
    name: 'vision_shares',
    file: 'fotos-lidas',
    by: 'day',
    says: 'quantas fotos um serviço leu por dia e quantas vieram sem prato; dos últimos dois dias',
  },
  { name: 'diet_compliance', file: 'aderencia', by: 'date', says: 'o que você seguiu do plano, dia a dia' },
  { name: 'water_entries', file: 'agua', by: 'date', says: 'água, copo a copo' },
  { name: 'weights', file: 'pesos', by: 'date', says: 'pesos' },
  {
    name: 'weight_postponements',
    file: 'perguntas-de-peso',
    by: 'postponed_at',
    says: 'quando você respondeu “agora não” à pergunta sobre metas e peso',
  },
  { name: 'check_ins', file: 'check-ins', by: 'date', says: 'como você disse que o dia estava' },
  { name: 'recipe_favorites', file: 'favoritas', by: 'created_at', says: 'receitas favoritas' },
  { name: 'user_diets', file: 'dietas', by: 'created_at', says: 'dietas e seus cardápios' },
  {
    name: 'default_diets',
    file: 'primeira-dieta',
    by: 'created_at',
    says: 'quando a primeira dieta foi criada',
  },
  { name: 'week_plans', file: 'planos-da-semana', by: 'week_start', says: 'planos da semana e observações' },
  { name: 'weekly_summaries', file: 'resumos-semanais', by: 'week_start', says: 'médias de cada semana' },
  { name: 'monthly_reports', file: 'relatorios-mensais', by: 'month_start', says: 'médias de cada mês' },
  { name: 'subscriptions', file: 'assinatura', by: 'user_id', says: 'teste, plano e scans usados' },
  { name: 'payments', file: 'pagamentos', by: 'created_at', says: 'compras e pagamentos' },
  { name: 'renewals', file: 'renovacoes', by: 'created_at', says: 'renovações automáticas' },
  {
    name: 'push_subscriptions',
    file: 'aparelhos-com-avisos',
    by: 'created_at',
    says: 'aparelhos que recebem avisos',
    without: ['endpoint', 'p256dh', 'auth'],
  },
  { name: 'reminder_deliveries', file: 'lembretes-enviados', by: 'date', says: 'lembretes enviados' },
  {
    name: 'billing_mails',
    file: 'e-mails-de-pagamento',
    by: 'due_at',
    says: 'e-mails sobre teste e pagamentos',
  },
  {
    name: 'report_mails',
    file: 'e-mails-de-relatorio',
    by: 'due_at',
    says: 'e-mails de resumos e relatórios',
  },
]

/** Tables that are not exported, with the reason. */
export const otherTables: Readonly<Record<string, string>> = {
  users: 'the account itself: told in conta.json by the account',
  sessions: 'told in conta.json by the account, without what a browser proves itself with',
  credentials: 'holds nothing but the scrambled password, which would help whoever guesses it',
  confirmations: 'a link that waits to be tapped, kept as a hash for a day',
  authenticators: 'since when there is one is told in conta.json; the rest is the key that makes its codes',
  recovery_codes: 'how many are left is told in conta.json; they are kept as hashes',
  passkeys: 'told in conta.json by name and days; the rest proves who somebody is',
  trusted_devices: 'what a browser proves itself with, kept as a hash for thirty days',
  sign_in_challenges: 'a sign-in that waits for its code, kept as a hash for ten minutes',
  factor_resets: 'until when it waits is told in conta.json; the rest is what mailed links name',
  presences: 'when a session was last used, which conta.json tells, kept beyond the end of the session',
  due_summaries: 'weeks and months whose averages are yet to be made',
  due_report_mails: 'weeks and months that a mail is yet to tell of',
  data_exports: 'says that this very file is being made',
}

const folder = 'dados'

export function pathOf({ file }: Pick<ExportedTable, 'file'>): string {
  return `${folder}/${file}.json`
}

type Row = Readonly<Record<string, unknown>>

/** Returns the earliest date in these rows. */
export function firstDateOf(rows: readonly Row[], before: string): string {
  const dates = rows.map(({ date }) => date).filter((date) => typeof date === 'string')
  return [before, ...dates].toSorted()[0] ?? before
}

/** Returns the years of the diary, each from its first to its last day. */
export function yearsBetween(from: string, to: string): { year: string; from: string; to: string }[] {
  const first = Number(from.slice(0, 4))
  const count = Number(to.slice(0, 4)) - first + 1
  return Array.from({ length: count }, (_, index) => String(first + index)).map((year) => ({
    year,
    from: [from, `${year}-01-01`].toSorted()[1] ?? from,
    to: [to, `${year}-12-31`].toSorted()[0] ?? to,
  }))
}
