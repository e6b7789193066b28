/** Address of a page and its heading. */
export interface Place {
  readonly path: string
  readonly heading: string | RegExp
}

/** Pages open to visitors. */
export const openPlaces: readonly Place[] = [
  { path: '/', heading: 'Arroz, feijão e a conta certa.' },
  { path: '/auth', heading: 'Que bom ter você aqui' },
  { path: '/auth#criar-conta', heading: 'Comece com 3 dias grátis' },
  { path: '/auth-success', heading: 'Não deu para confirmar' },
  { path: '/email-confirmation', heading: 'Não deu para confirmar' },
  { path: '/waiting-confirmation', heading: 'Confirme seu e-mail' },
  { path: '/reset-password', heading: 'Este link já não vale' },
  { path: '/reset-password?token=um', heading: 'Crie outra senha' },
  { path: '/onboarding', heading: 'Dados Pessoais' },
  { path: '/paywall', heading: 'Planos' },
  { path: '/trial-expired', heading: 'Quando o teste termina' },
  { path: '/ajuda', heading: 'Ajuda' },
  { path: '/sobre-os-dados', heading: 'Sobre os dados' },
  { path: '/termos', heading: 'Termos de uso' },
  { path: '/privacidade', heading: 'Política de privacidade' },
  { path: '/nao-existe', heading: 'Este prato não está no cardápio' },
]

/** Pages that require a session. */
export const guardedPlaces: readonly Place[] = [
  { path: '/app', heading: /^(Bom dia|Boa tarde|Boa noite), / },
  { path: '/scan', heading: 'FoodScan BR' },
  { path: '/scan?modo=descrever', heading: 'FoodScan BR' },
  { path: '/receitas', heading: 'Receitas' },
  { path: '/receitas/lombo-com-abacaxi', heading: 'Lombo de porco com abacaxi' },
  { path: '/favoritas', heading: 'Favoritas' },
  { path: '/horarios', heading: 'Horários' },
  { path: '/protocolos', heading: 'Protocolos' },
  { path: '/protocolos/marmita', heading: 'Marmita da semana' },
  { path: '/dietas', heading: 'Dietas' },
  { path: '/semana', heading: 'Plano da semana' },
  { path: '/relatorios', heading: 'Relatórios' },
  { path: '/perfil', heading: 'Perfil' },
  { path: '/perfil/seguranca', heading: 'Segurança' },
  { path: '/perfil/seguranca?token=um', heading: 'É você?' },
  { path: '/perfil/seguranca/revisao', heading: 'Acessos da conta' },
  { path: '/pagamentos', heading: 'Pagamentos' },
  { path: '/privacidade/meus-dados', heading: 'Seus dados' },
]
