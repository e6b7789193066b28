import * as control from './control-signs.ts'
import * as eating from './eating-signs.ts'
import { anyOf, type SignRule, rulesOf, sign } from './sign.ts'

const { plain, asks } = rulesOf('transtorno_alimentar')

const sick = sign(
  'virose\\w*|estragad[ao]s?|intoxic\\w+|enjoo\\w*|enjoad[ao]|gravid\\w+|gestac\\w+|labirint\\w+|barco|onibus|viajo|viagem|aviao|ressaca|bebi|bebida|cachaca|ostras?|enxaqueca|passad[ao]|azed\\w+|gastroenterite|rotavirus|febre|bebe|gat[ao]s?|cachorr[ao]|quimio\\w*|migalha|refluxo|mareado|montanha russa|sentia|sentimentos?|magoas?|palavras|terapia',
)
const notPrescribed = anyOf(eating.forWeight, eating.secret, eating.notNeeded)

/** Signs of purging, and of medicines taken against weight. */
export const purgeRules: readonly SignRule[] = [
  // Purging.
  plain(
    [
      sign('ajoelh(?:o|ei|ava)'),
      sign('pizza|sorvete|bolo|pote|inteir[ao]s?|comi|comida|janta|almoco|doces?|chocolate'),
    ],
    { unless: sign('igreja|missa|rez\\w+|orei|oracao|promessa|horta|jardim|limp\\w+|crianca\\w*') },
  ),
  plain([sign('mastig(?:o|uei|ar|ava)'), sign('nao engoli|nao engulo|sem engolir|joguei na sacola')], {
    unless: sign('dente|siso|dur[ao]|nervo|pelanca|garganta|afta'),
  }),
  plain([eating.purges, eating.onPurpose], { unless: sick, within: 18 }),
  plain([eating.purges, eating.afterEating], { unless: sick, within: 14 }),
  plain([eating.purges, eating.coverSound]),
  plain([sign('vaso|privada|banheiro'), eating.coverSound], {
    within: 14,
    unless: sign('banho|reforma|vazamento|encanador'),
  }),
  plain([eating.purges, sign('me odi(?:ei|o|ava)|nojo de mim|quinta vez|de novo quinta|castigo')], {
    unless: sick,
    within: 14,
  }),
  plain([sign('de tanto (?:bot|coloc|jog|vomit|devolv|forc|provoc)\\w+(?: (?:tudo )?para fora)?')], {
    unless: sick,
  }),
  plain([sign('com(?:o|i) e (?:cuspo|cuspi|devolvo|vomito|boto)|mastigo e (?:cuspo|boto)')]),
  plain([sign('dedo(?= \\||$)'), sign('pronto|saiu|depois|de novo')], {
    fields: ['refeicao'],
    within: 6,
    unless: sign('pimenta|moca|cort\\w+|queim\\w+|prosa'),
  }),
  asks([
    sign(
      '(?:fica|me espera|vigia) (?:na|atras da) porta do banheiro|a comida volta|volta (?:e|a comida) (?:\\w+ ){0,2}(?:mastigo|boca)|nada em mim',
    ),
  ]),
  plain([
    sign('(?:hormonio|remedio) d[ae] tireoide|puran|t3|t4'),
    sign('sem ter nada|personal|sem precisar|academia que passou'),
  ]),
  asks([
    sign('cusp(?:o|ir|indo) no (?:pote|balde|copo)|sauna'),
    sign('pesagem|bater (?:o )?peso|saco de lixo'),
  ]),
  plain([eating.purges, eating.bathroom], { unless: sick, within: 16 }),
  plain([eating.purges, eating.secret], { unless: sick }),
  plain([eating.purges, eating.throat], { unless: sick }),
  plain([sign('(?:voltei a|comecei a|parei de|parar de|recomecei a) (?:miar|purgar|vomitar)')], {
    unless: sick,
  }),
  plain([sign('ipeca|ficar com a comida dentro|nao deixo (?:\\w+ )?digerir|purg(?:o|ar|uei|ando)')], {
    unless: sick,
  }),
  plain(
    [
      sign(
        '(?:bot|coloc|jog|mand|ponh|p[ou]nh)\\w* (?:\\w+ )?(?:o |a |meu |minha )?(?:almoco|janta|jantar|comida|cafe|lanche|refeic\\w+|que com\\w+) (?:todo |toda )?(?:para fora|na privada|no vaso)',
      ),
    ],
    { unless: sign('geladeira|freezer|lixo|marmita|quintal|varanda|mesa para fora') },
  ),
  plain([
    sign(
      'nem preciso (?:mais )?d[oe]s? dedos?|(?:capsula|remedio|cha|xarope|po) (?:\\w+ ){0,2}(?:que )?faz vomitar',
    ),
  ]),
  plain(
    [sign('devolv(?:er|o|i|endo|ia) (?:o |a |tudo )?(?:almoco|janta|jantar|comida|que com\\w+|refeic\\w+)')],
    { unless: sign('restaurante|ifood|garcom|estragad\\w+|cru|fresc[ao]|azed\\w+|bebe|engasg\\w+') },
  ),
  plain([sign('(?:estava|foi|parou|terminou|acabou) tudo n[ao] (?:privada|vaso)|sem (?:purgar|miar)')], {
    unless: sick,
  }),
  plain([sign('esofago'), sign('(?:forc|provoc|induz)(?:o|ei|ar|ando|ava)|provoquei')]),
  plain([sign('agua morna com sal'), eating.afterEating]),
  plain(
    [
      sign(
        'nao (?:precisar|ter que) comer|(?:parei|deixei) de comer para (?!nao|trabalh|ir|dormir|assist|ver)\\w+|(?:meu|unico) dia de comer(?: \\|)? os outros (?:dias )?nao',
      ),
    ],
    { unless: sign('fora|na rua|dieta|carne') },
  ),
  plain(
    [
      sign(
        'sem (?:comida|comer) ate (?:a|o) (?!almoco|janta|noite|tarde|hora|exame|cirurgia|fim|meio|fome|lanche)\\w+',
      ),
    ],
    { unless: eating.otherReason },
  ),
  plain([sign('me peso de manha'), sign('(?:de|a) noite')], { within: 10 }),
  asks([sign('sem dormir de (?:medo|ansiedade|nervoso)'), control.foodOrEating]),
  plain([eating.hungerLoved, sign('so (?:durmo|fico bem|relaxo|sossego|consigo dormir)')], { within: 14 }),
  plain([eating.throat, sign('dedos?|com a minha mao')], {
    within: 18,
    unless: sign('espinha|osso|queim\\w+|picando'),
  }),
  asks([anyOf(eating.coverSound), eating.afterEating]),
  asks([eating.bathroom, eating.afterEating, anyOf(eating.secret, sign('horas|demoro'))]),
  asks([sign('chamou de purga|ritual|voltar tudo|nem mastiguei')]),
  asks([eating.throat, eating.onPurpose], {
    unless: sign('cant\\w+|professor\\w+|bruxismo|gritar|aula|refluxo|treino'),
  }),
  asks([
    sign('escova(?: de dentes?)?|dedos?|colher'),
    eating.afterEating,
    sign('errad[ao]|garganta|fundo|goela'),
  ]),
  asks([
    sign(
      'nem (?:esta )?mais em mim|refluxo quem causou fui eu|na volta k+|descer melhor na volta|ultima vez todo dia|pelo ralo',
    ),
  ]),
  // Medicines against weight.
  plain([eating.laxatives, anyOf(eating.excess, eating.forWeight)], {
    unless: eating.laxativeNeed,
    within: 16,
  }),
  plain(
    [
      sign('laxantes?|purgantes?|lacto ?purga|lactopurga|dulcolax|bisalax|bisacodil|guttalax|tamarine'),
      eating.manyPills,
    ],
    {
      unless: eating.laxativeNeed,
      within: 12,
    },
  ),
  plain(
    [
      sign('laxantes?|purgantes?|lacto ?purga|lactopurga|dulcolax|bisacodil|tamarine|sene'),
      sign('depois|em seguida|(?:almoc|jant)ei|comi'),
    ],
    { fields: ['refeicao'], within: 12, unless: eating.laxativeNeed },
  ),
  plain([eating.laxatives, sign('tirar o fim de semana|limpar (?:o que|tudo)|mesmo sem precisar|viva de')]),
  plain([eating.medicineOfOthers, notPrescribed]),
  plain([eating.takes, anyOf(eating.medicineOfOthers), eating.forWeight]),
  asks([eating.takes, eating.medicineOfOthers], {
    within: 14,
    unless: sign('eu (?:mesm[ao] )?(?:so|nao|nada|nunca)|na geladeira'),
  }),
  plain([
    sign(
      'venvanse|ritalina|concerta|anfetamina|puran|levotiroxina|furosemida|lasix|diuretico|hidroclorotiazida',
    ),
    anyOf(eating.notNeeded, sign('vespera da pesagem|antes d[ae] (?:pesagem|me pesar)')),
  ]),
  plain([eating.insulinLess, eating.insulin, eating.forWeight]),
  plain([sign('glicose|glicemia|acucar'), sign('de proposito'), eating.forWeight]),
  plain([sign('(?:glicose|glicemia)(?: \\w+){0,4} de proposito')]),
  plain([
    sign(
      '(?:vende|compro|comprei|consegui|arranjei) (?:\\w+ ){0,3}(?:t3|t4|clembuterol|clenbuterol|sibutramina|anfetamina|anabolizante|puran|ritalina|venvanse)|(?:t3|t4|clembuterol|clenbuterol|sibutramina|ritalina|venvanse) (?:\\| )?(?:\\w+ ){0,2}(?:sem receita|no camelo|na internet|de um colega|del[ea])',
    ),
    eating.forWeight,
  ]),
  plain([eating.laxatives, sign('fim de semana|peguei|meu avo|minha avo')], {
    unless: eating.laxativeNeed,
    within: 16,
  }),
  plain([sign('(?:xarope de )?ipecac\\w*')]),
]
