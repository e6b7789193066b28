import * as control from './control-signs.ts'
import * as eating from './eating-signs.ts'
import { anyOf, type SignRule, rulesOf, sign } from './sign.ts'

const { plain, asks } = rulesOf('transtorno_alimentar')

const bodily = anyOf(control.thinSigns, control.bodyHate, control.thinIdeal)

/** Signs of a distorted body image and of treatment. */
export const bodyRules: readonly SignRule[] = [
  // Body.
  plain([control.calledThin, control.feelsFat], { within: 30 }),
  plain(
    [
      sign('(?:acordo|acordei|faco xixi|bebo agua)(?: \\|)? (?:me )?peso'),
      sign('(?:faco xixi|bebo agua|como|banho)(?: \\|)? (?:me )?peso'),
    ],
    { within: 14 },
  ),
  plain(
    [
      sign('(?:ganhei|engordei) na internacao|me obrigaram (?:a (?:comer|engordar))?'),
      sign('perder|internac\\w+|kg'),
    ],
    { within: 14 },
  ),
  plain([
    sign(
      'a mais magra d[aeo] (?:sala|turma|escola|familia|casa|grupo)|so osso (?:e|fica) bonit[ao]|peso da (?:quarta|quinta|sexta|setima) serie',
    ),
  ]),
  plain(
    [
      sign('restritiv[ao]|bulimic[ao]|purgativ[ao]'),
      sign('psiquiatra|psicolog[ao]|diagnostic\\w+|laudo|subtipo'),
    ],
    { within: 14, unless: sign('respirat\\w+|pulm\\w+|dieta restritiva por') },
  ),
  plain([control.feelsFat, control.weighedOnly], { within: 40 }),
  plain([anyOf(control.thinSigns), control.feelsFat], { within: 30, unless: control.sharedMeal }),
  plain([sign('(?:pernas|coxas) (?:\\w+ ){0,3}nao (?:se )?(?:toc|encost|junt)\\w*')]),
  asks([
    sign(
      'espelhos? (?:\\w+ ){0,4}cobert\\w+|cobri (?:\\w+ )?espelhos?|medindo minha (?:coxa|barriga|cintura)|osso d[oa] quadril|corpo pequeno|uniforme (?:do|de quando|da) (?:fundamental|escola|crianca)',
    ),
  ]),
  asks([control.thinIdeal], { unless: sign('frango|porco|sopa|caldo|fortes') }),
  asks([control.bodyHate, control.thinSigns]),
  asks([control.bodyHate], { unless: sign('k+|rs|academia|pos parto|cicatriz') }),
  asks([control.bodyChecks, control.manyTimes], {
    unless: sign('pressao|glicose|glicemia|temperatura|dextro'),
  }),
  plain([control.treatment], {
    unless: sign('minha filha|meu filho|paciente\\w*|estagi\\w+|sou psic\\w+|sou nutri\\w+|estudo'),
  }),
  plain([control.hidesNumbersWish, control.carers], { within: 24 }),
  asks([control.hidesNumbersWish], {
    unless: sign('perder|preciso|balanca (?:de cozinha|quebr\\w+)|quebr\\w+|ver o peso'),
  }),
  plain([control.moodMedicine, control.foodEpisodes], {
    within: 14,
    unless: sign('panico|ansiedade|enxaqueca|tdah|convuls\\w+|fumar'),
  }),
  asks([control.admitted, control.relapse]),
  plain(
    [
      sign('(?:pass|cheg|engord|ganh)\\w+ (?:de |a |mais )?(?:\\w+ )?\\d\\d ?(?:kg|quilos)|engord(?:ar|o)'),
      sign('me mato(?! d)|prefiro morrer'),
    ],
    { within: 10, unless: sign('k+|rs') },
  ),
  asks([control.admitted, control.starved], {
    within: 24,
    unless: sign(
      'pneumonia|covid|apendic\\w+|cirurgia|parto|avc|infarto|alcool\\w*|dengue|bebe|cancer|pancreat\\w+',
    ),
  }),
  plain([sign('internaram|internad[ao]'), sign('3\\d ?kg|peso|magr\\w+|nao comer|sem comer|transtorno')], {
    within: 14,
    unless: sign('covid|cirurgia|cancer|pancreat\\w+'),
  }),
  plain(
    [
      sign(
        '(?:nao me deixam|acompanhad[ao]|nao (?:posso|fico)) (?:\\w+ ){0,4}(?:sozinh[ao] )?(?:n?o |a[o] |ir n?o )?banheiro',
      ),
    ],
    { unless: sign('cadeirante|muleta\\w*|queda\\w*|cair|cirurgia|idos\\w+') },
  ),
  plain([control.relapse, control.relapseOf], {
    within: 16,
    unless: sign('dieta|regime|fumar|cigarro|bebida|alcool|refrigerante|chocolate|cancer|doce'),
  }),
  plain([control.lossWithSymptoms, control.sizeOrWeight], {
    within: 18,
    unless: sign('menopausa|covid|anticoncepcional|diu|sop'),
  }),
  plain([sign('todo mundo|dizem|familia'), control.keepsThin]),
  asks([control.keepsThin], { unless: sign('fumar|cigarro|pos parto') }),
  plain([sign('imc|3\\d ?(?:kg|quilos)'), control.keepsThin]),
  plain([sign('psiquiatra junto|so me atende de novo com psiquiatra'), sign('imc|nutri\\w*|peso')]),
  plain([sign('nao como ate folgar|se (?:a )?roupa aperta'), sign('nao (?:como|saio|janto)')], {
    within: 18,
  }),
  plain([sign('igual passarinho|como passarinho'), eating.pride]),
  asks([bodily, eating.fasts]),
  asks([sign('(?:limpa|sem) (?:a )?purg\\w+|limpa da (?:mia|ana)')]),
]
