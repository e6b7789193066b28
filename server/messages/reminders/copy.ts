import { brand } from '#contract/brand.ts'
import type { PushedNotice, ReminderKind } from '#contract/messages/reminders.ts'
import { greet, type MailContent } from '../../adapters/mail/mail-content.ts'
import type { MealKind } from './rules.ts'

/**
 * Texts for a lock screen that anyone may see: without food, numbers, illness or progress. All accounts get the same
 * text on the same day, so it reveals nothing about its recipient.
 */
const meals: Readonly<Record<MealKind, { readonly title: string; readonly bodies: readonly string[] }>> = {
  cafe_manha: {
    title: 'Hora do café da manhã ☕',
    bodies: [
      'Bom dia! Um momento seu para começar.',
      'Bom dia! Quando puder, a mesa espera.',
      'Comece com calma: o dia tem tempo.',
    ],
  },
  almoco: {
    title: 'Hora do almoço 🍽️',
    bodies: [
      'Uma pausa para comer com calma.',
      'Se der, sente e deixe a tela de lado.',
      'Hora de parar um pouco.',
      'Bom apetite!',
    ],
  },
  jantar: {
    title: 'Hora do jantar 🌙',
    bodies: [
      'Boa noite! Feche o dia à mesa.',
      'Um momento tranquilo para o fim do dia.',
      'Bom apetite, e boa noite.',
    ],
  },
}

const foodscans = [
  'Quando quiser, conte o próximo prato: uma foto ou uma frase bastam.',
  'Seu diário continua aqui. Uma foto do prato e pronto.',
] as const

const dayMs = 86_400_000

/** Returns the text for a date (`YYYY-MM-DD`), the same for every account. The next text follows every `days` days. */
function ofDay<T>(variants: readonly T[], date: string, days = 1): T {
  const place = Math.floor(Date.parse(`${date}T00:00:00Z`) / (days * dayMs))
  return variants[place % variants.length]!
}

export function noticeOf(kind: ReminderKind, date: string): PushedNotice {
  const tag = `${kind}-${date}`
  if (kind === 'weekly_tip') {
    return { title: 'Dica da semana 🌱', body: tipOf(date), tag, path: '/app' }
  }
  if (kind === 'foodscan') {
    return { title: 'Que tal um FoodScan? 📷', body: ofDay(foodscans, date), tag, path: '/scan' }
  }
  const { title, bodies } = meals[kind]
  return {
    title,
    body: ofDay(bodies, date),
    tag,
    path: '/app',
    actions: [
      { action: 'scan', title: 'Escanear', path: `/scan?refeicao=${kind}` },
      { action: 'eaten', title: 'Já comi', path: `/app?comi=${kind}&dia=${date}` },
    ],
  }
}

export const testNotice: PushedNotice = {
  title: 'Aviso de teste ✅',
  body: 'Funcionou: os lembretes chegam a este aparelho.',
  tag: 'test',
  path: '/horarios',
}

export function tipMail(name: string, monday: string, appLink: string): MailContent {
  return {
    subject: 'Uma ideia para a sua semana',
    greeting: greet(name),
    paragraphs: [tipOf(monday)],
    action: { label: `Abrir o ${brand.name}`, url: appLink },
    footnote: 'Do Guia Alimentar para a População Brasileira, do Ministério da Saúde.',
  }
}

/** Returns the tip of the week that begins on this Monday. 1970-01-01 was a Thursday, hence the 3 days added. */
export function tipOf(monday: string): string {
  const place = Math.floor((Date.parse(`${monday}T00:00:00Z`) / dayMs + 3) / 7)
  return tips[place % tips.length]!
}

/**
 * Weekly tips after the Guia Alimentar para a População Brasileira, 2nd edition, Ministério da Saúde, 2014: its ten
 * steps (pages 125 to 128) and chapters 2 to 5. There are 53, so that none repeats within a year. None mentions weight
 * or energy, or asks for a food that some people must not eat.
 */
export const tips: readonly string[] = [
  'Faça de alimentos in natura ou minimamente processados a base do que você come.',
  'Arroz com feijão é uma combinação completa, barata e nossa. Sirva sem medo.',
  'Óleo, sal e açúcar rendem mais em pequenas quantidades, para temperar e cozinhar.',
  'Coma devagar e com atenção: a refeição rende mais quando a tela fica de lado.',
  'Sempre que puder, coma em companhia. A conversa também faz parte do prato.',
  'Comer em horários parecidos todos os dias ajuda o corpo a se organizar.',
  'Na feira, o que está na época costuma ser mais gostoso e mais barato.',
  'Água é a melhor bebida para a sede. Deixe uma garrafa à vista.',
  'Planeje as compras da semana: a lista evita correria e desperdício.',
  'Cozinhar é uma habilidade que se aprende aos poucos. Escolha uma receita nova.',
  'Divida as tarefas da cozinha: com todos ajudando, sobra tempo para comer juntos.',
  'Leia a lista de ingredientes: quando é longa e cheia de nomes estranhos, é ultraprocessado.',
  'Fora de casa, restaurantes de comida feita na hora, como os por quilo, são boa escolha.',
  'Varie os feijões: carioca, preto, fradinho, verde, branco. Cada um tem seu sabor.',
  'Varie as verduras da semana: couve, agrião, chicória, espinafre, almeirão.',
  'Frutas inteiras sustentam mais do que o suco delas.',
  'Ervas frescas, alho e cebola dão sabor e pedem menos sal.',
  'Um lugar limpo e tranquilo para comer muda a refeição. Arrume a mesa, mesmo para um.',
  'Desconfie de promessas na propaganda de comida: ela existe para vender.',
  'Cozinhe feijão para a semana e congele em porções.',
  'Batata-doce, mandioca, cará e inhame também são comida de todo dia.',
  'Água com rodelas de fruta ou folhas de hortelã fica refrescante sem precisar de açúcar.',
  'Uma horta pequena na janela já rende cheiro-verde, manjericão e hortelã.',
  'Legumes refogados em pouco óleo ficam prontos em minutos.',
  'Coma com calma e perceba se ainda quer mais: repetir também faz parte.',
  'Troque receitas com quem você gosta: elas contam a história da família.',
  'Guarde as sobras bem tampadas na geladeira. O almoço de amanhã agradece.',
  'Prefira comprar em feiras e mercados onde o alimento fresco ocupa a maior parte.',
  'A cor do prato é boa guia: quanto mais cores de verduras e legumes, maior a variedade.',
  'Macarrão com molho de tomate feito em casa leva poucos minutos e poucos ingredientes.',
  'Leve uma fruta na bolsa: é o lanche que não precisa de embalagem.',
  'Milho, abóbora e quiabo são da nossa terra. Coloque um deles no prato desta semana.',
  'Caldo feito em casa, com legumes e ervas, substitui os cubinhos prontos.',
  'Deixe os alimentos frescos à vista e ao alcance: eles acabam sendo os escolhidos.',
  'Comer é mais do que nutrientes: é sabor, cultura e encontro.',
  'Cuscuz, tapioca e mandioca cozida são cafés da manhã com história.',
  'Lave bem as mãos e os alimentos antes de preparar. A cozinha segura começa aí.',
  'Salada primeiro ou junto, tanto faz: o que conta é ela estar no prato.',
  'Sopas juntam o que há na geladeira numa refeição inteira.',
  'Um prato simples, feito em casa, já é uma boa refeição.',
  'Reserve uma hora da semana para adiantar o preparo: lavar folhas, picar, cozinhar.',
  'Fruta da estação é boa sobremesa.',
  'Coma sem pressa, sentindo o sabor: a refeição é uma pausa do dia.',
  'Comida regional é patrimônio. Prove algo do lugar onde você está.',
  'Ao comprar pão, prefira o de padaria, feito com farinha, água, sal e fermento.',
  'Cozinhar em maior quantidade e congelar é o seu próprio prato pronto.',
  'Molho de limão e azeite tempera a salada sem precisar de frasco pronto.',
  'Experimente uma verdura que você nunca preparou.',
  'Refeições feitas à mesa rendem mais conversa do que as feitas em frente à TV.',
  'Compre direto de quem planta quando houver perto: feiras de produtores e orgânicos.',
  'Panela de pressão economiza tempo e gás no feijão, nos grãos e nas raízes.',
  'Marmita de casa leva o seu tempero para o trabalho: sobras do jantar já servem.',
  'Olhe com crítica o que se diz sobre comida na internet: prefira fontes confiáveis.',
]
